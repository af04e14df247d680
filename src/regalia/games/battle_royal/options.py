"""The options of Battle Royal: declarations, checks, and ``terms.Options`` for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle_royal.map.maps import STANDARD, ground_of, realm_of, shipped
from regalia.games.battle_royal.map.realm import MAJORS, MINORS
from regalia.games.battle_royal.rules import terms
from regalia.games.battle_royal.rules.terms import Options
from regalia.kernel.errors import OptionError
from regalia.kernel.options import Option

EARLY_CARD = ("off", "own", "open")
PACK = (1, 3, 3, 3, 3)  # one Zero, three each of 1, 2, 3 and 4
SHORT, LONG, ALLIED = 15, 24, 12  # pawns of each force

SEATS_OF = {
    (2, "yellow_green"): (0, 1),
    (3, "yellow_green"): (0, 1, 0, 2),
    (3, "blue_red"): (0, 1, 2, 1),
    (4, "yellow_green"): (0, 1, 2, 3),
}
"""The seat of each force in turn order (section 2.2)."""


def checked_map(value: Any) -> Any:
    """The value, if it is a shipped map's name or a valid map; raises OptionError."""
    if isinstance(value, str) and value not in shipped():
        raise OptionError(f"There is no map '{value}'; there are: {', '.join(shipped())}. Or give a whole map file.")
    realm_of(value)
    return value


OPTIONS = (
    Option("long_game", "bool", False, "The long game: 24 pawns each, with two players."),
    Option("pincer", "bool", False, "Whether lines can be cut by pincers."),
    Option(
        "double_side",
        "text",
        "yellow_green",
        "Which side one player commands alone, with three players.",
        values=("yellow_green", "blue_red"),
        labels=("Yellow and Green", "Blue and Red"),
        reading="ours",
    ),
    Option(
        "early_card",
        "text",
        "off",
        "Whether the next player's card is drawn before the turn, and who sees it.",
        values=EARLY_CARD,
        labels=("drawn when the turn begins", "drawn early, seen by its player", "drawn early, seen by all"),
        reading="ruling 55",
    ),
    Option(
        "sidestep",
        "bool",
        False,
        "Whether a pawn may move if the line is whole again afterwards.",
        reading="ruling 29",
    ),
    Option(
        "rampart_return",
        "text",
        "after_leaving",
        "When a force's own ramparts cost only 1.",
        values=("after_leaving", "while_empty"),
        labels=("once it has left its capital", "while its centre is empty"),
        reading="ruling 43",
    ),
    Option(
        "flat_landing",
        "bool",
        False,
        "Whether landing from a jetty always costs 1.",
        reading="ruling 23",
    ),
    Option(
        "quiet_rounds",
        "int",
        26,
        "The game ends after this many rounds without a capture.",
        low=5,
        high=1000,
        reading="ruling 58",
    ),
    Option(
        "quiet_result",
        "text",
        "pawns",
        "Who wins a game that ends quietly.",
        values=("pawns", "draw"),
        labels=("the side with more pawns", "nobody"),
        reading="ruling 58",
    ),
    Option(
        "map",
        "data",
        STANDARD,
        "The map: the name of a shipped map, or a whole map file.",
        values=shipped(),
        check=checked_map,
        reading="ruling 1",
    ),
)


def native(values: Mapping[str, Any], seats: int) -> Options:
    """The checked options as the rules read them; raises OptionError if they contradict each other."""
    if values["long_game"] and seats != 2:
        raise OptionError(f"Option 'long_game' is for two seats, not {seats}.")
    if values["double_side"] != "yellow_green" and seats != 3:
        raise OptionError(f"Option 'double_side' is for three seats, not {seats}.")
    owners = owners_of(seats)
    realm = realm_of(values["map"])
    pawns = (LONG if values["long_game"] else SHORT) if seats == 2 else ALLIED
    return Options(
        seats=seats,
        forces=len(owners),
        pawns=pawns,
        seat_of=list(SEATS_OF[seats, values["double_side"]]),
        centres=[realm.capital_of(owner).centre for owner in owners],
        ground=ground_of(realm, owners),
        pack=list(PACK),
        pincer=values["pincer"],
        early_card=int((terms.OFF, terms.OWN, terms.OPEN)[EARLY_CARD.index(values["early_card"])]),
        sidestep=values["sidestep"],
        while_empty=values["rampart_return"] == "while_empty",
        flat_landing=values["flat_landing"],
        quiet_limit=values["quiet_rounds"] * len(owners),
        quiet_draw=values["quiet_result"] == "draw",
        realm=realm,
    )


def owners_of(seats: int) -> tuple[str, ...]:
    """The owners of the capitals in play, in turn order."""
    return MAJORS if seats == 2 else MINORS
