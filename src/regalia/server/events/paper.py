"""What the sheets of an event show: pairings, score slips, deck lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.events.info import BoutInfo, EventInfo
from regalia.files.event_kind import DeckList
from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.kernel.rulebook.pdf import edition

SUITS = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
RANKS = "AKQJT98765432"
JOKER = "Xx"
LATEST = 1  # rounds of which score slips are printed
SHEETS = {
    "pairings": "who meets whom in every round, for the wall",
    "scores": "score slips of the latest round, to cut out",
    "decks": "deck lists: your own, and all of them after the event",
}


def event_sheet(part: str, info: EventInfo, best_of: int, decks: Sequence[DeckList]) -> dict[str, Any]:
    """The data of one of the SHEETS, with decks that the viewer may see; raises RegaliaError if nothing is to print."""
    common = {
        "part": part,
        "title": info.title,
        "edition": _edition(info),
        "facts": [info.game_title, *info.plan[:3]],
        "people": [*(one.name for one in info.entrants), *(one.name for one in info.players)],
    }
    if part == "decks":
        return {**common, "decks": _decks(info, decks)}
    if not info.rounds:
        raise RegaliaError("Nobody is paired yet: pairings are drawn when the event starts.")
    rounds = info.rounds[-LATEST:] if part == "scores" else info.rounds
    return {
        **common,
        "games": best_of,
        "rounds": [
            {
                "number": made.number,
                "byes": [info.entrants[entrant].name for entrant in made.byes],
                "bouts": [_bout(info, bout) for bout in made.bouts],
            }
            for made in rounds
        ],
    }


def _edition(info: EventInfo) -> str:
    game = catalogue().get(info.game)
    return info.game_title if game is None else edition(game)


def _bout(info: EventInfo, bout: BoutInfo) -> dict[str, Any]:
    names = [info.entrants[entrant].name for entrant in bout.entrants]
    result = ""
    if bout.over:
        winner = "" if bout.winner is None else info.entrants[bout.winner].name
        result = f"{' : '.join(map(str, bout.wins))}{f', {winner}' if winner else ''}"
    return {"table": bout.table, "names": names, "result": result}


def _decks(info: EventInfo, decks: Sequence[DeckList]) -> list[dict[str, Any]]:
    if not decks:
        raise RegaliaError(
            "There is no deck list for you to print: your own can be printed once you have a deck, all lists after the event."
        )
    return [_deck(info.players[deck.player].name, deck.cards) for deck in decks]


def _deck(name: str, deck: Sequence[str]) -> dict[str, Any]:
    groups = [
        {"name": title, "cards": sorted([card for card in deck if card[-1] == suit], key=lambda c: RANKS.index(c[0]))}
        for suit, title in SUITS.items()
    ]
    groups.append({"name": "Jokers", "cards": [card for card in deck if card == JOKER]})
    return {"name": name, "count": len(deck), "groups": [group for group in groups if group["cards"]]}
