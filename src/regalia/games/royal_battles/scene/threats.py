# native: pictures
"""Threats: enemies that can reach the viewer's units next turn.

The chance of a hit assumes that they move with a random unseen card.
"""

from __future__ import annotations

from regalia.games.royal_battles.rules import model, squares, terms
from regalia.games.royal_battles.rules.combat import is_trump, style_of
from regalia.games.royal_battles.scene.sight import Piece, Sight
from regalia.kernel.scene import Fact

FILES = int(squares.FILES)
HIGH = 40  # per cent
ADVANTAGE = int(terms.BY_ADVANTAGE)


def threats(sight: Sight) -> list[Fact]:
    """Each of the viewer's units that an enemy might hit, with the most dangerous enemy."""
    if sight.seat < 0:
        return []
    found = []
    for piece in sight.standing(sight.seat):
        enemies = [enemy for enemy in sight.enemies(sight.seat) if _near(piece, enemy)]
        if not enemies:
            continue
        chances = {enemy.called: _chance(sight, enemy, piece) for enemy in enemies}
        worst = max(chances, key=lambda name: chances[name])
        chance = chances[worst]
        if chance == 0:
            continue
        others = f" and {len(enemies) - 1} more" if len(enemies) > 1 else ""
        text = f"Your {piece.called} is in reach of {worst}{others}: hit by {chance} % of cards"
        found.append(Fact(text=text, on=chance > HIGH))
    return found


def _near(piece: Piece, enemy: Piece) -> bool:
    """Whether a step brings the enemy next to the piece."""
    files = abs(piece.square % FILES - enemy.square % FILES)
    ranks = abs(piece.square // FILES - enemy.square // FILES)
    return max(files, ranks) <= 2


def _chance(sight: Sight, enemy: Piece, piece: Piece) -> int:
    """The percentage of the enemy's unseen cards that would complete a hit.

    Counts the piece's standing card and, while the enemy's turn of this round is still to come, both initiative cards.
    """
    still_to_come = sight.active == sight.seat and enemy.seat in sight.order()[int(sight.table.place) + 1 :]
    cards = [sight.front(seat) for seat in (sight.seat, enemy.seat)] if still_to_come else []
    cards.append(sight.stacks[piece.square].cards[-1][0])
    kinds = [int(sight.table.units[model.KIND + one.number]) for one in (enemy, piece)]
    needed = int(sight.options.needed[kinds[0] * sight.options.sheet_count + kinds[1]])
    styles = [0, 1, 2] if enemy.unit.advantage.own else [0, 1, 2, ADVANTAGE]
    counted = {style: int(style_of(sight.options, kinds[0], style)) for style in styles}
    there = {s: sum(card is not None and is_trump(card, by) for card in cards) for s, by in counted.items()}
    there[ADVANTAGE] = there.get(ADVANTAGE, 0) + enemy.unit.advantage.extra_trump
    unseen = sight.bag(model.UNSEEN, enemy.seat)
    hits = [card for card in unseen if any(there[s] + is_trump(card, by) >= needed for s, by in counted.items())]
    return 100 * len(hits) // len(unseen) if unseen else 0
