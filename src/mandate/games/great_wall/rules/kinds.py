"""The kinds of frames: everything that can happen, and everything that can be asked, in this game.

Each has its steps, or its question with options and answer, in the table `KINDS` of the file of its rule;
`flow` puts the tables together and refuses to begin if one is missing.
"""

from __future__ import annotations

from enum import StrEnum


class FrameKind(StrEnum):
    """What a frame is; records of states, questions on the wire and messages call it by its value."""

    # the game and its Years
    GAME = "game"
    SETUP = "setup"
    SETUP_CHOOSE = "setup.choose"
    YEAR = "year"
    SPRING = "spring"
    SUMMER = "summer"
    FALL = "fall"
    WINTER = "winter"
    EVENT = "event"

    # Summer
    CONTRITION = "contrition"
    RECLAIM = "reclaim"

    # Fall
    FALL_CHOOSE = "fall.choose"
    FALL_ORDER = "fall.order"
    TURN = "turn"

    # Winter
    ASSAULT = "assault"
    BREACH = "breach"
    KEEP = "keep"

    # Locations
    ACTIVATION = "activation"
    ACTIVATE = "activate"
    VISIT = "visit"
    PRODUCTION = "production"
    TEA = "tea"
    LEVY = "levy"
    UPGRADE = "upgrade"
    DONATE = "donate"
    BUILDING = "building"
    BUILD = "build"
    RECALL = "recall"

    # Clerks and the court
    CLERKS = "clerks"
    HIRE = "hire"
    REFRESH = "refresh"
    ARRANGE = "arrange"

    # Soldiers
    RECRUITING = "recruiting"
    RECRUIT = "recruit"
    SAVING = "saving"
    MUSTER = "muster"
    ATTACKING = "attacking"
    ATTACK = "attack"
    STRIKE = "strike"
    WOUND = "wound"
    MARCH = "march"
    CONVOY = "convoy"
    RETREAT = "retreat"
    DEPLOY = "deploy"

    # Hordes and death
    SCOUT = "scout"
    DEFEATS = "defeats"
    DEFEAT = "defeat"
    KILLING = "killing"
    VICTIM = "victim"
    SAVE = "save"

    # goods, Shame, gains that may be declined
    GAIN = "gain"
    PAY = "pay"
    HOUSE = "house"
    FETCH = "fetch"
    TAKE = "take"
    SHAME = "shame"
    PENANCE = "penance"
    ATONE = "atone"

    # cards
    EFFECTS = "effects"
    TRIGGERS = "triggers"
    USE = "use"
    SPEND = "spend"
    CHOOSE = "choose"
    ADVANCED = "advanced"
    COPY = "copy"
    WINDOW = "window"
    TACTIC = "tactic"
    LIMIT = "limit"
    WHOM = "whom"
    GIVE = "give"
    FORGET = "forget"
    HOMEWARD = "homeward"
    ORDEAL = "ordeal"

    # co-op
    FULFILMENT = "fulfilment"
    PROPOSE = "propose"
    REQUEST = "request"
    CONSENT = "consent"
    REQUESTS = "requests"
    SACRIFICE = "sacrifice"

    # who plays without a person
    REED_MOVE = "reed.move"
    REED_ATTACK = "reed.attack"
    REED_BUILD = "reed.build"
    REED_DISCARD = "reed.discard"
    REED_SWAP = "reed.swap"
    QIN_SHOT = "qin.shot"
