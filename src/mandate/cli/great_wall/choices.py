"""Every choice in words. A token that no line here knows is given back as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mandate.cli.great_wall import cardtext, prices, together
from mandate.games.great_wall.court import advisor_price, clerk_price
from mandate.games.great_wall.killing import save_price
from mandate.games.great_wall.locations.building import barricade_price, wall_price
from mandate.games.great_wall.locations.production import price as upgrade_price
from mandate.games.great_wall.numbers import (
    BETRAYAL,
    CODE_AT,
    EFFECTS,
    NUMBER,
    SECTION,
    SOLDIER,
    UPGRADE_WITH,
    WALL_HONOR,
)
from mandate.games.great_wall.shame import price as shame_price
from mandate.games.great_wall.sketch import sketch
from mandate.games.great_wall.stats import CHANGES, own_cards
from mandate.games.great_wall.tactics import BOOST, boost_price
from mandate.games.great_wall.vocabulary import RESOURCES, SECTIONS, SOLDIERS

if TYPE_CHECKING:
    from mandate.cli.great_wall.words import Words
    from mandate.games.great_wall.view import GreatWallView

Said = tuple[str, dict[str, Any]]  # which sentence, and its facts


class Question:
    """What a seat is asked, with everything that its choices may need to be told."""

    def __init__(self, words: Words, view: GreatWallView) -> None:
        assert view.decision is not None
        self.words = words
        self.view = view
        self.kind = view.decision.kind
        self.options = view.decision.options
        self.seat = int(view.decision.seat)
        self.table = sketch(view)
        self.frame = self.table.stack[-1]
        self.data = self.frame.data
        self.event = self.table.stack[-2].data  # what the small questions of an event share

    # --- asking -----------------------------------------------------------------------------------------

    def title(self) -> str:
        words, kind = self.words, self.kind.replace(".", "-")
        n = self.data.get("n", 0)
        if kind in ("build", "recruit"):
            n = self.event["n"] - sum(self.event.get("chosen", ()))
        elif kind == "saving":
            n = self.event["off"]
        elif kind == "clerks" and self.data["diff"]:
            kind = "clerks-apart"
        window = words.window(self.data["window"]) if kind == "tactic" else ""
        together_asks = kind in together.ASKED
        said = together.title(self) if together_asks else words("gw-ask", kind=kind, n=n, window=window)
        card = self.source()
        return words("gw-ask-by", ask=said, card=words.card(card)) if card else said

    def source(self) -> str:
        """The card that asks, where it is a card."""
        below = self.table.stack[-1:-4:-1]
        for frame in below:
            found = frame.data.get("src") or frame.data.get("key")
            if found and frame.seat == self.seat:
                return str(found).partition("/")[0]
            if frame.kind in ("visit", "production", "turn", "fall", "summer", "window"):
                break
        return ""

    def horde(self, spot: str) -> str:
        """The Horde card at `L1` or `L1a3`."""
        return self.view.hordes[self.table.rows[SECTION[spot[0]]][int(spot[1]) - 1]]

    # --- choices ----------------------------------------------------------------------------------------

    def choice(self, token: str) -> str:
        said = self._said(token)
        if said is None:
            return token
        name, facts = said
        return self.words(f"choice-gw-{name}", **facts) if name else str(facts["said"])

    def detail(self, token: str) -> str:
        """The text of the card that a choice is about, where one must know it to choose."""
        card = token.removesuffix(BOOST)
        if self.kind in (
            "fall.choose",
            "copy",
            "tactic",
            "limit",
            "hire",
            "refresh",
            "use",
            "triggers",
            "reed.discard",
        ):
            return "" if self.kind == "tactic" and card != token else cardtext.text(self.words, card)
        return ""

    def _said(self, token: str) -> Said | None:
        if self.kind in together.ASKED and self.kind != "ordeal":
            return together.choice(self, token)
        if token in ("pass", "done", "decline"):
            return token, {"kind": self.kind.replace(".", "-")}
        for tell in (self._cards, self._clerks, self._goods, self._army, self._shame, self._reed):
            said = tell(token)
            if said is not None:
                return said
        return None

    def _cards(self, token: str) -> Said | None:
        words, kind, s, seat = self.words, self.kind, self.table, self.seat
        card = words.card(token.removesuffix(BOOST).removesuffix("/s"))
        match kind:
            case "setup.choose":
                general, _, advisor = token.partition("+")
                return "lead", {"general": words.card(general), "advisor": words.card(advisor)}
            case "fall.choose":
                return "command", {"card": card}
            case "fall.order":
                return "spot", {"card": words.card(s.card[seat]), "spot": int(token)}
            case "tactic" if token.endswith(BOOST):
                price = boost_price(s, seat, token.removesuffix(BOOST))
                return "tactic-boosted", {"card": card, "price": price}
            case "tactic" | "copy" | "use" | "refresh":
                return kind, {"card": card}
            case "limit":
                return "discard", {"card": card}
            case "triggers":
                return "trigger", {"card": card}
            case "hire" if token == "clerk":
                return "hire-clerk", {"price": clerk_price(s, seat, self.data["disc"])}
            case "hire":
                use = "hire-supporting" if token.endswith("/s") else "hire-active"
                return use, {"card": card, "price": advisor_price(s, seat, self.data["disc"])}
            case "reclaim" if token == "reclaim":
                return "reclaim", {"cards": self._back() or words("gw-board-none")}
            case "reclaim":
                return "reclaim-honor", {"n": NUMBER["discard_honor"] * len(s.discard[seat])}
            case "choose" | "spend" | "ordeal":
                return self._branch(token)
            case "scout":
                top = s.horde_deck[::-1]
                cards = (self.view.hordes[top[int(digit) - 1]] for digit in token)
                return "scout", {"order": words.cards(cards)}
        return None

    def _back(self) -> str:
        """The Command cards that come back into the hand."""
        return self.words.cards(card for card in self.table.discard[self.seat] if card != BETRAYAL)

    def _branch(self, token: str) -> Said | None:
        effect = EFFECTS[self.data["src"]][self.data["i"] - 1]
        if token == "pay":
            then = cardtext.effects(self.words, effect.then)
            return "spend", {"cost": self.words.cost(effect.args["cost"]), "then": then}
        option = next((option for option in effect.options if option[0].do == token), None)
        return None if option is None else ("", {"said": cardtext.effects(self.words, option)})

    def _clerks(self, token: str) -> Said | None:
        words, kind = self.words, self.kind
        if kind == "clerks" and token == "envoy":
            card = next(card for card in own_cards(self.table, self.seat) if card in CHANGES["otherbox"])
            return "envoy", {"card": words.card(card)}
        if kind == "clerks":
            came, dash, went = token.partition("-")
            if not dash:
                return "clerk-new", {"went": words.place(token)}
            return "clerk", {"came": words.place(came), "went": words.place(went)}
        if kind in ("activation", "advanced"):
            return "activate" if kind == "activation" else kind, {"place": words.place(token)}
        if kind == "tea":
            return "tea-top" if self.data["n"] == "top" else "tea-up", {}
        if kind == "upgrade":
            code, _, soldier = token.partition(":")
            place = CODE_AT[code]
            facts = {
                "place": words.place(code),
                "level": self.table.level[place * self.table.clans + self.seat] + 1,
                "price": upgrade_price(self.table, self.seat, place, self.data["disc"]),
                "what": words.resource(RESOURCES[UPGRADE_WITH[place]]),
                "soldier": words.a_soldier(soldier),
            }
            return "upgrade-first" if soldier else "upgrade", facts
        return None

    def _goods(self, token: str) -> Said | None:
        kind, s, seat = self.kind, self.table, self.seat
        if kind == "build":
            what, _, section = token.partition(":")
            facts: dict[str, Any] = {"section": self.words.section(section)}
            if what == "barricade":
                facts["price"] = barricade_price(s, seat, self.event["disc"])
                return what, {**facts, "honor": NUMBER["barricade_honor"]}
            level = s.walls[SECTION[section]] + 1
            price = wall_price(s, seat, SECTION[section], self.event["disc"])
            return "wall", {**facts, "level": level, "price": price, "honor": WALL_HONOR[level]}
        if kind == "take":
            what, n = self.data["what"], self.data["n"]
            return kind, {"what": what, "n": n, "goods": self.words.resource(what)}
        if kind in ("pay", "house", "saving") and token == "auto":
            return f"{kind}-auto", {"n": self.data.get("n", 0)}
        if kind in ("pay", "house", "saving", "gain", "fetch", "donate") and token in RESOURCES:
            return kind, {"what": self.words.resource(token), "honor": NUMBER["donate_honor"]}
        return None

    def _army(self, token: str) -> Said | None:
        words, kind = self.words, self.kind
        soldier, _, where = token.partition(":")
        if kind in ("muster", "attack"):
            if token[2:3] == ">":
                return "rest", {"soldier": words.soldier(token[:2]), "section": words.section(token[3])}
            if soldier in ("fire", "Ar"):
                return "fire" if soldier == "fire" else "archer", {"section": words.section(where)}
            horde = self.horde(where)
            return "attack", {
                "soldier": words.soldier(soldier), "horde": words.card(horde),
                "where": words.spot(where), "rewards": words.rewards(horde, where),
            }  # fmt: skip
        if kind == "wound":
            return "wound", {"horde": words.card(self.horde(token)), "where": words.spot(token)}
        if kind == "march" and token[0] in SECTIONS:
            return "march", {"came": words.section(token[0]), "went": words.section(token[2])}
        if kind == "convoy" and token not in SOLDIERS:
            return {"all": "convoy-all", "fire>rest": "convoy-rest"}.get(token, "convoy-fire"), {}
        if kind in ("recruit", "save", "victim", "convoy") and token in SOLDIERS:
            price = self.data.get("cost", 0)
            facts = {
                "soldier": words.a_soldier(token),
                "cost": self._soldier_price(token) if kind == "recruit" else "",
                "price": save_price(self.table, self.seat) if price < 0 else price,
            }
            return kind, facts
        return None

    def _soldier_price(self, token: str) -> str:
        chosen, disc = self.event["chosen"], self.event["disc"]
        return prices.soldier(self.words, self.table, self.seat, SOLDIER[token], tuple(chosen), disc)

    def _reed(self, token: str) -> Said | None:
        """What is decided for the Reed Clan."""
        words, (one, _, other) = self.words, token.partition("-")
        where = token.partition(":")[2]
        match self.kind:
            case "reed.move":
                return "reed-move", {"came": words.place(one), "went": words.place(other)}
            case "reed.attack":
                return "reed-attack", {"horde": words.card(self.horde(where)), "where": words.spot(where)}
            case "reed.build":
                return "reed-build", {"section": words.section(where)}
            case "reed.discard":
                return "reed-discard", {"card": words.card(token)}
            case "reed.swap":
                return "reed-swap", {
                    "one": words.card(self.horde(one)),
                    "other": words.card(self.horde(other)),
                }
        return None

    def _shame(self, token: str) -> Said | None:
        if self.kind not in ("shame", "penance"):
            return None
        if token == "nowhere":
            return "shame-nowhere", {"honor": NUMBER["shame_honor"]}
        paid = ("-honor" if self.table.coop else "-paid") if self.data.get("paid") else ""
        facts = {"price": shame_price(self.table, self.seat)}
        if token in SOLDIERS:
            return f"{self.kind}-soldier{paid}", {**facts, "soldier": self.words.a_soldier(token)}
        return f"{self.kind}-horde{paid}", {**facts, "horde": self.words.card(token)}
