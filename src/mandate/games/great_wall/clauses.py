"""The clauses of The Great Wall's rules, and the refusals that cite them.

The words of each clause, in every language, are in the catalogue under `clause-` and its id. Sections are
those of rulebook 2.0; "Q" with a number is a ruling of ours on what it leaves open.
"""

from __future__ import annotations

from enum import StrEnum

# id → the section of the rulebook it comes from
CLAUSES: dict[str, str] = {
    "gw.setup.hordes": "Setup 4-5; Q52",
    "gw.setup.choose": "Setup 9-13; Q40",
    "gw.setup.goods": "Setup 16",
    "gw.setup.tea": "Setup 19",
    "gw.setup.clerks": "Setup 20",
    "gw.setup.pool": "Setup 6, 15",
    "gw.secret": "Overarching rules; Q39",
    "gw.spring.hordes": "Spring 2",
    "gw.spring.raid": "Spring, Raid; Q33",
    "gw.spring.advisors": "Spring 3",
    "gw.summer.income": "Summer 1",
    "gw.summer.shame": "Summer 2; Q58",
    "gw.summer.reclaim": "Summer 4",
    "gw.summer.betrayal": "Summer, note",
    "gw.fall.choose": "Fall 1",
    "gw.fall.order": "Fall 2",
    "gw.fall.boxes": "Fall 3 A",
    "gw.fall.betrayal": "Betrayal; Q35",
    "gw.fall.different": "Fall 3 A",
    "gw.fall.clerks": "Clerks and Location types",
    "gw.fall.full": "Clerks and Location types",
    "gw.fall.locked": "Clerks and Location types; Q9",
    "gw.fall.once": "Q13",
    "gw.fall.activate": "Fall 3 B; Q8",
    "gw.fall.alone": "Shame tokens; Q7",
    "gw.fall.advanced": "Advanced Activation; Q10",
    "gw.production.gather": "Production Locations 1",
    "gw.production.upgrade": "Production Locations 2; Q36",
    "gw.production.donate": "Production Locations 3",
    "gw.recruit": "Barracks; Q26",
    "gw.recruit.discount": "ruling",
    "gw.attack.spearman": "Attack; Q22",
    "gw.attack.horseman": "Attack",
    "gw.attack.archer": "Attack; Q23",
    "gw.attack.zone": "Q56",
    "gw.attack.stay": "Attack; Q54",
    "gw.build.pay": "When paying for Walls and Barricades; Q25",
    "gw.build.wall": "Build a Wall level",
    "gw.build.barricade": "Build a Barricade",
    "gw.logistics": "Logistics Center",
    "gw.tea": "The Tea House; Q11",
    "gw.tea.order": "Tea track; Q11, Q12, Q37",
    "gw.embassy": "The Emperor’s Embassy",
    "gw.advisor": "Your General; Advisor cards",
    "gw.tactic.draw": "War Academy; Q28, Q31",
    "gw.tactic.window": "Tactic cards; Q30",
    "gw.tactic.effect": "Q29",
    "gw.tactic.boost": "Tactic cards",
    "gw.defeat": "Defeated Hordes; Q20",
    "gw.defeat.majority": "Defeated Hordes 3; Q37",
    "gw.kill": "Killing Soldiers",
    "gw.kill.save": "Saving Soldiers",
    "gw.shame.place": "Shame tokens; Q14",
    "gw.shame.nowhere": "Shame tokens; Q15, Q16",
    "gw.winter.firing": "Winter 1",
    "gw.winter.assault": "Winter 2",
    "gw.winter.breach": "Breach; Q17-Q19",
    "gw.end.check": "Winter 3",
    "gw.end.score": "Final scoring; Q37, Q38",
    "gw.decline": "Card effects; Q55",
    "gw.resign": "ruling",
    "gw.reed.setup": "2 Player Mode, Setup",
    "gw.reed.overlord": "Command and Clerk rules; Q1",
    "gw.reed.card": "Command and Clerk rules; Q3",
    "gw.reed.clerks": "Command and Clerk rules; Q2",
    "gw.reed.stay": "General Location rules",
    "gw.reed.alone": "Q5",
    "gw.reed.production": "Specific Location rules; Q65",
    "gw.reed.locations": "Specific Location rules; Q4",
    "gw.reed.marsh": "ruling",
    "gw.reed.nothing": "Reed Clan rules; Q6, Q60, Q61",
    "gw.solo.setup": "Solo Mode, Setup; Difficulty level",
    "gw.solo.card": "Playing Command cards; Q3, Q63",
    "gw.solo.clerks": "Moving Qin Jiushao’s Clerks",
    "gw.solo.activate": "Qin Jiushao Location activation; Q8, Q47",
    "gw.solo.gather": "Qin Jiushao Location activation",
    "gw.solo.token": "Location track; Q64",
    "gw.solo.attack": "Attacking & Wounding; Q48",
    "gw.solo.wall": "Rules of thumb 6",
    "gw.solo.overlord": "Qin Jiushao as Overlord; Q49",
    "gw.solo.never": "Rules of thumb; Q60, Q63",
    "gw.solo.advisors": "Other rules; Q50",
    "gw.solo.betrayal": "Betrayal Command card",
    "gw.solo.end": "Artifact scoring; End of the game; Q51",
    "gw.coop.setup": "Co-op, Changes in the setup; Q53",
    "gw.coop.hordes": "Co-op, Additional Horde cards; Q32",
    "gw.coop.order": "Co-op, Tea track; Q42",
    "gw.coop.shame": "Co-op, Shame tokens; Q43, Q58",
    "gw.coop.lost": "Co-op, The end of the game; Q43, Q44",
    "gw.coop.reclaim": "Co-op, No reclaiming cards, Building a Wall; Q59",
    "gw.coop.honor": "Co-op, Gaining Honor from Hordes; Q41",
    "gw.coop.request": "Co-op, Emperor’s Requests; Q42",
    "gw.coop.secret": "Co-op, Emperor’s Requests; Q39, Q42",
    "gw.coop.sacrifice": "Co-op, Sacrifice; Q57",
    "gw.coop.step": "Co-op, Request step; Q45",
    "gw.coop.event": "Co-op, Events",
    "gw.coop.give": "ruling",
    "gw.coop.end": "Co-op, The end of the game; Q46",
    "gw.coop.resign": "ruling",
}


class GreatWallCode(StrEnum):
    """What can be wrong with an input to The Great Wall."""

    TOKEN = "gw-token"  # not written like any choice of this game
    LOCKED = "gw-locked"  # a Clerk would leave a full Regular Location
    FULL = "gw-full"  # a Clerk would go to a full Regular Location
    SAME_PLACE = "gw-same-place"  # two Clerks of one effect may not go to one Location
    NO_CLERK = "gw-no-clerk"  # no Clerk that may still move is there
    NO_CARD = "gw-no-card"  # the card is not in this hand
    SPOT_TAKEN = "gw-spot-taken"  # another card lies on that spot of the Command track
    WINDOW = "gw-window"  # the Tactic card belongs to another moment
    NO_EFFECT = "gw-no-effect"  # the Tactic card could do nothing
    BOOST = "gw-boost"  # not enough Chi for the boosted box
    NOT_CLOSEST = "gw-not-closest"  # a Spearman reaches only the Horde next to the Wall
    COVERED = "gw-covered"  # no free Vital spot there
    REED_THERE = "gw-reed-there"  # a second Reed Clerk would come to a Location
