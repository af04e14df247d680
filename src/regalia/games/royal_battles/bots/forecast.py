# native
"""Forecast: what the moves of one decision share, computed once for all of them.

A move changes one unit: its square, and the card that it stands on. So the dangers of the others stay, and what a unit does
to another, or suffers from it, depends on its card but not on its square.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.values import draw_value, effect_value, threatened
from regalia.games.royal_battles.rules.action import usable
from regalia.games.royal_battles.rules.bags import ACES_AND_JOKERS, BOTH
from regalia.games.royal_battles.rules.combat import is_key
from regalia.games.royal_battles.rules.model import (
    AT,
    KIND,
    SLOTS,
    STANDING,
    Table,
    card_at,
    colour_at,
    owner,
    square_of,
    unit_at,
)
from regalia.games.royal_battles.rules.movement import standing_as
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.squares import DIRECTIONS, DISTANCE, LINE, REACHED, SQUARES
from regalia.games.royal_battles.rules.terms import (
    ADVANTAGE_REACH,
    BY_ADVANTAGE,
    MELEE_MODE,
    RANGE,
    REACH,
    SHEET,
    TARGETS_OWN,
    Options,
)
from regalia.kernel.vecs import vec

FEAR: Final = 0.6  # weight of what the enemy may do
CLOSER: Final = 1.5  # for each step nearer to the enemy
PRESSING: Final = 1.25  # how much more a leader wants that
BRAVE: Final = 0.5  # how much a leader still fears
HUNTING: Final = 3.3  # in a melee, for each step nearer to the strongest enemy: every enemy must lose a unit in time
BOLD: Final = 0.35  # in a melee, weight of what the enemy may do
BOSS_HUNT: Final = 2.0  # for players, for each step nearer to the boss
BOSS_FEAR: Final = 0.5
BOTH_COLOURS: Final = 0.5
SAVED: Final = 0.8  # an Ace or a Joker that is not spent
MELEE_SAVED: Final = 2.0

BESIDE: Final[i64] = 1  # steps
IN_RANGE: Final[i64] = 2  # steps: so far an enemy may come and strike
FARTHEST: Final[i64] = 9  # steps
NO_CARD: Final[i64] = -1
UNKNOWN: Final = -1000.0  # not computed yet
USELESS: Final = -2000.0  # an Advantage that may not be used


class Forecast:
    """For the seat to move. Own units are counted from 0 here; so are all units on the board, enemies first."""

    def __init__(self, options: Options, table: Table) -> None:
        seat = table.active
        self.options = options
        self.table = table
        self.seat = seat
        self.first = seat * SLOTS
        self.others = vec[i64]([0] * (options.seats * options.slots))  # all units on the board
        self.enemies: i64 = 0
        self.count: i64 = 0
        self.line_up(False)
        self.enemies = self.count
        self.line_up(True)
        self.prey: i64 = self.most_units() if options.mode == MELEE_MODE else 0
        leads = self.leads()
        self.closer = CLOSER * PRESSING if leads else CLOSER
        self.fear = FEAR * BRAVE if leads else FEAR
        if options.mode == MELEE_MODE:
            self.closer = HUNTING
            self.fear = BOLD
        elif options.master >= 0 and seat != options.master:
            self.closer = BOSS_HUNT
            self.fear = BOSS_FEAR
        self.hunted = vec[i64]([0] * self.enemies)  # by enemy: 1 if units should come nearer to it
        for i in range(self.enemies):
            self.hunted[i] = i64(self.is_prey(i))
        self.saved = MELEE_SAVED if options.mode == MELEE_MODE else SAVED
        self.key_draw = draw_value(options, table, seat, 2)
        self.urge = vec[float]([0.0] * options.slots)  # by own unit: how much it wants to be nearer to the enemy
        self.away = vec[float]([0.0] * options.slots)  # by own unit: what its distance from the enemy costs
        self.worst = vec[float]([0.0] * options.slots)  # by own unit: its greatest danger
        for own in range(options.slots):
            if table.units[AT + self.first + own] >= 0:
                steps = self.steps_to_prey(table.units[AT + self.first + own])
                if table.units[KIND + self.first + own] < options.kinds:  # a boss waits until a strike pays
                    self.urge[own] = self.closer
                self.away[own] = self.urge[own] * float(steps) / 2.0
                self.worst[own] = self.danger_now(own)
        pairs = options.slots * self.count
        self.card: i64 = NO_CARD  # what follows is for moves with this card
        self.danger = vec[float]([UNKNOWN] * pairs)  # of an own unit by an enemy in range
        self.attack = vec[float]([UNKNOWN] * pairs)  # an own unit's best attack on an enemy
        self.advantage = vec[float]([UNKNOWN] * pairs)  # an own unit's Advantage on any unit

    def line_up(self, friends: bool) -> None:
        """Add the enemies on the board, or the units of the seat's own side."""
        options = self.options
        for other in range(options.seats):
            if (options.side[other] == options.side[self.seat]) != friends:
                continue
            for unit in range(other * SLOTS, other * SLOTS + options.slots):
                if self.table.units[AT + unit] >= 0:
                    self.others[self.count] = unit
                    self.count += 1

    def most_units(self) -> i64:
        """The units of the strongest enemy: in a melee he must be brought down."""
        most: i64 = 0
        for i in range(self.enemies):
            units = self.table.row[STANDING + owner(self.others[i])]
            most = units if units > most else most
        return most

    def is_prey(self, i: i64) -> bool:
        """Whether units should come nearer to this enemy: to any, or in a melee to the strongest."""
        if self.options.master >= 0 and self.seat != self.options.master:
            return self.table.units[KIND + self.others[i]] >= self.options.kinds
        return self.table.row[STANDING + owner(self.others[i])] >= self.prey

    def steps_to_prey(self, square: i64) -> i64:
        """The number of steps from a square to the nearest enemy that is hunted."""
        steps = FARTHEST
        for i in range(self.enemies):
            distance = DISTANCE[square * SQUARES + self.table.units[AT + self.others[i]]]
            if distance < steps and self.hunted[i]:
                steps = distance
        return steps

    def leads(self) -> bool:
        """Whether the seat should press on: it has more units than any enemy side, or the cards run against it."""
        options = self.options
        if options.master >= 0:
            return self.seat != options.master
        mine = side_units(options, self.table, options.side[self.seat])
        for seat in range(options.seats):
            side = options.side[seat]
            if side != options.side[self.seat] and side_units(options, self.table, side) >= mine:
                return False
        return True

    def danger_now(self, own: i64) -> float:
        """The greatest danger of an own unit where it stands."""
        at = self.table.units[AT + self.first + own]
        card = card_at(self.table, at)
        worst = 0.0
        for i in range(self.enemies):
            enemy = self.others[i]
            if DISTANCE[at * SQUARES + self.table.units[AT + enemy]] <= IN_RANGE:
                loss = threatened(self.options, self.table, self.seat, self.first + own, enemy, card)
                worst = loss if loss > worst else worst
        return worst

    # ---- moves

    def move_value(self, card: i64, unit: i64, square: i64) -> float:
        """The value of the table after this move, with the unit's best action there."""
        if card != self.card:
            self.change_card(card)
        table = self.table
        own = unit - self.first
        kind = table.units[KIND + unit]
        far = self.options.sheets[kind * SHEET + RANGE] > 1
        best = 0.0  # holding
        worst = self.worst_of_others(own)
        steps = FARTHEST
        for i in range(self.enemies):
            there = table.units[AT + self.others[i]]
            distance = DISTANCE[square * SQUARES + there]
            if distance < steps and self.hunted[i]:
                steps = distance
            if distance <= IN_RANGE:
                loss = self.danger_of(own, i)
                worst = loss if loss > worst else worst
            if distance == BESIDE or (far and self.open_line(own, square, there)):
                value = self.action_on(own, kind, i, square, there)
                best = value if value > best else best
        if self.options.sheets[kind * SHEET + TARGETS_OWN]:
            value = self.best_on_friends(own, kind, square)
            best = value if value > best else best
        value = best + self.place_value(own, worst, steps)
        return value - self.saved if ACES_AND_JOKERS >> card & 1 else value

    def change_card(self, card: i64) -> None:
        self.card = card
        danger = self.danger
        attack = self.attack
        advantage = self.advantage
        for pair in range(self.options.slots * self.count):
            danger[pair] = UNKNOWN
            attack[pair] = UNKNOWN
            advantage[pair] = UNKNOWN

    def place_value(self, own: i64, worst: float, steps: i64) -> float:
        """The value of the unit's place: near the enemy, safe, units on both colours.

        A seat that leads presses on: it comes nearer and fears less.
        """
        away = self.urge[own] * float(steps) / 2.0
        value = -self.fear * worst
        colours = self.colour_of(own)
        for other in range(self.options.slots):
            at = self.table.units[AT + self.first + other]
            if at >= 0:
                if other == own:
                    value -= away
                else:
                    value -= self.away[other]
                    colours |= colour_at(self.table, at)
        value -= away
        return value + BOTH_COLOURS if colours == BOTH else value

    def worst_of_others(self, own: i64) -> float:
        worst = 0.0
        for other in range(self.options.slots):
            if other != own and self.worst[other] > worst:
                worst = self.worst[other]
        return worst

    def colour_of(self, own: i64) -> i64:
        """The colour that the unit will stand on."""
        start = self.table.units[AT + self.first + own]
        return standing_as(self.options, self.card, colour_at(self.table, start))

    # ---- what the unit does and suffers

    def danger_of(self, own: i64, i: i64) -> float:
        pair = own * self.count + i
        if self.danger[pair] == UNKNOWN:
            self.danger[pair] = threatened(
                self.options, self.table, self.seat, self.first + own, self.others[i], self.card
            )
        return self.danger[pair]

    def open_line(self, own: i64, square: i64, there: i64) -> bool:
        """Whether two squares lie in line, two steps apart, with no unit between once the unit has moved."""
        way = LINE[square * SQUARES + there]
        if way < 0:
            return False
        between = self.options.neighbour[square * DIRECTIONS + way]
        return between == self.table.units[AT + self.first + own] or unit_at(self.table, between) < 0

    def action_on(self, own: i64, kind: i64, i: i64, square: i64, there: i64) -> float:
        """The value of the unit's best action on an enemy in reach; 0 if there is none."""
        sheets = self.options.sheets
        way = REACHED[LINE[square * SQUARES + there]]
        best = 0.0
        found = False
        if sheets[kind * SHEET + REACH] & way and DISTANCE[square * SQUARES + there] == BESIDE:
            best = self.attack_on(own, i)
            found = True
        if sheets[kind * SHEET + ADVANTAGE_REACH] & way:
            value = self.advantage_on(own, i)
            if value != USELESS:
                best = value if value > best else best
                found = True
        if found and is_key(self.options, self.table, self.seat, square, there):
            best += self.key_draw
        return best

    def best_on_friends(self, own: i64, kind: i64, square: i64) -> float:
        """The value of the unit's best Advantage on one of its own side."""
        far = self.options.sheets[kind * SHEET + RANGE] > 1
        best = 0.0
        for i in range(self.enemies, self.count):
            there = self.table.units[AT + self.others[i]]
            if self.others[i] == self.first + own:
                continue
            if DISTANCE[square * SQUARES + there] != BESIDE and not (far and self.open_line(own, square, there)):
                continue
            way = REACHED[LINE[square * SQUARES + there]]
            if self.options.sheets[kind * SHEET + ADVANTAGE_REACH] & way:
                value = self.advantage_on(own, i)
                if value != USELESS:
                    if is_key(self.options, self.table, self.seat, square, there):
                        value += self.key_draw
                    best = value if value > best else best
        return best

    def attack_on(self, own: i64, i: i64) -> float:
        """The value of the unit's best attack on a unit, without a Key draw."""
        pair = own * self.count + i
        if self.attack[pair] == UNKNOWN:
            before = self.stand_on_card(own)
            best = 0.0
            for style in range(BY_ADVANTAGE):
                value = effect_value(self.options, self.table, self.first + own, self.others[i], style)
                best = value if value > best else best
            self.attack[pair] = best
            self.stand_back(own, before)
        return self.attack[pair]

    def advantage_on(self, own: i64, i: i64) -> float:
        """The value of the unit's Advantage on a unit, without a Key draw, or USELESS."""
        pair = own * self.count + i
        target = self.others[i]
        if self.advantage[pair] == UNKNOWN:
            before = self.stand_on_card(own)
            value = USELESS
            if usable(self.options, self.table, self.first + own, target):
                value = effect_value(self.options, self.table, self.first + own, target, BY_ADVANTAGE)
            self.advantage[pair] = value
            self.stand_back(own, before)
        return self.advantage[pair]

    def stand_on_card(self, own: i64) -> i64:
        """Lay the card under the unit where it stands; what was there, for ``stand_back``."""
        start = self.table.units[AT + self.first + own]
        before = self.table.board[start]
        self.table.board[start] = square_of(self.card, self.colour_of(own), self.first + own)
        return before

    def stand_back(self, own: i64, before: i64) -> None:
        self.table.board[self.table.units[AT + self.first + own]] = before


def side_units(options: Options, table: Table, side: i64) -> i64:
    """The units that a side has on the board."""
    units: i64 = 0
    for seat in range(options.seats):
        if options.side[seat] == side:
            units += table.row[STANDING + seat]
    return units


def forecast_of(position: Position) -> Forecast:
    """The forecast for this decision, kept in the position."""
    kept = position.forecast
    if isinstance(kept, Forecast):
        return kept
    forecast = Forecast(position.options, position.table)
    position.forecast = forecast
    return forecast
