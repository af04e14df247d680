"""The options of Battle: declared, checked and converted for the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regalia.games.battle.notation import CARD
from regalia.games.battle.rules import terms
from regalia.games.battle.rules.terms import Options
from regalia.kernel.errors import OptionError
from regalia.kernel.options import Option
from regalia.kernel.state import CHANCE

FORMATS = ("off_the_top", "constructed", "sealed", "draft", "split")
DRAFT_POOL = int(terms.PACK * terms.ROUNDS)
MOST_SEATS = int(terms.MOST_SEATS)


def checked_decks(value: Any) -> Any:
    """Lists of card tokens, one for each seat; null where the reader may not see one."""
    good = isinstance(value, list) and all(
        deck is None or (isinstance(deck, list) and all(isinstance(card, str) and card in CARD for card in deck))
        for deck in value
    )
    if value is not None and not good:
        raise OptionError("Option 'decks' takes one list of cards for each seat, written like Kh, Tc or Xx; or null.")
    return value


OPTIONS = (
    Option(
        "format",
        "text",
        "off_the_top",
        "Where the draw piles come from.",
        values=FORMATS,
        labels=(
            "one shared pile",
            "everybody cuts down a full deck",
            "everybody cuts down random cards",
            "players pick from packs and pass them on",
            "players pick from open cards",
        ),
    ),
    Option(
        "jokers",
        "int",
        0,
        "Jokers in each deck.",
        low=0,
        high=2,
        reading="ruling 3",
    ),
    Option("hand_size", "int", 7, "Cards drawn before the first turn.", low=1, high=10),
    Option(
        "hits_to_lose",
        "int",
        5,
        "Unblocked soldiers that bring a castle down.",
        low=1,
        high=20,
        reading="ours (other values)",
    ),
    Option(
        "first_player",
        "text",
        "random",
        "Which side begins: its number, or chance.",
        values=("random",),
        low=0,
        high=MOST_SEATS - 1,
        labels=("chance decides",),
        reading="ours (a fixed side)",
    ),
    Option(
        "first_draw_skip",
        "text",
        "two_player",
        "Whether the first turn skips its draw.",
        values=("two_player", "always", "never"),
        labels=("with two players", "always", "never"),
        reading="ruling 4",
    ),
    Option(
        "teams",
        "text",
        "none",
        "Teams, which sit alternately.",
        values=("none", "alliance", "as_one"),
        labels=("everybody plays alone", "allies, each with a turn and a castle", "teams that share turn and castle"),
    ),
    Option("team_size", "int", 2, "Players in a team.", low=2, high=3),
    Option(
        "team_hands_open",
        "bool",
        False,
        "Whether team-mates see each other's hands.",
        reading="ruling 57",
    ),
    Option(
        "team_special",
        "text",
        "each",
        "Who has one court card or ability a turn, where a team shares its turn.",
        values=("each", "shared"),
        labels=("every member", "the team"),
        reading="ruling 55",
    ),
    Option(
        "two_chooser",
        "text",
        "opponent",
        "Who chooses what a two destroys.",
        values=("opponent", "caster"),
        labels=("the opponent", "the player of the two"),
        reading="ruling 36",
    ),
    Option(
        "joker_chooser",
        "text",
        "opponent",
        "Who chooses what a joker takes.",
        values=("opponent", "caster"),
        labels=("the opponent", "the player of the joker"),
        reading="ruling 36",
    ),
    Option(
        "deck_size",
        "int",
        None,
        "Cards in each player's own deck; without a number, the usual size of the format.",
        low=1,
        high=54,
        nullable=True,
        null="the usual size",
        reading="ours (other values)",
    ),
    Option(
        "decks",
        "data",
        None,
        "Decks built in advance: a list of cards for each seat.",
        nullable=True,
        reading="ours",
        check=checked_decks,
    ),
    Option("build_only", "bool", False, "Whether the game ends once the decks are built.", reading="ours"),
    Option(
        "turn_limit",
        "int",
        50,
        "The game ends after this many turns of each side.",
        low=1,
        high=10000,
        reading="ruling 59",
    ),
    Option(
        "stall_limit",
        "int",
        3,
        "The game ends after this many quiet rounds; 0: never.",
        low=0,
        high=1000,
        reading="ruling 59",
    ),
    Option("clock", "bool", False, "Whether time can be called."),
    Option(
        "time_tie",
        "text",
        "first_hit",
        "What decides when time is called and hits are equal.",
        values=("first_hit", "next_hit"),
        labels=("the side that got through first", "play goes on until they differ"),
        reading="ruling 60",
    ),
)


def native(values: Mapping[str, Any], seats: int) -> Options:
    """The complete, checked options as the rules use them.

    Raises OptionError where options contradict each other.
    """
    teams = _teams(values, seats)
    sides = teams if values["teams"] == "as_one" else seats
    first = values["first_player"]
    if first != "random" and first >= sides:
        raise OptionError(f"Option 'first_player' is {first}; sides are 0 to {sides - 1} here.")
    size = deck_size(values, seats)
    skips = {"two_player": seats == 2, "always": True, "never": False}[values["first_draw_skip"]]
    return Options(
        seats=seats,
        sides=sides,
        camps=teams,
        format=FORMATS.index(values["format"]),
        deck=[1] * 52 + [values["jokers"]],
        pack=terms.PACK,
        rounds=terms.ROUNDS,
        hand_size=values["hand_size"],
        hits_to_lose=values["hits_to_lose"],
        first_side=CHANCE if first == "random" else first,
        first_draw=not skips,
        open_hands=values["team_hands_open"] and values["teams"] != "none",
        shared_special=values["team_special"] == "shared",
        two_by_caster=values["two_chooser"] == "caster",
        joker_by_caster=values["joker_chooser"] == "caster",
        deck_size=size,
        given=_given(values, seats, size),
        build_only=values["build_only"],
        turn_limit=values["turn_limit"],
        stall_limit=values["stall_limit"],
        clock=values["clock"],
        next_hit=values["time_tie"] == "next_hit",
    )


def _teams(values: Mapping[str, Any], seats: int) -> int:
    """The number of camps."""
    if values["teams"] == "none":
        return seats
    size: int = values["team_size"]
    if (seats, size) not in ((4, 2), (6, 2), (6, 3)):
        raise OptionError(f"Teams of {size} do not fit {seats} seats: teams of 2 need 4 or 6 seats, teams of 3 need 6.")
    return seats // size


def deck_size(values: Mapping[str, Any], seats: int) -> int:
    """The cards in a player's own deck; 0 if all share one pile."""
    form = values["format"]
    if form == "off_the_top":
        for name in ("deck_size", "decks", "build_only"):
            if values[name] not in (None, False):
                raise OptionError(
                    f"Option '{name}' needs a format in which players have decks of their own, not 'off_the_top'."
                )
        return 0
    full = 52 + values["jokers"]
    share = (seats + 1) // 2 * full // seats
    most = {"constructed": full, "sealed": full, "draft": DRAFT_POOL, "split": share}[form]
    usual = {"constructed": 40, "sealed": 30, "draft": 30, "split": share}[form]
    size: int = usual if values["deck_size"] is None else values["deck_size"]
    if not values["hand_size"] <= size <= most:
        raise OptionError(
            f"Option 'deck_size' cannot be {size} here: it takes {values['hand_size']} (the hand) to {most}."
        )
    return size


def _given(values: Mapping[str, Any], seats: int, size: int) -> list[list[int] | None]:
    """The decks that were built before, as cards; empty if they are built in the game."""
    decks = values["decks"]
    if decks is None:
        return []
    if values["build_only"]:
        raise OptionError("Options 'build_only' and 'decks' exclude each other: given decks leave nothing to build.")
    if len(decks) != seats:
        raise OptionError(f"Option 'decks' has {len(decks)} lists; it takes {seats}, one for each seat.")
    for seat, deck in enumerate(decks):
        if deck is None:
            continue
        if len(deck) != size:
            raise OptionError(f"The deck of seat {seat} has {len(deck)} cards; decks have {size} here.")
        held = Counter(deck)
        if held["Xx"] and not values["jokers"]:
            raise OptionError(f"The deck of seat {seat} has a joker; option 'jokers' is 0.")
        for card, count in held.items():
            if values["format"] == "constructed" and count > (values["jokers"] if card == "Xx" else 1):
                raise OptionError(f"The deck of seat {seat} has more copies of {card} than a full deck.")
    return [None if deck is None else [CARD[card] for card in deck] for deck in decks]
