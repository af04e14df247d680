"""The printer of Battle: play mat and score sheet, with the numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.card_names import counted
from regalia.games.battle.notation import CARD
from regalia.games.battle.options import FORMATS, native
from regalia.games.battle.rules.cards import RANKS, skill
from regalia.games.battle.rules.terms import Options
from regalia.kernel.optional.printer import Order, PaperPart, Printer, table

TITLES = dict(zip(FORMATS, ("Off the top", "Constructed", "Sealed", "Draft", "Split"), strict=True))
NAMES = {"3": "Three", "2": "Two", "A": "Ace"}
COURT = "special, as a soldier; needs its suit in play"
SOLDIER = "soldier, free"
SHARED_PILES = "Shuffle one pack for every two players into a draw pile that all share."
OWN_PILES = "Everybody builds a deck, and has a draw pile and a discard pile of their own."
FIRST_DRAW = {
    "two_player": "With two players, whoever begins does not draw in the first turn.",
    "always": "Whoever begins does not draw in the first turn.",
    "never": "",
}
ROWS = 8  # of a score sheet: the most players
GAMES = 5


class BattlePrinter(Printer):
    package = "regalia.games.battle"
    parts = (
        PaperPart("mat", "a play mat; print one for each player", "One for each player."),
        PaperPart("scores", "a score sheet for up to eight players", "One for the table."),
    )

    def numbers(self, order: Order) -> Mapping[str, object]:
        quiet = order.options["stall_limit"]
        own = native(order.options, order.seats).own_decks
        return {
            "seats": "two to eight players",
            "hand": order.options["hand_size"],
            "hits": order.options["hits_to_lose"],
            "turns": order.options["turn_limit"],
            "quiet": f", or {quiet} rounds in which nothing happens," if quiet else "",
            "piles": OWN_PILES if own else SHARED_PILES,
            "winner": "castle" if order.options["teams"] == "none" else "team",
            "skills": "\n".join(f"- **{card}** ({skill}): {use}" for card, skill, use in skills(order.options)),
            "decks": table(["format", "your deck"], deck_sizes(order)),
            "first_draw": FIRST_DRAW[order.options["first_draw_skip"]],
            "joker_face": " [Xx]" if order.options["jokers"] else "",
        }

    def needs(self, order: Order) -> str:
        own = native(order.options, order.seats).own_decks
        packs = "A pack of 52 cards for each player" if own else "A pack of 52 cards for every two players"
        jokers = order.options["jokers"]
        with_jokers = f", with {counted(jokers, 'joker')} in each" if jokers else ""
        return (
            f"{packs}{with_jokers}. {order.options['hits_to_lose']} coins or counters for each castle, one for a hit."
        )

    def sheets(self, part: str, order: Order) -> Any:
        hits = order.options["hits_to_lose"]
        if part == "mat":
            own_deck = native(order.options, order.seats).own_decks
            return {"hits": hits, "hand": order.options["hand_size"], "own_deck": own_deck}
        return {"hits": hits, "rows": ROWS, "games": GAMES}


def skills(options: Mapping[str, Any]) -> list[list[object]]:
    """Every kind of card, its skill, and what it is played for."""
    chosen = {"opponent": "which the opponent chooses", "caster": "which you choose"}
    two, joker = (chosen[options[name]] for name in ("two_chooser", "joker_chooser"))
    abilities = {
        "3": "or special: destroy any one soldier",
        "2": f"or special: an opponent loses two soldiers, {two}",
        "A": "or special: draw two cards",
    }
    rows: list[list[object]] = [
        ["King, queen, jack", ", ".join(str(skill_of(rank)) for rank in "KQJ"), COURT],
        ["Ten to four", f"{skill_of('T')} to {skill_of('4')}", SOLDIER],
    ]
    rows += [[NAMES[rank], skill_of(rank), f"{SOLDIER}; {abilities[rank]}"] for rank in "32A"]
    if options["jokers"]:
        rows.append(["Joker", skill(CARD["Xx"]), f"{SOLDIER}; or special without a suit: take a soldier, {joker}"])
    return rows


def skill_of(rank: str) -> int:
    assert rank in RANKS
    return int(skill(CARD[f"{rank}s"]))


def deck_sizes(order: Order) -> list[list[object]]:
    """The cards of a deck in each format, as the rules deal them."""
    rows: list[list[object]] = []
    for form in FORMATS:
        given = {"format": form, "decks": None, "build_only": False, "deck_size": None}
        rules = native({**order.options, **given}, order.seats)
        rows.append([TITLES[form], deck_words(rules, order.seats)])
    return rows


def deck_words(rules: Options, seats: int) -> str:
    """What a player's deck is in the format of these rules."""
    size = int(rules.deck_size)
    if not rules.own_decks:
        return "shared, a pack for every two players"
    if size == int(rules.pool):
        return f"an equal share, {size} with {seats} players"
    return f"{size} of {int(rules.pool)} cards"
