"""The rules for players of every game: every example is played, every number in it checked, every term leads to a rule."""

from __future__ import annotations

import operator
import re
from pathlib import Path

import pytest

from regalia.games import catalogue, rules_text
from regalia.kernel.game import Game
from regalia.kernel.rulebook import NAMES, Example, Worked, examples, glossary, worked
from regalia.kernel.rulebook.printed import cut_out, printed_zones, tells, unchanged
from regalia.kernel.rulebook.term_pictures import own_pictures, picture_of, symbols_of
from regalia.kernel.scene import Scene
from tests.games.words import paragraphs

GAMES = list(catalogue().values())
EXAMPLES = [(game, example) for game in GAMES for example in examples(rules_text(game))]
SUM = re.compile(r"(\d+)((?: [÷×+−] \d+)+) = (−?\d+)")
SYMBOLS = set(re.findall(r'id="([a-z0-9-]+)"', (Path(__file__).parents[2] / "web/src/art/cards.svg").read_text()))
MOST_PRINTED = 16  # zones of a printed picture
OPERATORS = {"÷": operator.floordiv, "×": operator.mul, "+": operator.add, "−": operator.sub}


def title(value: object) -> str:
    return value.key if isinstance(value, Game) else value.title if isinstance(value, Example) else str(value)


def named(text: str) -> str:
    return re.sub(r"\{(\d)\}", lambda seat: NAMES[int(seat[1])], text)


def everything_said(found: Worked) -> str:
    """All that the engine says about an example: sentences, gauges, plates and notes of the last picture."""
    scene = found.after or found.before
    gauges = [
        f"{'' if gauge.owner is None else NAMES[gauge.owner]} {gauge.value} {gauge.label}" for gauge in scene.gauges
    ]
    plates = [f"{NAMES[plate.seat]}: {plate.note}" for plate in scene.plates]
    tokens = [f"{token.name} {token.note}" for zone in scene.zones for token in zone.tokens]
    return named("\n".join([*found.told, *gauges, *plates, *tokens]))


def ids(scene: Scene) -> set[str]:
    tokens = {token.id for zone in scene.zones for token in zone.tokens}
    return {zone.id for zone in scene.zones} | tokens | {plate.id for plate in scene.plates}


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=title)
def test_an_example_can_be_played_and_the_engine_agrees(game: Game, example: Example) -> None:
    found = worked(game, example)
    said = everything_said(found)
    for words in example.expected:
        assert words in said, f"the engine does not say {words!r}, but:\n{said}"
    assert bool(found.after) == bool(example.lines)
    assert {mark.at for mark in example.marks} | set(example.around) <= ids(found.before)
    assert not found.before.choices, "a picture offers no choice"


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=title)
def test_sums_in_explanations_are_right(game: Game, example: Example) -> None:
    for first, rest, total in SUM.findall(example.text):
        value = int(first)
        for sign, number in re.findall(r"([÷×+−]) (\d+)", rest):
            value = OPERATORS[sign](value, int(number))
        assert value == int(total.replace("−", "-")), f"{game.key}: {first}{rest} = {total}"


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=title)
def test_explanations_name_only_players_who_are_there(game: Game, example: Example) -> None:
    absent = NAMES[example.seats or game.usual_seats :]
    assert not re.search(rf"\b({'|'.join(absent)})\b", example.text)


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_rules_begin_with_aim_and_turn_and_a_named_picture(game: Game) -> None:
    text = rules_text(game)
    first_screen = text[: text.index("\n## ")]
    assert "**Aim.**" in first_screen
    assert "**Your turn.**" in first_screen
    found = examples(text)
    assert len(found) >= 6
    assert len(examples(first_screen)) == 1
    assert len(found[0].marks) >= 4


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_rules_end_with_house_rules_quick_reference_glossary_and_appendix(game: Game) -> None:
    heads = re.findall(r"^## \d+\. (.*)$", rules_text(game), re.M)
    assert heads[-4:-1] == ["House rules", "Quick reference", "Glossary"]
    assert heads[-1].startswith("Appendix")


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_every_term_has_one_sentence_and_an_existing_rule(game: Game) -> None:
    entries = glossary(rules_text(game))
    assert len(entries) >= 10
    forms = [form.lower() for entry in entries for form in {form.lower(): form for form in entry.forms}.values()]
    assert len(forms) == len(set(forms)), "two entries share a form"
    for entry in entries:
        assert entry.rule in paragraphs(game), entry.term
        assert entry.text.endswith("."), entry.term
        assert len(entry.text) <= 140, entry.term


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_every_term_has_a_picture_that_can_be_drawn(game: Game) -> None:
    text = rules_text(game)
    entries = glossary(text)
    assert set(own_pictures(game)) <= {entry.term for entry in entries}
    drawn = {entry.term: picture_of(game, text, entry) for entry in entries}
    for term, found in drawn.items():
        assert found is None or set(found.around) <= ids(found.before), term
    instead = {entry.term: symbols_of(game, entry) for entry in entries if drawn[entry.term] is None}
    assert all(instead.values()), [term for term, symbols in instead.items() if not symbols]
    assert {symbol for symbols in instead.values() for symbol in symbols} <= SYMBOLS


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_paragraph_numbers_are_used_once_and_in_order(game: Game) -> None:
    numbers = [tuple(map(int, n.split("."))) for n in re.findall(r"^\*\*(\d+\.\d+)", rules_text(game), re.M)]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=title)
def test_a_printed_example_shows_what_changes_and_fits_on_a_page(game: Game, example: Example) -> None:
    found = worked(game, example)
    for scene in (found.before, found.after):
        if scene is None:
            continue
        zones = printed_zones(scene, found)
        shown = {zone.id for zone in zones}
        if found.after is not None:
            other = found.after if scene is found.before else found.before
            still = unchanged(scene, other)
            assert {zone.id for zone in scene.zones if zone.id not in still and tells(zone)} <= shown
            assert len(zones) <= MOST_PRINTED, shown
        for zone in (zone for zone in zones if zone.kind == "map" and example.around):
            columns, cells = cut_out(zone, example.around)
            assert columns < zone.columns
            assert {at for at in example.around if at in ids(scene)} <= {cell.id for cell in cells}
            assert len([cell for cell in cells if cell.kind == "cell"]) % columns == 0
