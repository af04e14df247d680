"""The rules of each game for the client: text with worked examples, and the glossary. Encoded once, when first asked for."""

from __future__ import annotations

import msgspec

from regalia.games import rules_text
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.rulebook import NAMES, Entry, Worked, examples, glossary, worked
from regalia.kernel.rulebook.glossary import entry_for
from regalia.kernel.rulebook.term_pictures import picture_of, symbols_of
from regalia.kernel.scene import Zone
from regalia.server.http.bodies import JSON
from regalia.server.http.prepared import Prepared, prepared
from regalia.server.wire.rules import ExampleInfo, PartInfo, PictureInfo, RulesInfo, TermInfo

LARGE = 4_000  # bytes of a zone


class RulesPages:
    """The answers of three routes, by game."""

    def __init__(self) -> None:
        self._rules: dict[str, Prepared] = {}
        self._terms: dict[str, Prepared] = {}
        self._pictures: dict[tuple[str, str], Prepared] = {}

    def rules(self, game: Game) -> Prepared:
        if game.key not in self._rules:
            self._rules[game.key] = prepared(msgspec.json.encode(rules_info(game)), JSON)
        return self._rules[game.key]

    def terms(self, game: Game) -> Prepared:
        if game.key not in self._terms:
            self._terms[game.key] = prepared(msgspec.json.encode(term_infos(game)), JSON)
        return self._terms[game.key]

    def picture(self, game: Game, term: str) -> Prepared:
        """The picture of a term; raises RegaliaError for a term that the glossary does not have."""
        found = entry_for(glossary(rules_text(game)), term)
        if found is None:
            raise RegaliaError(f"{game.title} has no term '{term[:40]}'.")
        at = (game.key, found.term)
        if at not in self._pictures:
            self._pictures[at] = prepared(msgspec.json.encode(picture_info(game, found)), JSON)
        return self._pictures[at]


def rules_info(game: Game) -> RulesInfo:
    """The rules with every example drawn. A map that many of them show is sent once."""
    text = rules_text(game)
    zones: list[Zone] = []
    drawn = [example_info(worked(game, example), zones) for example in examples(text)]
    return RulesInfo(game=game.key, title=game.title, text=text, names=NAMES, examples=tuple(drawn), zones=tuple(zones))


def example_info(example: Worked, zones: list[Zone]) -> ExampleInfo:
    """The example for the client. ``zones`` are those sent apart so far; its own ground joins them."""
    before, after = example.before, example.after
    ground = ground_of(example)
    if ground is not None:
        if ground not in zones:
            zones.append(ground)
        before = msgspec.structs.replace(before, zones=before.zones[1:])
        after = after and msgspec.structs.replace(after, zones=after.zones[1:])
    return ExampleInfo(
        title=example.title,
        text=example.text,
        before=before,
        after=after,
        told=example.told,
        marks=tuple(PartInfo(at=mark.at, text=mark.text) for mark in example.marks),
        around=example.around,
        ground=None if ground is None else zones.index(ground),
    )


def ground_of(example: Worked) -> Zone | None:
    """The first zone, if it is large and the same in both pictures."""
    first = example.before.zones[0]
    same = example.after is None or example.after.zones[0] == first
    return first if same and len(msgspec.json.encode(first)) >= LARGE else None


def term_infos(game: Game) -> list[TermInfo]:
    return [
        TermInfo(term=entry.term, forms=entry.forms, text=entry.text, rule=entry.rule)
        for entry in glossary(rules_text(game))
    ]


def picture_info(game: Game, entry: Entry) -> PictureInfo:
    drawn = picture_of(game, rules_text(game), entry)
    if drawn is None:
        return PictureInfo(symbols=symbols_of(game, entry))
    return PictureInfo(scene=drawn.before, around=drawn.around, names=NAMES)
