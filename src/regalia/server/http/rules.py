"""The rules of each game for the client: text with worked examples, and the glossary. Encoded once, when first asked for."""

from __future__ import annotations

import msgspec

from regalia.games import rules_text
from regalia.kernel.game import Game
from regalia.kernel.rulebook import NAMES, examples, glossary, worked
from regalia.server.wire.http import ExampleInfo, PartInfo, RulesInfo, TermInfo


class RulesPages:
    """The answers of two routes, by game."""

    def __init__(self) -> None:
        self._rules: dict[str, bytes] = {}
        self._terms: dict[str, bytes] = {}

    def rules(self, game: Game) -> bytes:
        if game.key not in self._rules:
            self._rules[game.key] = msgspec.json.encode(rules_info(game))
        return self._rules[game.key]

    def terms(self, game: Game) -> bytes:
        if game.key not in self._terms:
            self._terms[game.key] = msgspec.json.encode(term_infos(game))
        return self._terms[game.key]


def rules_info(game: Game) -> RulesInfo:
    """The rules with every example drawn."""
    text = rules_text(game)
    return RulesInfo(
        game=game.key,
        title=game.title,
        text=text,
        names=NAMES,
        examples=tuple(
            ExampleInfo(
                title=one.title,
                text=one.text,
                before=one.before,
                after=one.after,
                told=one.told,
                marks=tuple(PartInfo(at=mark.at, text=mark.text) for mark in one.marks),
                around=one.around,
            )
            for one in (worked(game, example) for example in examples(text))
        ),
    )


def term_infos(game: Game) -> list[TermInfo]:
    return [
        TermInfo(term=entry.term, forms=entry.forms, text=entry.text, rule=entry.rule)
        for entry in glossary(rules_text(game))
    ]


def in_brief(text: str) -> str:
    """The rules up to their first example or section: aim and turn."""
    ends = [at for mark in ("\n```example", "\n## ") if (at := text.find(mark)) >= 0]
    return text[: min(ends, default=len(text))].rstrip() + "\n"
