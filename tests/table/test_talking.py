"""The chat: phrases between strangers, free text among friends or by consent, floods, mutes."""

from __future__ import annotations

import contextlib

import msgspec
import pytest

from mandate.core.errors import Refused
from mandate.lang import LANGUAGES
from mandate.table import commands, fold, items, log, log_limits, news, snapshot
from mandate.table.acts import talking
from mandate.table.acts.act import Act
from mandate.table.acts.beginning import open_table
from mandate.table.acts.gathering import sit
from mandate.table.codes import ServerCode
from mandate.table.dispatch import carry_out
from mandate.table.phrases import PHRASES, in_words
from mandate.table.seat_view import Onlooker, now
from mandate.table.show import Show
from mandate.table.talk import ChatPolicy, reads_remarks, talk, talk_of
from mandate.table.wire import TalkInfo
from tests.table.scenes import ANN, BEN, CEM, Scene, plan


def strangers() -> Scene:
    """A listed table at which Ann and Ben met in the lobby."""
    scene = Scene(plan("me", "open", listed=True))
    scene.do(BEN, commands.Sit())
    return scene


def refusal(scene: Scene, guest: str, command: commands.AnyCommand) -> object:
    with pytest.raises(Refused) as caught:
        scene.do(guest, command)
    return caught.value.code


def phrase(name: str) -> commands.Phrase:
    return msgspec.convert({"do": "phrase", "id": name}, commands.Phrase)


def test_strangers_say_phrases_and_friends_write_freely() -> None:
    scene = strangers()
    assert refusal(scene, BEN, commands.Say(text="hello")) == ServerCode.PHRASES_ONLY
    scene.do(BEN, phrase("hello"))
    friends = Scene(plan("me", "open"))  # not listed: reached only by its link
    friends.do(BEN, commands.Sit())
    friends.do(BEN, commands.Say(text="hello"))
    alone = Scene(plan("me", "greedy", listed=True))
    alone.do(ANN, commands.Say(text="hm"))


def test_a_guest_with_the_link_is_no_stranger_at_a_listed_table() -> None:
    scene = Scene(plan("me", "open", "open", listed=True))
    act = Act(scene.table.fork(), scene.now, invited=True)
    sit(act, BEN, None)
    assert talk(act.table, "friends").mode == "free"
    act.invited = False
    sit(act, CEM, None)
    assert talk(act.table, "friends").mode == "consent"


def test_consent_of_all_opens_free_text_and_each_can_revoke_it() -> None:
    scene = strangers()
    scene.do(ANN, commands.Consent())
    assert talk(scene.table, "friends") == TalkInfo("consent", [0])
    assert refusal(scene, ANN, commands.Say(text="hello")) == ServerCode.PHRASES_ONLY
    scene.do(BEN, commands.Consent())
    scene.do(ANN, commands.Say(text="hello"))
    before = scene.table.number
    scene.do(BEN, commands.Consent())  # nothing new
    assert scene.table.number == before
    scene.do(BEN, commands.Consent(yes=False))
    assert refusal(scene, ANN, commands.Say(text="hello")) == ServerCode.PHRASES_ONLY
    assert refusal(scene, CEM, commands.Consent()) == ServerCode.NOT_SEATED


@pytest.mark.parametrize(
    ("policy", "mode"), [("off", "off"), ("phrases", "phrases"), ("friends", "consent"), ("open", "free")]
)
def test_the_operator_decides_how_much_chat_there_is(policy: ChatPolicy, mode: str) -> None:
    table = strangers().table
    assert talk(table, policy).mode == mode
    act = Act(table.fork(), 2_000_000, chat=policy)
    allowed = {"off": 0, "phrases": 1, "consent": 1, "free": 2}[mode]
    done = 0
    with contextlib.suppress(Refused):
        talking.say_phrase(act, ANN, "hello")
        done += 1
        talking.speak(act, ANN, "hello")
        done += 1
    assert done == allowed


def test_four_lines_in_ten_seconds_are_the_limit() -> None:
    scene = strangers()
    for _ in range(4):
        scene.do(BEN, phrase("wow"), after=1000)
    assert refusal(scene, BEN, phrase("wow")) == ServerCode.CHAT_FLOOD
    scene.do(ANN, phrase("thinking"))  # each has their own limit
    scene.do(BEN, phrase("sorry"), after=7001)  # ten seconds after the first one


def test_an_unknown_phrase_cannot_be_read() -> None:
    for name in ("nonsense", "", "hello ", "phrase-hello", None, 3):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"do": "phrase", "id": name}, commands.Phrase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reader_sees_a_phrase_in_their_own_language(language: str) -> None:
    scene = strangers()
    scene.do(BEN, phrase("well-played"))
    plain = news.item(scene.table, scene.table.number, 0, Show())
    assert isinstance(plain, items.WasSaid)
    assert (plain.text, plain.phrase) == ("", "well-played")
    item = news.item(scene.table, scene.table.number, 0, Show(language=language))
    assert isinstance(item, items.WasSaid)
    assert item.text == in_words("well-played", language)


def test_there_are_some_two_dozen_phrases_and_no_two_read_the_same() -> None:
    assert len(PHRASES) == 24
    for language in LANGUAGES:
        assert len({in_words(each, language) for each in PHRASES}) == len(PHRASES)
    assert in_words("of-another-release", "en") == "of-another-release"


def test_a_mute_is_known_to_one_person_and_survives_the_log() -> None:
    scene = strangers()
    before = scene.table.number
    scene.do(ANN, commands.Mute(seat=1))
    assert scene.table.number == before  # no line that others could see
    table = fold.read(scene.table.name, [log.decode(line) for line in scene.stored])
    assert [seat.muted for seat in now(table, Onlooker(ANN, scene.now)).seats] == [False, True]
    for other in (BEN, None):
        assert not any(seat.muted for seat in now(table, Onlooker(other, scene.now)).seats)
    woken, kept = snapshot.wake(scene.table.name, scene.stored, snapshot.take(scene.table, scene.stored))
    assert (kept, woken.mutes, woken.number) == (len(scene.stored), scene.table.mutes, before)
    assert woken.strangers == {BEN}
    scene.do(ANN, commands.Mute(seat=1, on=False))
    assert not any(seat.muted for seat in now(scene.table, Onlooker(ANN, scene.now)).seats)
    assert refusal(scene, ANN, commands.Mute(seat=0)) == ServerCode.NO_OTHER_PERSON
    assert refusal(scene, CEM, commands.Mute(seat=0)) == ServerCode.NOT_SEATED


def test_a_page_of_earlier_lines_is_full_however_much_a_muted_player_says() -> None:
    scene = strangers()
    scene.do(ANN, commands.Mute(seat=1))
    first = scene.table.number
    for _ in range(news.MAX_NEWS + 1):
        scene.now += log_limits.FLOOD_MS
        scene.do(BEN, commands.Phrase(id="hello"))
    assert news.page(scene.table, ANN, scene.table.number + 1) == [*range(1, first + 1)]
    assert len(news.page(scene.table, BEN, scene.table.number + 1)) == news.MAX_NEWS
    assert news.page(scene.table, BEN, 3) == [1, 2]


def test_mutes_and_consents_stay_in_a_rematch() -> None:
    scene = strangers()
    for guest in (ANN, BEN):
        scene.do(guest, commands.Consent())
    scene.do(ANN, commands.Mute(seat=1))
    scene.do(ANN, commands.Resign(seat=0))
    scene.do(ANN, commands.Offer(what="rematch"))
    act = Act(scene.table.fork(), scene.now)
    carry_out(act, BEN, commands.Offer(what="rematch"))
    following = fold.read(act.opened[0].name, act.opened[0].lines)
    assert talk(following, "friends").mode == "free"
    muted = {
        seat.name: seat.muted for seat in now(following, Onlooker(ANN, scene.now, names={BEN: "Ben"})).seats
    }
    assert muted["Ben"] is True
    assert following.strangers == {BEN}


def test_people_who_met_by_a_challenge_are_strangers_even_with_its_link() -> None:
    opened = open_table(plan("me", "open"), ANN, 1_000_000, challenged=True)
    opened.invited = True  # the challenge leads there by a link
    sit(opened, BEN, None)
    assert talk(opened.table, "friends").mode == "consent"


@pytest.mark.parametrize(("policy", "listed", "mode"), [
    ("friends", True, "phrases"), ("friends", False, "free"), ("open", True, "free"),
    ("phrases", False, "phrases"), ("off", False, "off"),
])  # fmt: skip
def test_spectators_have_a_chat_of_their_own(policy: ChatPolicy, listed: bool, mode: str) -> None:
    scene = Scene(plan("me", "open", listed=listed))
    scene.do(BEN, commands.Sit())
    for stranger in (CEM, None):
        assert talk_of(scene.table, policy, stranger).mode == mode
        assert reads_remarks(scene.table, stranger)
    assert talk_of(scene.table, policy, BEN) == talk(scene.table, policy)
    assert not reads_remarks(scene.table, BEN)
    scene.do(BEN, commands.Leave(seat=1))
    assert not reads_remarks(scene.table, BEN), "he has left the game, and knew his hand"
    scene.do(ANN, commands.Resign(seat=0))
    assert reads_remarks(scene.table, ANN)


def test_without_chat_spectators_have_none_either() -> None:
    scene = Scene(plan("me", "greedy", chat=False))
    assert talk_of(scene.table, "open", CEM).mode == "off"
