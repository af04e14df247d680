"""Pictures of scenes: sizes that fit, signs beside colours, nothing cut without a word."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from regalia.cli.screen.cards import Lit, Size, token_block
from regalia.cli.screen.face import Face
from regalia.cli.screen.look import GILT, ON_SLIP, PAPER, Depth, strip
from regalia.cli.screen.moves import Moves, folded
from regalia.cli.screen.table import TRIED, Sketches
from regalia.cli.terminal.game import TerminalGame
from regalia.kernel.scene import Badge, Token
from tests.cli.screens import steps, table_of

GAMES = [("royals", 2), ("battle", 4), ("royal-battles", 2), ("royal-battles", 4), ("battle-royal", 2)]
EVERY = [*GAMES, ("royal-ascension", 4)]


def in_play(game: str, seats: int, lines: int = 60) -> TerminalGame:
    """A table after some lines, with seat 0 to choose."""
    options = {"mode": "melee"} if (game, seats) == ("royal-battles", 4) else {}
    table, _ = table_of(game, ["human"] * seats, seed=3, options=options)
    for _ in steps(table, lambda table: table.match.turn == 0 and len(table.match.entries) >= lines):
        pass
    return table


def face_of(table: TerminalGame) -> Face:
    scene = table.scene(0)
    return Face(scene, table.match.game.title, table.pen(0), moves=Moves(folded(scene)))


@pytest.mark.parametrize(("game", "seats"), EVERY)
@pytest.mark.parametrize("size", [(80, 24), (90, 50), (100, 30), (100, 34), (132, 43), (200, 60)])
def test_every_game_fills_every_size_exactly(game: str, seats: int, size: tuple[int, int]) -> None:
    lines = face_of(in_play(game, seats)).lines(*size, [("q", "leave")])
    assert len(lines) == size[1]
    assert all(line.cell_len <= size[0] for line in lines)
    assert "leave" in lines[-1].plain


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_table_that_is_too_high_says_so_and_can_be_scrolled(game: str, seats: int) -> None:
    face = face_of(in_play(game, seats))
    sketches = Sketches(face.scene, face.pen, Lit(), 79, alone=True)
    drawn = sketches.picture(6)
    table = face.table(drawn, [], 80, 6, alone=True)
    hidden = len(drawn.above) + len(drawn.below) > 6
    assert hidden == any("the table goes on: PgUp, PgDn" in line.plain for line in table)
    if hidden:
        face.top = face.first + 2 if face.first < 2 else 0
        assert [line.plain for line in face.table(drawn, [], 80, 6, alone=True)] != [line.plain for line in table]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_size_of_a_picture_shows_the_cards_of_the_hand(game: str, seats: int) -> None:
    table = in_play(game, seats)
    scene = table.scene(0)
    held = [token for zone in scene.zones if zone.kind == "fan" and zone.owner == 0 for token in zone.tokens]
    sketches = Sketches(scene, table.pen(0), Lit(), 90)
    for nth in range(len(TRIED)):
        _, below = sketches.made_in(nth)
        drawn = "\n".join(line.plain for line in below)
        for token in held:
            assert table.pen(0).card(token.face).plain.replace("joker", "★") in drawn


def test_a_card_s_shape_tells_how_it_stands() -> None:
    pen = in_play("royals", 2).pen(0)
    shapes = {}
    for size in Size:
        for tilt in (0, 20, 90):
            token = Token(id="Kh", name="king", face="Kh", tilt=tilt)
            shapes[size, tilt] = "\n".join(line.plain for line in token_block(token, pen, Lit(), size))
    assert len(set(shapes.values())) == len(shapes)


@pytest.mark.parametrize("size", list(Size))
def test_what_a_move_touches_has_brackets_and_not_only_a_colour(size: Size) -> None:
    pen = in_play("royals", 2).pen(0)
    token = Token(id="Kh", name="king", face="Kh")
    lit = Lit(frozenset({"Kh"}), "Kh", Badge(text="falls", kind="bad"))
    bare = [line.plain for line in token_block(token, pen, Lit(), size)]
    touched = [line.plain for line in token_block(token, pen, lit, size)]
    assert touched != bare
    assert any("▐" in line or "[" in line for line in touched)
    assert size == Size.LINE or any("↓ falls" in line for line in touched)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_chosen_target_is_in_brackets_on_the_table(game: str, seats: int) -> None:
    face = face_of(in_play(game, seats))
    acts = {act.id for act in face.scene.acts} | {plate.id for plate in face.scene.plates}
    for size in ((100, 34), (80, 24)):
        found = 0
        for at in range(len(face.moves.rows)):
            face.moves.at = at
            assert face.moves.chosen is not None
            if set(face.moves.chosen.touch) - acts:
                table = "\n".join(line.plain[: 66 if size[0] == 100 else 80] for line in face.lines(*size, [])[:-1])
                found += any(sign in table for sign in ("▐", "[", "]"))
        assert found, size


def test_without_colours_light_grounds_are_reversed() -> None:
    line = Text.assemble(("K♥", f"bold {ON_SLIP} on {PAPER}"), ("plain", GILT))
    paper, plain = strip(line, Depth.NONE)
    assert paper.style is not None
    assert plain.style is not None
    assert paper.style.reverse
    assert paper.style.bold
    assert not plain.style.reverse
    assert paper.style.color is None
    assert plain.style.color is None


def test_with_sixteen_colours_every_shade_of_a_table_has_its_own_name() -> None:
    """So that the nearest shade, often grey on grey, is not left to chance."""
    for game, seats in EVERY:
        for line in face_of(in_play(game, seats)).lines(100, 34, [("q", "leave")]):
            for text, style, _ in strip(line, Depth.SIXTEEN):
                assert style is not None
                for shade in (style.color, style.bgcolor):
                    assert shade is None or not shade.name.startswith("#"), (game, text, shade)
                assert not text.strip() or style.color != style.bgcolor, (game, text)


def test_the_prompt_says_choose_and_never_touch() -> None:
    for game, seats in EVERY:
        table = in_play(game, seats, lines=0)
        for _ in steps(table, lambda table: len(table.match.entries) > 120):
            if table.match.turn == 0:
                text = "\n".join(line.plain for line in face_of(table).lines(100, 34, []))
                assert "ouch " not in text


def test_a_long_list_says_how_many_rows_are_hidden() -> None:
    face = face_of(in_play("royals", 2, 60))
    at = next(nth for nth, row in enumerate(face.moves.rows) if len(row.choices) > 25)
    face.moves.at = at
    text = "\n".join(line.plain for line in face.lines(100, 34, []))
    assert "more" in text
    assert all(cell_len(line) <= 100 for line in text.splitlines())


@pytest.mark.parametrize(
    ("mode", "seats", "order"),
    [
        ("pairs", 4, {"■ Player", "◆ Greedy 1 (enemy)", "□ Greedy 2 (ally)", "◇ Greedy 3 (enemy)"}),
        ("master", 3, {"■ Player", "▲ Greedy 1 (ally)", "● Greedy 2 (enemy)"}),
        ("melee", 3, {"■ Player", "◆ Greedy 1", "▼ Greedy 2"}),
    ],
)
def test_more_than_two_armies_are_told_apart_without_colours(mode: str, seats: int, order: set[str]) -> None:
    options = {"mode": mode, "army_choice": "random"}
    table, _ = table_of("royal-battles", ["human", *["greedy"] * (seats - 1)], seed=3, options=options)
    for _ in steps(table, lambda table: table.match.turn == 0 and table.scene(0).phase == "Movement"):
        pass
    face = face_of(table)
    screen = "\n".join(line.plain for line in face.lines(80, 30, [("q", "leave")]))
    told = re.search(r"Order of the round: (.*?)\n ?\S", " ".join(screen.split("\n   ")), flags=re.DOTALL)
    assert told is not None
    words = re.split(r", ", told[1])
    assert {re.sub(r" (now|has moved|last|first|second|third|out)\b.*", "", one).strip() for one in words} == order
    signs = {name[0] for name in order} - {"●"}  # the master's units are dark figures
    board = screen[: screen.index("Order of the round")]
    assert {sign for sign in signs if re.search(rf"{sign}[A-Z]\w+", board)} == signs
