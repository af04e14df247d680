"""What the keys do: choosing, previews, folded rows, panels, the typed line, leaving."""

from __future__ import annotations

import re
from pathlib import Path

from regalia.cli.screen.game import ScreenGatherTurn
from regalia.cli.screen.moves import places
from regalia.cli.screen.stage import Asks
from regalia.cli.terminal.turn import Left
from regalia.kernel.record import read
from tests.cli.screen.pilots import LARGE, SMALL, Person, at_table

ROYALS = {"first_player": "seat0"}  # the person begins
DUEL = {"army_white": "PPKK", "army_black": "PNRB"}


def box(text: str, title: str) -> str:
    """The panel with that title, as one line of words."""
    lines = text.splitlines()
    top = next(nth for nth, line in enumerate(lines) if f"─ {title}" in line)
    at = lines[top].index("╭─ " if f"╭─ {title}" in lines[top] else "╭")
    end = next(nth for nth in range(top, len(lines)) if lines[nth][at : at + 1] == "╰")
    return " ".join(" ".join(line[at + 1 :].strip("│ ") for line in lines[top + 1 : end]).split())


async def until_attack(person: Person) -> None:
    """Play on until several styles of one attack can be chosen."""
    while not any("attack" in row.choices[0].line and len(row.choices) > 2 for row in person.moves.rows):
        await person.answer()


def test_up_and_down_choose_a_row_and_around_the_end() -> None:
    async def play(person: Person) -> None:
        last = len(person.moves.rows) - 1
        await person.press("up")
        assert person.moves.at == last
        await person.press("down", "down")
        assert person.moves.at == 1
        chosen = next(line for line in person.lines if "▌" in line and "▐" not in line)
        assert person.moves.rows[1].choices[0].label.partition(" ")[0] in person.text
        assert chosen

    at_table("royals", ["human", "greedy"], play, options=ROYALS)


def test_the_preview_follows_the_chosen_move_before_it_is_played() -> None:
    async def play(person: Person) -> None:
        await until_attack(person)
        played = len(person.app.game.match.entries)
        row = next(nth for nth, row in enumerate(person.moves.rows) if len(row.choices) > 2)
        await person.press(str(row + 1))
        seen = set()
        for _ in person.moves.rows[row].choices:
            choice = person.moves.chosen
            assert choice is not None
            assert choice.preview is not None
            said = " ".join(person.face.pen.asked(choice.preview.what).plain.split())
            told = box(person.text, person.face.pen.text(choice.preview.title).plain[:20])
            assert said in told
            assert "▌" in next(line for line in person.lines if re.search(r"▌ +\S", line))
            seen.add(choice.line)
            await person.press("right")
        assert len(seen) == len(person.moves.rows[row].choices)
        assert len(person.app.game.match.entries) == played

    at_table("royal-battles", ["human", "greedy"], play, seed=3, options=DUEL)


def test_styles_of_one_target_share_a_row_and_are_named_by_their_acts() -> None:
    async def play(person: Person) -> None:
        await until_attack(person)
        row = next(row for row in person.moves.rows if len(row.choices) > 2)
        assert len({choice.touch[0] for choice in row.choices}) == 1
        await person.press(str(person.moves.rows.index(row) + 1))
        moves = box(person.text, "Moves")
        assert f"▾ {row.group}" in moves
        assert re.search(r"Easy .* Optimal .* Risky ", moves)
        await person.press("up")
        assert f"▸ {row.group}" in box(person.text, "Moves")
        assert "Optimal" not in box(person.text, "Moves")

    at_table("royal-battles", ["human", "greedy"], play, seed=3, options=DUEL)


def test_many_moves_are_folded_and_every_legal_move_can_be_chosen() -> None:
    async def play(person: Person) -> None:
        legal = person.app.game.match.legal()
        assert len(person.moves.rows) < len(legal)
        seen = set()
        for _ in range(len(legal)):
            assert person.moves.chosen is not None
            seen.add(person.moves.chosen.line)
            await person.press("tab")
        assert seen == set(legal)

    at_table("royals", ["human", "greedy"], play, options=ROYALS)


def test_on_a_map_the_arrows_go_to_the_next_square_in_their_direction() -> None:
    async def play(person: Person) -> None:
        while not all(key in person.foot for key in ("←↑↓→", "square")):
            await person.answer()
        squares = places(person.face.scene)
        before = person.moves.chosen
        for key, axis, way in (("right", 0, 1), ("left", 0, -1), ("down", 1, 1), ("up", 1, -1)):
            here = person.moves.chosen
            assert here is not None
            await person.press(key)
            there = person.moves.chosen
            assert there is not None
            one, other = squares[here.touch[-1]], squares.get(there.touch[-1])
            further = [at for choice in person.face.scene.choices if (at := squares.get(choice.touch[-1]))]
            if any((at[axis] - one[axis]) * way > 0 for at in further):
                assert other is not None
                assert (other[axis] - one[axis]) * way > 0
        assert before is not None

    at_table("battle-royal", ["human", "greedy"], play, seed=3)


def test_a_number_of_two_digits_chooses_its_row() -> None:
    async def play(person: Person) -> None:
        while len(person.moves.rows) < 11 or "square" not in person.foot:
            await person.answer()
        await person.press("1")
        assert person.moves.at == 0
        await person.press("1")
        assert person.moves.at == 10

    at_table("battle-royal", ["human", "greedy"], play, seed=3)


def test_log_preview_sheets_and_rules_open_over_the_table_and_close() -> None:
    async def play(person: Person) -> None:
        table = person.text
        for key, title in (("l", "Log"), ("p", "Preview"), ("s", "Players and sheets"), ("question_mark", "Keys and")):
            await person.press(key)
            assert f"╭─ {title}" in person.lines[1]
            assert "close" in person.foot
            await person.press("escape")
            assert person.text == table
        await person.press("question_mark", "end")
        assert "lines" in person.lines[1]
        await person.press("l")
        assert "╭─ Log" in person.lines[1]

    at_table("royals", ["human", "greedy"], play, SMALL, options=ROYALS)


def test_a_small_screen_has_one_column_and_names_the_keys_of_what_it_hides() -> None:
    async def play(person: Person) -> None:
        assert "╭─ Log" not in person.text
        assert " p  preview" in person.foot
        assert " l  log" in person.foot
        await person.pilot.resize_terminal(*LARGE)
        person.size = LARGE
        assert "╭─ Log" in person.text
        assert "preview" not in person.foot

    at_table("royals", ["human", "greedy"], play, SMALL, options=ROYALS)


def test_a_terminal_that_became_too_small_says_so_and_loses_nothing() -> None:
    async def play(person: Person) -> None:
        await person.pilot.resize_terminal(60, 10)
        person.size = (60, 10)
        assert "needs 80 x 24 cells" in person.text
        await person.pilot.resize_terminal(*LARGE)
        person.size = LARGE
        assert "YOUR TURN" in person.text

    at_table("royals", ["human", "greedy"], play, options=ROYALS)


def test_the_typed_line_takes_what_the_lines_take(tmp_path: Path) -> None:
    kept = tmp_path / "g.json"

    async def play(person: Person) -> None:
        line = next(choice.line for choice in person.face.scene.choices if " discard " in choice.line)
        await person.type("dance")
        assert "No: There is no verb 'dance'" in person.text
        await person.type(line.partition(" ")[2].lower())
        assert person.app.game.match.record().lines[-1] == line
        person.app.desk.typed(f"save {kept}")
        await person.settled()
        assert "Saved" in person.text
        assert read(kept.read_bytes()).lines[-1] == line
        await person.answer()
        person.app.desk.typed(f"load {kept}")
        await person.settled()
        assert person.app.game.match.record().lines[-1] == line
        await person.type("? joker")
        assert "╭─ Answer" in person.text

    at_table("royals", ["human", "greedy"], play, options=ROYALS)


def test_a_line_that_comes_too_early_waits_for_its_question() -> None:
    async def play(person: Person) -> None:
        line = next(choice.line for choice in person.face.scene.choices if " discard " in choice.line)
        asked, person.app.desk.asked = person.asked, None  # the question is still on its way
        person.app.desk.typed(line)
        assert line not in person.app.game.match.record().lines
        person.app.desk.ask(asked)
        await person.settled()
        assert line in person.app.game.match.record().lines

    at_table("royals", ["human", "greedy"], play, options=ROYALS)


def test_a_number_in_the_typed_line_opens_a_folded_row() -> None:
    async def play(person: Person) -> None:
        at = next(nth for nth, row in enumerate(person.moves.rows) if row.group)
        await person.type(str(at + 1))
        assert person.moves.at == at

    at_table("royals", ["human", "greedy"], play, options=ROYALS)


def test_escape_closes_the_typed_line_and_sends_nothing() -> None:
    async def play(person: Person) -> None:
        await person.pilot.press("colon", "e", "escape")
        await person.press("down")
        assert person.moves.at == 1
        assert not person.app.desk.typing

    at_table("royals", ["human", "greedy"], play, options=ROYALS)


def test_a_move_that_wants_a_confirmation_asks_first() -> None:
    async def play(person: Person) -> None:
        while not (
            person.asks(Asks.MOVE)
            and any(choice.confirm and choice.line.endswith(" end") for choice in person.face.scene.choices)
        ):
            await person.answer()
        played = len(person.app.game.match.entries)
        await person.press("e")
        assert person.asks(Asks.YES)
        assert "SURE?" in person.text
        await person.press("n")
        assert len(person.app.game.match.entries) == played
        await person.press("e", "y")
        assert len(person.app.game.match.entries) > played

    at_table("royals", ["human", "greedy"], play, options=ROYALS)


def test_a_hint_comes_from_the_judge_and_only_against_bots() -> None:
    async def alone(person: Person) -> None:
        await person.press("h")
        assert "╭─ Hint" in person.text
        assert "% winning chance" in person.text

    async def together(person: Person) -> None:
        await person.press("enter")
        assert " h  hint" not in person.foot
        await person.press("h")
        assert "only where all other seats are bots" in " ".join(person.text.split())

    at_table("royals", ["human", "greedy"], alone, options=ROYALS)
    at_table("royals", ["human", "human"], together, SMALL, options=ROYALS)


def test_an_army_is_gathered_in_any_order_and_sent_together() -> None:
    async def play(person: Person) -> None:
        turn = person.asked.turn
        assert isinstance(turn, ScreenGatherTurn)
        await person.press("down", "enter", "up", "enter", "enter")
        assert "Recruit a pawn  ×2" in person.text
        await person.press("-")
        assert "×2" not in person.text
        assert not person.app.game.match.entries
        await person.press("e")
        assert "Choose 2 more first." in person.text
        await person.press("enter", "enter", "e")
        assert len(person.app.game.match.entries) >= 4

    at_table("royal-battles", ["human", "greedy"], play)


def test_leaving_is_asked_and_interrupting_is_not() -> None:
    async def leave(person: Person) -> None:
        await person.press("q")
        assert "Leave the table?" in " ".join(person.text.split())
        await person.press("n")
        assert not person.app.desk.closed
        await person.press("q", "y")
        assert isinstance(person.app.desk.wrong, Left)

    async def interrupt(person: Person) -> None:
        await person.press("ctrl+c")
        assert person.app.desk.interrupted

    at_table("royals", ["human", "greedy"], leave, options=ROYALS)
    at_table("royals", ["human", "greedy"], interrupt, options=ROYALS)


def test_at_the_end_another_game_can_be_asked_for() -> None:
    async def play(person: Person) -> None:
        assert person.app.desk.over
        assert "GAME OVER" in person.text
        await person.press("n")
        assert person.app.desk.closed

    assert at_table("royals", ["greedy", "greedy"], play).again


def test_only_keys_that_do_something_stand_at_the_foot() -> None:
    async def play(person: Person) -> None:
        for _ in range(12):
            foot = person.foot
            varied = person.moves.row is not None and len(person.moves.row.choices) > 1
            assert ("←→" in foot) == varied
            assert (" e " in foot) == any(row.ends for row in person.moves.rows)
            await person.press("down")

    at_table("royals", ["human", "greedy"], play, options=ROYALS)
