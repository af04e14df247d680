"""Several people at one keyboard: between them the screen shows no card."""

from __future__ import annotations

import re

from regalia.cli.screen.stage import Asks
from tests.cli.screen.pilots import LARGE, SMALL, Person, at_table

CARD = re.compile(r"\b(10|[2-9AJQK])[♣♦♥♠]")


def test_the_screen_is_hidden_until_the_next_person_has_the_keyboard() -> None:
    async def play(person: Person) -> None:
        curtains = 0
        shown: set[int] = set()
        while curtains < 6:
            if person.asked.what == Asks.KEYBOARD:
                curtains += 1
                match = person.app.game.match
                assert f"Pass the keyboard to Player {match.turn}" in person.text
                assert not CARD.search(person.text)
                for key in ("l", "p", "s", "question_mark", "colon", "down", "space"):
                    await person.press(key)
                    assert person.asked.what == Asks.KEYBOARD
                    assert not CARD.search(person.text)
                await person.press("enter")
                assert person.face.scene.seat == match.turn
                shown.add(match.turn)
            else:
                await person.answer()
        assert shown == {0, 1}

    at_table("royals", ["human", "human"], play, SMALL, seed=2)


def test_each_person_reads_only_the_own_log_and_hand() -> None:
    async def play(person: Person) -> None:
        for _ in range(30):
            if person.asked.what == Asks.MOVE:
                seat = person.app.game.match.turn
                assert person.face.scene.seat == seat
                assert person.face.scene == person.app.game.scene(seat)
                assert list(person.face.log) == person.app.game.journal.sentences[seat][: len(person.face.log)]
            await person.answer()

    at_table("royals", ["human", "human", "greedy"][:2], play, LARGE, seed=2)


def test_a_line_typed_by_one_person_is_not_played_for_the_next() -> None:
    async def play(person: Person) -> None:
        assert person.asks(Asks.KEYBOARD)
        person.app.desk.typed("end")
        await person.press("enter")
        assert person.asks(Asks.MOVE)
        assert not any(line.endswith(" end") for line in person.app.game.match.record().lines)

    at_table("royals", ["human", "human"], play, seed=2)


def test_bots_are_not_shown_before_anybody_may_look() -> None:
    async def play(person: Person) -> None:
        assert person.asked.what == Asks.KEYBOARD
        assert person.app.desk.face is None
        assert not CARD.search(person.text)

    at_table("battle", ["greedy", "human", "human"], play, options={"first_player": 0})
