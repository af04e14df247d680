"""Games that tell what they may not, or do not know what they could."""

from __future__ import annotations

from regalia.kernel.encoding import Encoding
from regalia.kernel.features import Row
from regalia.kernel.rng import Rng
from regalia.kernel.state import Part, State, View
from regalia.kernel.terms import Terms
from tests.testing.bluff_rules import (
    AT_ANSWER,
    BLANK,
    COMMIT,
    DEAL,
    BluffAdvice,
    BluffLearning,
    BluffRules,
    BluffState,
    commit,
    draw,
    drawn,
)
from tests.testing.mutants.mutant import Mutant, bluff
from tests.testing.partners import Partners, PartnersRules
from tests.testing.sheet import Sheet, cards_of

# ---- law 5


class GuessOfAnotherSize(BluffRules):
    """Puts another size of the hand on the table of the guessed world."""

    def guess_hand(self, table: Sheet, seat: int, unseen: list[int], rng: Rng) -> Sheet:
        hand = super().guess_hand(table, seat, unseen, rng)
        if seat == 1 and hand["secret"][0] < 0 and sum(hand["cards"]) > 1:
            table["sizes"][seat] -= 1
        return hand


class GuessInTheView(BluffRules):
    """The guessed world shares the table with the view: play in it changes what the viewer saw."""

    def sheet(self, part: Part | None) -> Sheet:
        assert isinstance(part, Sheet)
        return part


class SharedRows(Sheet):
    """A copy that shares the discard pile with the original."""

    def copy(self) -> SharedRows:
        rows = {name: row[:] for name, row in self.rows.items()}
        return type(self)(rows | {"discard": self.rows["discard"]} if "discard" in rows else rows)


class DeepClone(BluffState):
    """A clone that does not use the parts' own copies, so that only views suffer from them."""

    def clone(self) -> State:
        table, stock, *hands = (
            type(part)({name: row[:] for name, row in part.rows.items()})
            for part in (self.table, self.stock, *self.hands)
        )
        return type(self)(table, hands, stock, self.rout, self.held)


class TableKnowsTheState(BluffState):
    """The table keeps a reference to the state it belongs to, and views have a copy of the table."""

    def __init__(self, table: Sheet, hands: list[Sheet], stock: Sheet, rout: bool, held: Terms) -> None:
        super().__init__(table, hands, stock, rout, held)
        table.owner = self  # type: ignore[attr-defined]


class LoyalSheet(Sheet):
    owner: State | None = None

    def copy(self) -> LoyalSheet:
        twin = super().copy()
        twin.owner = self.owner
        return twin


# ---- law 6


class TurnReadsTheHand(BluffState):
    """Who cannot shield is not asked: the winner passes for him. The turn tells who holds the shield."""

    def turn(self) -> int:
        seat = super().turn()
        if self.table["phase"][0] == AT_ANSWER and seat >= 0 and not self.hands[seat]["cards"][0]:
            return 1 - seat
        return seat


class MovesReadTheOtherHand(BluffState):
    """Card 0 cannot be committed while the other one holds card 1."""

    def listed(self) -> list[int]:
        moves = super().listed()
        other = self.hands[1 - self.table["turn"][0]]["cards"]
        return [move for move in moves if move != commit(0) or not other[1]] or moves


class HintReadsTheOtherHand(BluffAdvice):
    def hint(self, state: State, move: int) -> float:
        assert isinstance(state, BluffState)
        return super().hint(state, move) + sum(cards_of(state.hands[1 - state.turn()]["cards"]))


class PlayoutMoveReadsTheOtherHand(BluffAdvice):
    def playout_move(self, state: State) -> int:
        assert isinstance(state, BluffState)
        return int(state.hands[1 - state.turn()]["cards"][0])


class PlaysOnAgainstTheRules(BluffAdvice):
    """Playouts commit card 0, even where a seat no longer has it."""

    def playout_move(self, state: State) -> int:
        return commit(0)


class WorthReadsTheOtherHand(BluffAdvice):
    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, BluffState)
        return float(state.hands[1 - seat]["cards"][0])


class TellsTheOtherHand(BluffLearning):
    """Learners are told the other hand, which numbering the moves has shown."""

    def action(self, state: State, move: int) -> int:
        assert isinstance(state, BluffState)
        self.state = state
        return super().action(state, move)

    def write_features(self, view: View, row: Row) -> None:
        super().write_features(view, row)
        if self.state is not None and view.seat == self.state.turn():
            row.put(self.discard, 0, self.state.hands[1 - view.seat]["cards"][1])

    state: BluffState | None = None


# ---- law 7


class AsksWhoCanAnswer(BluffState):
    """Only a loser who holds the shield is asked."""

    def ask(self, loser: int) -> None:
        if self.hands[loser]["cards"][0]:
            super().ask(loser)
        else:
            self.concede(loser)


class CommitShowsParity(BluffState):
    """A committed card lies face down, but one sees whether it is even."""

    def lay_down(self, seat: int, card: int) -> None:
        super().lay_down(seat, card)
        self.table["round"][0] = card % 2


class RevealsInSilence(BluffState):
    """Cards are turned up by a choice, not by a reveal."""

    def lay_down(self, seat: int, card: int) -> None:
        super().lay_down(seat, card)
        if seat == 1:
            self.reveal()


class RevealsMoreThanItSays(BluffState):
    def revealed(self, encoding: Encoding, viewer: int) -> None:
        encoding.put(self.hands[0]["secret"][0])


class DrawTellsTheShield(BluffState):
    """When the shield is drawn, the table hears it, although the line does not say so."""

    def take(self, seat: int, card: int) -> None:
        super().take(seat, card)
        if card == 0:
            self.table["round"][0] = 1


class HidesTheOwnDraw(BluffState):
    """A player is not even told the cards drawn itself: then the view is news that no line brought."""

    def shown(self, move: int, seat: int) -> int:
        return draw(drawn(move)[0], BLANK) if move & 63 == DEAL else super().shown(move, seat)


# ---- law 19


class ForgetsWhatWasShown(BluffRules):
    """Does not remember that a card was taken back for all to see: guesses worlds that cannot be."""

    def remembered(self, table: Sheet, seat: int) -> list[int]:
        return []


class NeverTheShield(BluffRules):
    """Never thinks that another hand could hold the shield."""

    def guess_hand(self, table: Sheet, seat: int, unseen: list[int], rng: Rng) -> Sheet:
        wanted = table["sizes"][seat] + table["committed"][seat]
        if unseen[0] and sum(unseen) > wanted:
            unseen[0] = 0
            hand = super().guess_hand(table, seat, unseen, rng)
            unseen[0] = 1
            return hand
        return super().guess_hand(table, seat, unseen, rng)


class ShowsTheDraw(BluffState):
    """Everybody is told which card was drawn."""

    def shown(self, move: int, seat: int) -> int:
        return move if move & 63 == DEAL else super().shown(move, seat)


class ShowsTheCommitment(BluffState):
    def shown(self, move: int, seat: int) -> int:
        return move if move & 63 == COMMIT else super().shown(move, seat)


class ForgetsVoids(PartnersRules):
    """Who did not follow suit is guessed to hold that suit."""

    def allowed(self, table: Sheet, seat: int, hand: Sheet) -> bool:
        return True


def forgetful_partners() -> Partners:
    game = Partners()
    game.law = ForgetsVoids
    return game


MUTANTS = (
    Mutant(5, "guess of another size", bluff(law=GuessOfAnotherSize), "looks different"),
    Mutant(5, "guess inside the view", bluff(law=GuessInTheView), "changed when play went on"),
    Mutant(5, "copy that shares", bluff(sheet=SharedRows, state=DeepClone), "changed when play went on"),
    Mutant(5, "table knows the state", bluff(sheet=LoyalSheet, state=TableKnowsTheState), "a state can be reached"),
    Mutant(6, "turn reads a hand", bluff(state=TurnReadsTheHand), "turn() is"),
    Mutant(6, "moves read another hand", bluff(state=MovesReadTheOtherHand), "moves depend on"),
    Mutant(6, "hint reads another hand", bluff(adviser=HintReadsTheOtherHand), "hint for"),
    Mutant(6, "playout reads another hand", bluff(adviser=PlayoutMoveReadsTheOtherHand), "move that playouts make"),
    Mutant(6, "playout breaks the rules", bluff(adviser=PlaysOnAgainstTheRules), "is not legal"),
    Mutant(6, "worth reads another hand", bluff(adviser=WorthReadsTheOtherHand), "worth of the position"),
    Mutant(6, "features tell another hand", bluff(learner=TellsTheOtherHand), "features of seat"),
    Mutant(7, "asks who can answer", bluff(state=AsksWhoCanAnswer), "more than it says"),
    Mutant(7, "commit shows parity", bluff(state=CommitShowsParity), "look the same"),
    Mutant(7, "reveals in silence", bluff(state=RevealsInSilence), "look the same"),
    Mutant(7, "reveals more than it says", bluff(state=RevealsMoreThanItSays), "more than it says it reveals"),
    Mutant(7, "draw tells the shield", bluff(state=DrawTellsTheShield), "look the same"),
    Mutant(7, "hides the drawer's draw", bluff(state=HidesTheOwnDraw), "look the same"),
    Mutant(19, "forgets what was shown", bluff(law=ForgetsWhatWasShown), "not possible"),
    Mutant(19, "never the shield", bluff(law=NeverTheShield), "never guessed"),
    Mutant(19, "shows the draw", bluff(state=ShowsTheDraw), "not possible"),
    Mutant(19, "shows the commitment", bluff(state=ShowsTheCommitment), "not possible"),
    Mutant(19, "forgets voids", forgetful_partners(), "not possible"),
)
