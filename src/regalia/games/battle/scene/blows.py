# native: pictures
"""The blows of fights that a move sets off, as far as nobody chooses.

They come in the order of section 5.3, for the log and for animation.
"""

from __future__ import annotations

from typing import NamedTuple

from regalia.games.battle.rules import army, block, fields, model, strike, terms
from regalia.games.battle.rules.choosing import only_choice
from regalia.games.battle.rules.ending import living_camps
from regalia.games.battle.rules.position import Position
from regalia.games.battle.scene.sight import InPlay, Sight, drawn, skill
from regalia.kernel.state import VERB_MASK

Placed = tuple[str, InPlay]  # a soldier with its id


class Blow(NamedTuple):
    """All soldiers of one skill strike in a fight, and those they struck fall."""

    level: int
    first: bool  # whether it is the first blow of its fight
    strikers: tuple[Placed, ...]
    fallen: tuple[Placed, ...]

    def told(self) -> str:
        """The blow as a sentence: ``[Qh] strikes first and fells [8h]``."""
        own = {soldier.seat for _, soldier in self.strikers}
        theirs = {soldier.seat for _, soldier in self.fallen}
        strikers, fallen = _cards(self.strikers), _cards(self.fallen)
        if own & theirs:
            return f"{strikers} strike together: {fallen} {'falls' if len(self.fallen) == 1 else 'fall'}"
        first = " first" if self.first else ""
        one = len(self.strikers) == 1
        return f"{strikers} {'strikes' if one else 'strike'}{first} and {'fells' if one else 'fell'} {fallen}"


def _cards(placed: tuple[Placed, ...]) -> str:
    return drawn([soldier.card for _, soldier in placed])


def blows(was: Sight, move: int, ids: dict[str, InPlay]) -> list[Blow]:
    """The blows that follow a block, a pass or a strike.

    ``ids`` are the soldiers' ids before the move.
    """
    position: Position = was.empty.clone()
    position.table = was.table.copy()
    fights = _Fights(position, was, ids)
    if move & VERB_MASK == fields.STRIKE:
        strike.strike(position, move)
    else:
        block.block(position, move)
        block.next_blocker(position)
        if position.table.step == terms.FALLING:
            fights.clear_fallen()
    return fights.found() if position.table.step == terms.STRIKING else []


class _Fights:
    """Plays the fights by the rules, with the id of the soldier at each place."""

    def __init__(self, position: Position, was: Sight, ids: dict[str, InPlay]) -> None:
        self.options = position.options
        self.table = position.table
        by_seat = sorted(ids.items(), key=lambda placed: placed[1].seat)  # each army keeps its order
        self.placed: list[Placed] = by_seat
        self.group = int(was.table.group) if was.step == terms.STRIKING else 0  # a fight that has begun

    def clear_fallen(self) -> None:
        """Remove the sides that fell, before any fight.

        There are no fights if only one camp is left.
        """
        table, options = self.table, self.options
        for seat in range(options.seats):
            if table.row[model.FELL + options.side_of[seat]] == table.turn:
                for place in range(table.start[seat + 1] - 1, table.start[seat] - 1, -1):
                    army.leave(options, table, seat, place)
                    del self.placed[place]
        if living_camps(options, table) > 1:
            strike.begin_fights(options, table)

    def found(self) -> list[Blow]:
        """The blows until somebody must choose."""
        table, options = self.table, self.options
        struck: list[Blow] = []
        while True:
            if table.need > 0:
                place = only_choice(options, table)
                if place < 0:
                    return struck  # a player chooses here
                strike.doom(table, place)
            elif not strike.next_striker(options, table):
                blow = self._fall()
                if blow is not None:
                    struck.append(blow)
                while not strike.next_level(options, table):
                    if not strike.next_fight(table):
                        return struck

    def _fall(self) -> Blow | None:
        """The blow of this level, after which all that were struck fall together."""
        table = self.table
        doomed = [place for place in range(len(self.placed)) if table.duty[place] >= model.DOOMED]
        strikers = self._strikers()
        strike.bury_doomed(self.options, table)
        if not doomed:
            return None
        fallen = tuple(self.placed[place] for place in doomed)
        self.placed = [placed for place, placed in enumerate(self.placed) if place not in doomed]
        first = table.group != self.group
        self.group = int(table.group)
        return Blow(int(table.level), first, strikers, fallen)

    def _strikers(self) -> tuple[Placed, ...]:
        table = self.table
        return tuple(
            placed
            for place, placed in enumerate(self.placed)
            if table.duty[place] & model.GROUP == table.group and skill(placed[1].card) == table.level
        )
