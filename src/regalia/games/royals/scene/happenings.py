# native: pictures
"""Events without a line of their own, found between two views.

They are burials, the end of the Cold War, reshuffles, and turns and games that begin or end.
"""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royals.rules import model
from regalia.games.royals.rules.fields import royal_slot
from regalia.games.royals.scene.blow import DRAWN, drawn
from regalia.games.royals.scene.prompts import ENDINGS
from regalia.games.royals.scene.sight import Side, Sight
from regalia.kernel.scene import Sentence
from regalia.kernel.scene.toolkit import Telling
from regalia.kernel.state import OVER, VERB_MASK

IN_A_TURN = (model.MAIN, model.BLOCKING, model.COUNTERING, model.JACKRIFICING)
FINAL = ("", "first final turn", "second final turn")


class Happenings(Telling[Sight]):
    """Compares the table before a line with the table after it."""

    def __init__(self, was: Sight, now: Sight, move: int | None = None) -> None:
        super().__init__(was, now)
        self.move = move  # the choice that was made; None for chance
        self.same_game: bool = was.table.games == now.table.games

    def told(self) -> list[Sentence]:
        if self.same_game and self.was.cold_war and not self.now.cold_war:
            self.say("The Cold War is over.")
        if self._turn_ended():
            self._end_of_turn()
        if self.same_game:
            self._deck()
        self._turns()
        if not self.same_game:
            self._game_over()
        return self.sentences

    # ---- the end of a turn

    def _turn_ended(self) -> bool:
        was, now = self.was.table, self.now.table
        if was.decision not in IN_A_TURN:
            return False
        return not (self.same_game and was.turns == now.turns and now.decision in IN_A_TURN)

    def _end_of_turn(self) -> None:
        seat = self.was.table.active
        if self.move != model.END:
            self.say("ends the turn without cards", seat)
        revived = royal_slot(self.move) + 1 if self.move and self.move & VERB_MASK == model.REVIVE else 0
        self._buried(self.was.sides[seat], but=revived)

    def _buried(self, side: Side, but: int = 0) -> None:
        for royal in side.fallen:
            if royal.slot == but:
                continue
            text = f"buries {DRAWN[royal.card]}"
            if royal.under:
                text += f" with {drawn(royal.under)}: {counted(royal.points, 'point')} kept"
            self.say(text, side.seat)

    # ---- the deck

    def _deck(self) -> None:
        was, now = self.was.table, self.now.table
        if now.reshuffles > was.reshuffles:
            limit = self.was.options.reshuffle_limit
            number = f"reshuffle {now.reshuffles} of {limit}" if limit >= 0 else f"reshuffle {now.reshuffles}"
            last = ", the last one" if now.called else ""
            self.say(f"The deck has run out: {number}{last}.")
        elif was.deck and not now.deck and not now.last_round:
            self.say("The deck has run out, and the discard pile is empty: the reshuffle waits.")
        if was.decision == model.CALLING and now.deck:
            self.say(f"The discard pile is shuffled: a new deck of {counted(was.discarded, 'card')}.")
        if now.last_round and not was.last_round:
            self.say("Last Round: nobody draws any more, one final turn each", heading=True)

    # ---- turns and games that begin

    def _turns(self) -> None:
        """A heading for every turn that began; one that began without cards is over at once (rule 51)."""
        was, now = self.was.table, self.now.table
        begun = now.turns - was.turns
        if not self.same_game and now.chooser != OVER:  # the next game has begun to count
            begun = int(was.last_round and was.finals == 1 and now.reason == model.LAST_ROUND)
        seat = self._next_seat()
        for number in range(1, begun + 1):
            final = was.finals + number if was.last_round or (now.last_round and self.same_game) else 0
            self.say(f"Turn {was.turns + number}, {{{seat}}}" + (f", {FINAL[final]}" if final else ""), heading=True)
            if number < begun or not self.same_game or now.decision not in IN_A_TURN:
                self.say("cannot play without cards", seat)
                self._buried(self.was.sides[seat])
            seat = 1 - seat

    def _next_seat(self) -> int:
        """Whose turn comes next after the table before the line."""
        was = self.was.table
        before_turn = was.decision not in IN_A_TURN and was.refill != model.END_OF_TURN
        return was.active if before_turn else 1 - was.active

    def _game_over(self) -> None:
        now = self.now.table
        scores = [now.sides[seat * model.SIDE + model.LAST_SCORE] for seat in (0, 1)]
        ending = ENDINGS[now.reason]
        self.say(f"Game over: {counted(scores[0], 'point')} for {{0}}, {scores[1]} for {{1}}. {ending}", heading=True)
        games = self.now.options.match_games
        if games == 1:
            return
        self.say(f"Games won: {self.now.sides[0].wins} by {{0}}, {self.now.sides[1].wins} by {{1}}.")
        if now.chooser != OVER:
            self.say(f"Game {now.games + 1} of {games}", heading=True)
