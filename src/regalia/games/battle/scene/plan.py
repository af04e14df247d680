# native: pictures
"""An attack or block as one plan: what can be planned, and its lines.

The lines are in the only order that the rules allow (section 4.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regalia.games.battle.notation import CODEC
from regalia.games.battle.rules import army, attack, block, fields, terms
from regalia.games.battle.rules.fields import (
    fighter_group,
    fighter_name,
    make_aid,
    make_attack,
    make_block,
    make_join,
    make_pass,
    named_group,
)
from regalia.games.battle.rules.model import Table
from regalia.games.battle.rules.position import Position
from regalia.games.battle.scene.sight import InPlay, Sight, drawn
from regalia.games.battle.scene.tokens import Tokens
from regalia.kernel.errors import RegaliaError
from regalia.kernel.scene import Aim, Order, Planning
from regalia.kernel.state import VERB_MASK

AFTER_ALL = 1 << 16  # the end of a group sorts after every soldier (order rule 3)


class Band(NamedTuple):
    """An order, read: soldiers that attack a side, join a group or block one."""

    soldiers: tuple[InPlay, ...]  # in soldier order
    side: int  # attacked
    group: int  # its number, also of a group that is still to be opened


def planning(sight: Sight, tokens: Tokens) -> Planning | None:
    """What can be planned: only before the first line of the decision."""
    table = sight.table
    if not sight.chooses:
        return None
    if sight.step == terms.ATTACKING and table.opened < 0 and not table.aided:
        aims = _sides(sight) + _groups(sight, tokens, sight.side(sight.seat), "joins")
        following = "touch the player to attack, or attackers to join."
    elif sight.step == terms.BLOCKING and table.last < 0:
        aims = _groups(sight, tokens, sight.side(sight.seat), "blocks")
        following = "touch the attackers to block."
    else:
        return None
    pieces = [id for id, soldier in tokens.places.items() if soldier.seat == sight.seat and not soldier.group]
    return Planning(pieces=tuple(pieces), aims=tuple(aims), next=following)


def _sides(sight: Sight) -> list[Aim]:
    """The sides that can be attacked, each touched by any of its players."""
    own = sight.camp(sight.seat)
    return [
        Aim(ids=tuple([f"plate{seat}" for seat in sight.members(side)]), label=sight.called(side))
        for side in range(sight.options.sides)
        if sight.camp_of_side(side) != own and not sight.fallen(side)
    ]


def _groups(sight: Sight, tokens: Tokens, side: int, doing: str) -> list[Aim]:
    """The groups to join or block, each touched by any of its attackers."""
    first = 1 if doing == "joins" else int(sight.table.group)
    aims = []
    for group in range(first, sight.table.count + 1):
        if doing == "joins" or sight.target(group) == side:
            members = sight.fighters(group, blocking=False)
            ids = [id for id, soldier in tokens.places.items() if soldier in members]
            label = f"{doing} {drawn([soldier.card for soldier in members])}"
            aims.append(Aim(ids=tuple(ids), label=label, single=True))
    return aims


def read(sight: Sight, tokens: Tokens, orders: Sequence[Order]) -> list[Band]:
    """The orders with the numbers of their groups.

    Raises RegaliaError for what cannot be planned.
    """
    offered = planning(sight, tokens)
    if offered is None:
        raise RegaliaError("Nothing can be planned now.")
    aims = {aim.ids[0]: aim for aim in offered.aims}
    used = [piece for order in orders for piece in order.pieces]
    if len(used) != len(set(used)) or not set(used) <= set(offered.pieces):
        raise RegaliaError("A plan holds each of your free soldiers at most once.")
    single = [order.aim for order in orders if order.aim in aims and aims[order.aim].single]
    if any(not order.pieces or order.aim not in aims for order in orders) or len(single) != len(set(single)):
        raise RegaliaError("Each part of a plan has soldiers, and a player or group that they can be sent against.")
    bands = []
    for order in orders:
        soldiers = sorted([tokens.places[piece] for piece in order.pieces], key=lambda soldier: soldier.number)
        if order.aim.startswith("plate"):
            bands.append(Band(tuple(soldiers), sight.side(int(order.aim.removeprefix("plate"))), 0))
        else:
            group = tokens.places[order.aim].group
            bands.append(Band(tuple(soldiers), sight.target(group), group))
    opened = sorted([band for band in bands if not band.group], key=_rank)
    numbers = {band: sight.table.count + 1 + index for index, band in reversed([*enumerate(opened)])}
    taken: dict[Band, int] = {}
    numbered = []
    for band in bands:
        if band.group:
            numbered.append(band)
            continue
        nth = taken.get(band, 0)
        taken[band] = nth + 1
        numbered.append(band._replace(group=int(numbers[band]) + nth))
    return numbered


def _rank(band: Band) -> tuple[int, int, list[int]]:
    """The sort key of order rules 1 and 3: first soldier, side, other soldiers."""
    first, *others = [soldier.number for soldier in band.soldiers]
    return first, band.side, [*others, AFTER_ALL]


def lines(sight: Sight, bands: list[Band]) -> list[str]:
    """Every line that will be asked for; forced moves (section 4) have none."""
    table = sight.table.copy()
    position: Position = sight.empty.clone()
    position.table = table
    attacking = sight.step == terms.ATTACKING
    said = []
    for move in _attack(sight, bands) if attacking else _blocks(sight, bands):
        verb = move & VERB_MASK
        asked = table.step == sight.step and table.chooser == sight.seat
        settled = verb == fields.JOIN and not _free(sight, table, move)
        other = not attacking and (fighter_group(move) if verb == fields.BLOCK else named_group(move)) != table.group
        if not asked or settled or other:
            continue
        said.append(CODEC.line(sight.seat, move))
        table.chooser = terms.NOBODY
        if attacking:
            attack.attack(position, move)
            attack.next_attacker(position)
        else:
            block.block(position, move)
            block.next_blocker(position)
    return said


def _free(sight: Sight, table: Table, move: int) -> bool:
    """Whether a soldier of this name is not in a group yet."""
    soldier = army.read(sight.options, sight.seat, fighter_name(move))
    places = range(table.start[sight.seat], table.start[sight.seat + 1])
    return any(table.army[i] == soldier and not table.duty[i] for i in places)


def _name(sight: Sight, soldier: InPlay) -> int:
    return int(army.written(sight.options, sight.seat, soldier.number))


def _attack(sight: Sight, bands: list[Band]) -> list[int]:
    moves: list[int] = []
    for band in sorted(bands, key=lambda band: band.group):
        first, *others = band.soldiers
        if band.group <= sight.table.count:
            moves.append(make_aid(band.group))
            others = [first, *others]
        else:
            moves.append(make_attack(_name(sight, first), band.side))
        moves += [make_join(_name(sight, soldier), band.group) for soldier in others]
    return [*moves, fields.DONE]


def _blocks(sight: Sight, bands: list[Band]) -> list[int]:
    moves: list[int] = []
    for group in range(sight.table.group, sight.table.count + 1):
        if sight.target(group) == sight.side(sight.seat):
            soldiers = [soldier for band in bands if band.group == group for soldier in band.soldiers]
            moves += [make_block(_name(sight, soldier), group) for soldier in soldiers]
            moves.append(make_pass(group))
    return moves
