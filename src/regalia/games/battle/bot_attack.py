# native
"""Hints for choosing attackers (section 13): each line is judged by the best simple attack it can lead to, against a
defender who blocks group by group where that pays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.army import free_place, read
from regalia.games.battle.bot_values import EVERYTHING, army_worth, hit_worth
from regalia.games.battle.cards import skill
from regalia.games.battle.forecast import balance, bury, fight_out
from regalia.games.battle.model import FELL, HITS, Table
from regalia.games.battle.position import Position
from regalia.games.battle.terms import AID, DONE, JOIN, Options
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec

FALLEN_RIVAL: Final[float] = 40.0  # a side brought down while others are left
DANGER: Final[float] = 30.0  # to be open to a deadly attack in return
URGENT: Final[float] = 8.0  # more for each hit, where all that attack together would be deadly

# how the soldiers after the first one go on
ALONE: Final[i64] = 0  # nobody else attacks
ONE_MORE: Final[i64] = 1
EACH: Final[i64] = 2  # all later ones, each alone
PAIRS: Final[i64] = 3
TOGETHER: Final[i64] = 4  # all in one group
WAYS: Final[i64] = 5


class Plan:
    """An attack that might be: the groups declared and some more."""

    def __init__(self, table: Table, room: i64) -> None:
        self.duty = table.duty[:]
        self.sides: vec[i64] = vec[i64]([0] * (table.count + room + 1))
        self.count: i64 = table.count
        for group in range(1, table.count + 1):
            self.sides[group] = table.groups[group] & 7
        self.lost: vec[i64] = vec[i64]([0] * 8)  # soldiers by side, once it is judged

    def open(self, place: i64, side: i64) -> None:
        self.count += 1
        self.sides[self.count] = side
        self.duty[place] = self.count


def attack_hint(position: Position, move: i64) -> float:
    """Of a legal move at D1: what the attacker gains in the end."""
    table = position.table
    verb = move & VERB_MASK
    seat = table.seat
    room = table.start[seat + 1] - table.start[seat]
    if verb == DONE:
        return judge(position, Plan(table, room))
    if verb == AID:
        plan = Plan(table, room)
        plan.duty[last_free_place(table, seat)] = move >> 6
        return judge(position, plan) - 0.01
    place = free_place(table, seat, read(position.options, seat, move >> 6 & 1023))
    best = -2.0 * EVERYTHING
    for way in range(WAYS):
        plan = Plan(table, room)
        if verb == JOIN:
            group = move >> 16
            plan.duty[place] = group
            go_on(plan, table, place, plan.sides[group], group, way)
        else:
            plan.open(place, move >> 16)
            go_on(plan, table, place, move >> 16, plan.count, way)
        value = judge(position, plan)
        if value > best:
            best = value
    return best - 0.001 * float(place)  # in order, so that the others can still follow


def last_free_place(table: Table, seat: i64) -> i64:
    place = table.start[seat + 1] - 1
    while table.duty[place]:
        place -= 1
    return place


def go_on(plan: Plan, table: Table, place: i64, side: i64, group: i64, way: i64) -> None:
    """Let later soldiers of the seat follow in that way."""
    if way == ALONE:
        return
    half = True
    for i in range(place + 1, table.start[table.seat + 1]):
        if plan.duty[i]:
            continue
        if way == TOGETHER or (way == PAIRS and half):
            plan.duty[i] = group
        else:
            plan.open(i, side)
            group = plan.count
        half = not half
        if way == ONE_MORE:
            return


def judge(position: Position, plan: Plan) -> float:
    """Hits and enemies lost less own soldiers lost, and the danger of what may come back."""
    options = position.options
    table = position.table
    own = options.camp_of[table.active]
    value = 0.0
    rivals: i64 = 0
    fallen: i64 = 0
    for side in range(options.sides):
        plan.lost[side] = 0
    for side in range(options.sides):
        if table.row[FELL + side] or options.camp_of[side] == own:
            continue
        rivals += 1
        gain = answer(options, table, plan, side)
        if gain >= EVERYTHING:
            fallen += 1
            gain = FALLEN_RIVAL + army_worth(table, side)
            plan.lost[side] = soldiers_of(options, table, side)
        value += gain
    if rivals == fallen:
        return EVERYTHING + value
    return value - danger(options, table, plan)


def danger(options: Options, table: Table, plan: Plan) -> float:
    """Whether one enemy side could get through with the rest of the hits before the next own turn."""
    guards = soldiers_of(options, table, table.active) - plan.lost[table.active]
    taken = table.row[HITS + table.active]
    own = options.camp_of[table.active]
    worst: i64 = 0
    for side in range(options.sides):
        if options.camp_of[side] != own and table.row[FELL + side] == 0:
            through = soldiers_of(options, table, side) - plan.lost[side] - guards
            if through > worst:
                worst = through
    return DANGER + float(worst) if taken + worst >= options.hits_to_lose else float(worst)


def soldiers_of(options: Options, table: Table, side: i64) -> i64:
    count: i64 = 0
    for seat in range(side, options.seats, options.sides):
        count += table.start[seat + 1] - table.start[seat]
    return count


def skills(options: Options, table: Table, duty: vec[i64], side: i64, group: i64, out: vec[i64]) -> i64:
    """The skills of the side's soldiers with this duty, strongest first; how many."""
    n: i64 = 0
    for seat in range(side, options.seats, options.sides):
        for i in range(table.start[seat], table.start[seat + 1]):
            if duty[i] == group:
                its = skill(table.army[i] >> 3)
                j = n
                while j > 0 and out[j - 1] < its:
                    out[j] = out[j - 1]
                    j -= 1
                out[j] = its
                n += 1
    return n


def answer(options: Options, table: Table, plan: Plan, side: i64) -> float:
    """What the attack on this side brings if it blocks where that pays; EVERYTHING or more if it falls."""
    defenders = vec[i64]([0] * (table.start[options.seats] + 1))
    free = skills(options, table, plan.duty, side, 0, defenders)
    attackers = vec[i64]([0] * (table.start[options.seats] + 1))
    coming: i64 = 0
    for i in range(table.start[options.seats]):
        if plan.duty[i] and plan.sides[plan.duty[i]] == side:
            coming += 1
    taken = table.row[HITS + side]
    value = 0.0
    blocker = vec[i64]([0])
    for group in range(1, plan.count + 1):
        if plan.sides[group] != side:
            continue
        size = skills(options, table, plan.duty, table.active, group, attackers)
        threat = hit_worth(options, taken, size)
        pays = threat
        if taken + coming >= options.hits_to_lose:
            pays += URGENT * float(size)
        coming -= size
        best: i64 = -1
        most = 0.0
        for i in range(free):
            blocker[0] = defenders[i]
            saved = pays - balance(attackers, size, blocker, 1)
            if saved > most:
                most = saved
                best = i
        if best < 0:
            value += threat
            taken += size
            continue
        blocker[0] = defenders[best]
        value += balance(attackers, size, blocker, 1)
        note_losses(plan, table.active, side, attackers[:], size, blocker[:])
        free -= 1
        for i in range(best, free):
            defenders[i] = defenders[i + 1]
    return value


def note_losses(plan: Plan, active: i64, side: i64, attackers: vec[i64], size: i64, blocker: vec[i64]) -> None:
    """How many of both fall, for what comes after the attack."""
    fight_out(attackers, size, blocker, 1)
    plan.lost[active] += size - bury(attackers, size)
    plan.lost[side] += 1 - bury(blocker, 1)
