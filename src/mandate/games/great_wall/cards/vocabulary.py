"""The closed vocabulary that cards are written in: things, moments, numbers and verbs.

A card says what it does in these words only, so the rules handle each of them in one place; a word that is
not here is refused when the data are read. `grammar` says how they combine, docs/games/great-wall.md what
each means.
"""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import NewType

RESOURCES = ("W", "S", "G", "C")  # Wood, Stone, Gold, Chi
MIXES = MappingProxyType({"any3": ("W", "S", "G"), "any4": RESOURCES})
SOLDIERS = ("Sp", "Ar", "Ho")  # Spearman, Archer, Horseman
SECTIONS = ("L", "M", "R")
Section = NewType("Section", int)  # its number: the place of its letter there
NO_SECTION = Section(-1)  # any, or none that is known
PRODUCTION = MappingProxyType({"lumber_mill": "W", "quarry": "S", "gold_mine": "G", "temple": "C"})
LOCATIONS = (
    *PRODUCTION,
    "barracks",
    "tea_house",
    "builders",
    "logistics",
    "embassy",
    "academy",
)
SOURCES = frozenset(
    {"R", "P", "O", "P/O", "R/O", "R/P", "U"}
)  # who says so; U: the owner of a box, in a pack


class Trigger(StrEnum):
    """When an ability fires: after the named action, unless the name says "before"."""

    ALWAYS = "always"  # while the card is active: its effects are all `modify`
    ON_HORDE_PLACED = "on_horde_placed"  # a Horde card lies on the board
    ON_SPRING = "on_spring"  # before the first Horde card of Spring
    ON_SUMMER = "on_summer"  # SU1 begins, before any income
    ON_INCOME = "on_income"  # after your own Overseer Income
    ON_DISCARD_SHAME = "on_discard_shame"  # SU2, after you discarded at least one token for Chi
    ON_RECLAIM = "on_reclaim"  # SU4, after your choice
    ON_REVEAL = "on_reveal"  # all Command cards are face up
    ON_MY_TURN = "on_my_turn"  # your turn begins, before box 1
    ON_BOXES_DONE = "on_boxes_done"  # after the last box of your own card
    ON_GATHER = "on_gather"  # Production step 1, after you took the Resources
    ON_DONATE = "on_donate"
    ON_UPGRADE = "on_upgrade"
    ON_ACTIVATED = "on_activated"  # you resolved that Location, Clerks still there
    BEFORE_ACTIVATED = "before_activated"  # just before you resolve that Location
    BEFORE_SHAME = "before_shame"  # just before a lone-Clan Shame token
    ON_RECRUIT = "on_recruit"
    ON_ATTACK = "on_attack"
    ON_BUILD_WALL = "on_build_wall"
    ON_TACTIC = "on_tactic"
    ON_DEFEAT = "on_defeat"  # Defeated Hordes step 1
    ON_MAJORITY = "on_majority"  # step 3, while counting
    ON_CLAIM = "on_claim"  # step 6, you took the card
    ON_KILLED = "on_killed"  # end of a Killing event
    ON_SAVED = "on_saved"  # end of a Killing event
    BEFORE_FIRING = "before_firing"  # WI1a begins
    ON_FIRING = "on_firing"  # WI1a ends
    ON_ASSAULT = "on_assault"  # Defense and Power of a Section are added up
    ON_BREACH = "on_breach"  # Breach step 1
    ON_WINTER_END = "on_winter_end"  # after WI2
    ON_REQUESTS = "on_requests"  # co-op
    ON_EVENT = "on_event"  # co-op
    ON_GAME_END = "on_game_end"


# the triggers that a Location belongs to
PLACED_TRIGGERS = frozenset({Trigger.ON_GATHER, Trigger.ON_ACTIVATED, Trigger.BEFORE_ACTIVATED})


class Window(StrEnum):
    """When a Tactic card may be played."""

    SUMMER_INCOME = "SUMMER_INCOME"  # after all Overseer Income
    FALL_REVEAL = "FALL_REVEAL"  # Command cards are revealed and not yet placed
    MY_TURN = "MY_TURN"  # the active player's turn begins
    LOCATION = "LOCATION"  # a Location was resolved, Clerks still there
    HORDE_DEFEATED = "HORDE_DEFEATED"  # before step 1 of each Defeated Horde
    SOLDIERS_KILLED = "SOLDIERS_KILLED"  # victims are chosen, Chi not yet paid
    ASSAULT = "ASSAULT"  # before a contested Section is compared


class Stat(StrEnum):
    """What `modify` changes."""

    DEFENSE = "defense"
    POWER = "power"
    BARRICADE_VALUE = "barricadevalue"  # Defense of one Barricade
    LETHALITY = "lethality"  # Soldiers Killed per player and Horde, at least 0
    BREACH_SHAME = "breachshame"  # tokens for having no Soldier on a Horde that Breached
    LONE_SHAME = "loneshame"  # tokens for standing alone at a Location with the Shame icon
    SHOTS = "shots"  # Wounds by Winter shooting in each Section
    SHOOTABLE = "shootable"  # below 0: Winter shooting may not wound this Horde
    MAJORITY = "majority"  # your Soldiers counted on a Defeated Horde
    BOX_MOVES = "boxmoves"  # Clerk moves in box 1 of the card you play or copy
    OTHER_BOX = "otherbox"  # Clerk moves in an Other Players box; a changed one needs no different Locations
    HAND_LIMIT = "handlimit"
    INCOME_YIELD = "incomeyield"  # Summer income of your highest Overseer
    DONATE_HONOR = "donatehonor"
    ACADEMY_DRAW = "academydraw"  # Tactic cards at the War Academy, for your first Clerk
    MOVE_SIZE = "movesize"  # the most Soldiers that one move takes along; 0 is any number
    KEEP_BARRICADES = "keepbarricades"  # Barricades that stay at the end of Winter
    COST_RECRUIT = "cost.recruit"
    COST_ATTACK = "cost.attack"  # resources for an Attack event that puts Soldiers on this card
    COST_WALL = "cost.wall"
    COST_BARRICADE = "cost.barricade"
    COST_UPGRADE = "cost.upgrade"
    COST_ADVISOR = "cost.advisor"
    COST_CLERK = "cost.clerk"
    COST_SAVE = "cost.save"
    COST_BOOST = "cost.boost"
    COST_SHAME = "cost.shame"  # Chi for a token in SU2; in co-op Honor


class Scope(StrEnum):
    """How far a `modify` reaches."""

    OWNER = "owner"  # everything of the card's owner, once
    EACH = "each"  # everything of the owner, once for each piece, level or token paid for
    EVENT = "event"  # the event that fired the trigger or opened the window, on its total
    DEFEAT = "defeat"  # the owner's Soldiers on Defeated Hordes, not those of a Breach
    CARD = "card"  # this Horde card
    SECTION = "section"  # this Horde card's Section
    OTHERS = "others"  # each other Horde of this card's Section


class Quantity(StrEnum):
    """The numbers that an amount may depend on. As a condition: at least this many."""

    SA = "SA"  # your Supporting Advisors
    AA = "AA"  # your Active Advisors
    ADVISORS = "advisors"  # both together
    OVERSEERS = "overseers"  # Production Locations with an Overseer of yours
    OVERSEER_LEVELS = "overseer_levels"  # their levels added up
    OVERSEERS_HERE = "overseers_here"  # other Clans' Overseers at this Location
    CLERKS_HERE = "clerks_here"  # your Clerks at this Location
    DISCARDS = "discards"  # your Command cards in the discard pile
    SHAME_DISCARDED = "shame_discarded"  # tokens you paid for in this SU2
    SOLDIERS_MOVED = "soldiers_moved"  # Soldiers moved by the effect before
    ATTACKERS_MELEE = "attackers_melee"  # Spearmen and Horsemen of this Attack event
    ATTACKERS_HO = "attackers_Ho"  # Horsemen of this Attack event
    ARCHERS_PLACED = "archers_placed"  # Archers that took a Firing spot in this Attack event
    KILLED = "killed"  # your Soldiers Killed in this Killing event
    KILLED_HO = "killed_Ho"  # the Horsemen among them
    FIRING_SECTIONS = "firing_sections"  # Sections with an Archer of yours on a Firing spot
    FIRED_SECTIONS = "fired_sections"  # Sections where your Archers fired in this Winter
    HELD_SECTIONS = "held_sections"  # contested in this Winter's Assault and not Breached
    BREACHES = "breaches"  # Sections Breached in this Winter
    OTHER_HORDES = "other_hordes"  # other Hordes in this Horde's Section
    WOUNDS_DEALT = "wounds_dealt"  # in the whole game
    CLEAN_HORDES = "clean_hordes"  # claimed Hordes without Shame
    WALLS_BUILT = "walls_built"  # Wall levels you built in the whole game
    WALL_LEVELS = "wall_levels"  # levels of all Walls added up
    HORDES = "hordes"  # Horde cards on the board
    PLAYERS = "players"  # human players at the table


QUANTITIES = frozenset(quantity.value for quantity in Quantity)


class Who(StrEnum):
    """Who an effect happens to, if not the card's owner alone; amounts are the owner's."""

    EACH = "each"  # every player
    OTHERS = "others"  # every other player
    ONE = "one"  # a player of the owner's choice, the owner too
    ANOTHER = "another"  # another player of the owner's choice
    EACH_HERE = "each_here"  # every player with a Clerk at this Location
    ANOTHER_HERE = "another_here"  # another player with a Clerk at this Location
    SHARED = "shared"  # `n` times a player of the owner's choice, who resolves all of it in one event


class Verb(StrEnum):
    """What an effect does, including the verbs of co-op."""

    GAIN = "gain"
    PAY = "pay"
    HONOR = "honor"
    LOSE = "lose"
    MOVE_CLERKS = "move_clerks"
    RETURN_CLERKS = "return_clerks"
    ADV_ACTIVATE = "adv_activate"
    RECRUIT = "recruit"
    ATTACK = "attack"
    WOUND = "wound"
    BUILD_BARRICADE = "build_barricade"
    BUILD_WALL = "build_wall"
    UPGRADE_OVERSEER = "upgrade_overseer"
    INCOME = "income"
    DONATE = "donate"
    DRAW_TACTIC = "draw_tactic"
    HIRE_ADVISOR = "hire_advisor"
    HIRE_CLERK = "hire_clerk"
    DISCARD_SHAME = "discard_shame"
    GAIN_SHAME = "gain_shame"
    TEA_UP = "tea_up"
    SAVE = "save"
    MOVE_SOLDIERS = "move_soldiers"
    RECLAIM = "reclaim"
    SCOUT = "scout"
    SWAP_HORDES = "swap_hordes"
    REFRESH_DISPLAY = "refresh_display"
    MODIFY = "modify"
    TAKE_WAREHOUSE = "take_warehouse"
    GIVE = "give"
    PLACE_HORDES = "place_hordes"
    DRIVE_OFF = "drive_off"
    DEPLOY = "deploy"
    REVERSE_TEA = "reverse_tea"
    BURN_WAREHOUSE = "burn_warehouse"
    SACRIFICE = "sacrifice"
    CHOOSE = "choose"
    COPY_CARD = "copy_card"
    MOVE_REED = "move_reed"
