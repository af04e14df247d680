# native: pictures
"""Log sentences for what happens without a line of its own.

Units placed and removed, skipped moves, discards and the end: found by comparing two views.
"""

from __future__ import annotations

from regalia.card_names import listed
from regalia.games.royal_battles.rules import model, terms
from regalia.games.royal_battles.scene.prompts import ending, outcome
from regalia.games.royal_battles.scene.sight import COLOURS, Sight, card_list
from regalia.kernel.scene import Sentence
from regalia.kernel.scene.toolkit import Telling


class Happenings(Telling[Sight]):
    """Compares the table before a line with the table after it."""

    def told(self) -> list[Sentence]:
        self._armies()
        self._placed()
        self._removed()
        self._pushed()
        self._discarded()
        self._stuck()
        if self.ends:
            self._over()
        return self.sentences

    def _armies(self) -> None:
        """Tell the secret armies when they are shown."""
        if self.was.step != terms.RECRUITING or self.now.step == terms.RECRUITING:
            return
        for seat in self.now.all_seats:
            names = [unit.title for unit in self.now.recruits(seat) if unit is not None]
            self.say(f"has {listed(names)}", seat)

    def _placed(self) -> None:
        """Tell units that were placed without a choice."""
        before = {piece.number for piece in self.was.pieces}
        by_line = 1 if self.was.step == terms.PLACING else 0
        for seat in self.now.all_seats:
            new = [piece for piece in self.now.army(seat) if piece.number not in before]
            if seat == self.was.active and by_line:
                new = new if len(new) > 1 else []
            if new:
                self.say(f"now has {listed([piece.called for piece in new])} on the board", seat)

    def _removed(self) -> None:
        for piece in self.now.pieces:
            before = next((one for one in self.was.pieces if one.number == piece.number), None)
            if before is not None and before.square >= 0 and piece.square < 0:
                self.say(f"loses the {before.unit.title} on {before.where}", piece.seat)
        for seat in self.now.all_seats:
            if not self.now.duel and self.now.fallen(seat) and not self.was.fallen(seat) and not self.ends:
                self.say("has no unit left: out of the battle", seat)

    def _pushed(self) -> None:
        """Tell a unit that was pushed away."""
        if self.was.step != terms.ACTING:
            return
        for piece in self.now.pieces:
            before = next((one for one in self.was.pieces if one.number == piece.number), None)
            if before is not None and piece.stands and before.stands and before.square != piece.square:
                self.say(f"sees the {before.called} pushed to {piece.where}", piece.seat)

    def _discarded(self) -> None:
        for seat in self.now.all_seats:
            before, cards = (one.bag(model.DISCARDS, seat) for one in (self.was, self.now))
            if before != cards:
                for card in before:
                    cards.remove(card)
                self.say(f"discarded {card_list(cards)}", seat)

    def _stuck(self) -> None:
        """Tell that a seat cannot move."""
        for seat in self.now.all_seats:
            proven = self.now.proven(seat)
            asked = self.now.step == terms.DISCARDING and self.now.active == seat
            fresh = self.was.step != terms.DISCARDING or self.was.active != seat
            if proven and asked and fresh:
                self.say(
                    f"cannot move: all units stand on {COLOURS[proven]}, and the whole hand is {COLOURS[proven]}", seat
                )

    def _over(self) -> None:
        self.say(f"The battle is over. {outcome(self.now)} {ending(self.now)}", heading=True)
