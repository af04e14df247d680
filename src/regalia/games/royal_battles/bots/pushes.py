# native
"""What a push saves or costs a partner: the danger where the partner's unit ends against the danger before."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.bots.forecast import FEAR, IN_RANGE
from regalia.games.royal_battles.bots.values import threatened
from regalia.games.royal_battles.rules.action import landing
from regalia.games.royal_battles.rules.combat import needed_trumps, trumps
from regalia.games.royal_battles.rules.model import AT, KIND, SLOTS, Table, card_at, owner, unit_at
from regalia.games.royal_battles.rules.squares import DISTANCE, LINE, SQUARES
from regalia.games.royal_battles.rules.terms import BY_ADVANTAGE, PUSH, SHEET, Options


def push_value(options: Options, table: Table, unit: i64, square: i64) -> float:
    """The value of pushing the partner's unit on that square; 0 for other units, or if the Advantage misses."""
    kind = table.units[KIND + unit]
    steps = options.sheets[kind * SHEET + PUSH]
    target = unit_at(table, square)
    seat = owner(unit)
    other = owner(target)
    if steps == 0 or other == seat or options.side[other] != options.side[seat]:
        return 0.0
    count = trumps(options, table, unit, target, BY_ADVANTAGE)
    if count < needed_trumps(options, kind, table.units[KIND + target], BY_ADVANTAGE):
        return 0.0
    way = LINE[table.units[AT + unit] * SQUARES + square]
    end = landing(options, table, square, way, steps)
    return FEAR * (danger_at(options, table, target, square) - danger_at(options, table, target, end))


def danger_at(options: Options, table: Table, unit: i64, square: i64) -> float:
    """The largest expected loss of the unit if it stands on that square."""
    seat = owner(unit)
    card = card_at(table, square)
    worst = 0.0
    for other in range(options.seats):
        if options.side[other] == options.side[seat]:
            continue
        for enemy in range(other * SLOTS, other * SLOTS + options.slots):
            at = table.units[AT + enemy]
            if at >= 0 and DISTANCE[square * SQUARES + at] <= IN_RANGE:
                loss = threatened(options, table, seat, unit, enemy, card)
                worst = loss if loss > worst else worst
    return worst
