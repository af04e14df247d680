"""What is played for a seat that does not answer in time: the least harmful there is (rules 4.5)."""

from __future__ import annotations

from regalia.games.battle import model, terms
from regalia.games.battle.fields import chosen_name, chosen_seat, name_card
from regalia.games.battle.sight import Sight
from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.state import View

BUILDING = (terms.PICKING, terms.SPLITTING, terms.CUTTING)
ENEMIES = (terms.STRIKING, terms.BY_TWO, terms.BY_THREE, terms.BY_JOKER)


def default(view: View, rules: Rules) -> int:
    """Where nothing else is said it is the last move: done, pass, end, or the weakest of one's own soldiers."""
    sight = Sight(view, rules)
    moves = moves_seen(rules, view)
    if sight.step in BUILDING:
        position = rules.open(view)
        return max(moves, key=lambda move: rules.advice.hint(position, move))
    if sight.step == terms.BLOCKING and _falls(sight):
        return moves[-2]  # the weakest soldier that may block
    if sight.step in ENEMIES:
        return _least_loss(sight, moves)
    return moves[-1]


def _falls(sight: Sight) -> bool:
    """Whether the group asked about has no blocker yet, and the castle falls if nothing more is blocked."""
    table = sight.table
    if table.groups[table.group] & model.BLOCKED:
        return False
    side = sight.options.side_of[sight.seat]
    open_groups = [group for group in list(table.groups)[1 : table.count + 1] if not group & model.BLOCKED]
    hits = sum(model.group_size(group) for group in open_groups if model.group_side(group) == side)
    return bool(table.row[model.HITS + side] + hits >= sight.options.hits_to_lose)


def _least_loss(sight: Sight, moves: list[int]) -> int:
    """The strongest soldier of an opponent; where there is none, the weakest of all."""
    enemies = [move for move in moves if sight.camp(chosen_seat(move)) != sight.camp(sight.seat)]
    return min(enemies, key=_strength) if enemies else max(moves, key=_strength)


def _strength(move: int) -> int:
    """Of the soldier that the move names; less is stronger."""
    return name_card(chosen_name(move))
