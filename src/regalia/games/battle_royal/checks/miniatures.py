"""Games small enough to enumerate the worlds that a viewer must consider (law 19)."""

from __future__ import annotations

from regalia.games.battle_royal.options import OPTIONS, native
from regalia.games.battle_royal.rules.rules import BattleRoyal, BattleRoyalRules
from regalia.games.battle_royal.rules.terms import Options
from regalia.games.battle_royal.squares import square_named
from regalia.kernel.options import complete

PACKS = ((1, 1, 1, 0, 1), (1, 2, 0, 1, 0), (0, 1, 1, 1, 2))
NEAR = ("g6", "h6", "g8", "k6")  # centres so close that forces are soon out


def miniatures() -> list[tuple[BattleRoyalRules, BattleRoyal]]:
    """Games with hidden early cards and small packs, for all numbers of seats."""
    found = []
    for seats in (2, 3, 4):
        for pack in PACKS:
            rules = BattleRoyalRules(_options(seats, pack))
            found.append((rules, rules.start()))
    return found


def _options(seats: int, pack: tuple[int, ...]) -> Options:
    options = native(complete(OPTIONS, {"early_card": "own", "quiet_rounds": 12}), seats)
    options.make_pack(list(pack))
    if seats > 2:
        options.pawns = 3
        options.place_centres([square_named(name) or 0 for name in NEAR])
    return options
