"""Toy games that are broken or leak on purpose, each in one small way, with the law that must catch it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from regalia.kernel.codec import Codec, Number, Verb
from regalia.kernel.game import Game, Reason
from regalia.kernel.ink import Ink
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice, Scene, Token
from regalia.kernel.state import Part, State, View
from tests.testing.bluff import (
    AT_ANSWER,
    BLANK,
    COMMIT,
    DEAL,
    MOST_CARDS,
    PASS,
    SHIELD,
    Bluff,
    BluffRules,
    BluffState,
    Face,
    commit,
    draw,
    drawn,
)
from tests.testing.partners import Partners, PartnersRules
from tests.testing.sheet import Sheet, cards_of


@dataclass(frozen=True, slots=True)
class Mutant:
    """A broken game, the one law that must catch it, and words that must be in the counterexample."""

    law: int
    name: str
    game: Game
    says: str


def bluff(
    *,
    state: type[BluffState] = BluffState,
    law: type[BluffRules] = BluffRules,
    sheet: type[Sheet] = Sheet,
    game: type[Bluff] = Bluff,
) -> Bluff:
    broken = game()
    broken.state, broken.law, broken.sheet = state, law, sheet
    return broken


# ---- law 1


class OwnDice(BluffState):
    """Deals by a counter of its own instead of the random source it is given."""

    counter = itertools.count()

    def deal(self, rng: Rng) -> int:
        left = cards_of(self.stock["cards"])
        return draw(self.table["asked"][0], left[next(self.counter) % len(left)])


# ---- law 2


class DealLeavesAMark(BluffState):
    """Dealing changes the state, although only playing may."""

    def deal(self, rng: Rng) -> int:
        self.table["round"][0] += 1
        return super().deal(rng)


# ---- law 3


class PassTwice(BluffState):
    def listed(self) -> list[int]:
        moves = super().listed()
        return [PASS, *moves] if moves[0] == PASS else moves


class AskedForNothing(BluffState):
    """Who is asked and has no shield has no move at all."""

    def listed(self) -> list[int]:
        moves = super().listed()
        return [] if moves == [PASS] else moves


class OrderByMood(BluffState):
    """Every second question is answered in another order."""

    times = 0

    def listed(self) -> list[int]:
        self.times += 1
        return sorted(super().listed(), reverse=bool(self.times % 2))


# ---- law 4


class OddsLackACard(BluffState):
    def weighted(self) -> dict[int, int]:
        odds = super().weighted()
        if len(odds) > 1:
            odds.popitem()
        return odds


class WeightOfNought(BluffState):
    def weighted(self) -> dict[int, int]:
        return {move: weight - (move == draw(0, 0)) for move, weight in super().weighted().items()}


class LoadedDeal(BluffState):
    """The odds are equal, but the lower half of the cards comes twice as often."""

    def deal(self, rng: Rng) -> int:
        left = cards_of(self.stock["cards"])
        left += left[: len(left) // 2]
        return draw(self.table["asked"][0], left[rng.below(len(left))])


# ---- law 5


class GuessWithoutSecret(BluffRules):
    """Guesses the other hand one card short."""

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
    """A copy that shares the first row with the original."""

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
        return type(self)(table, hands, stock, self.rout)


class TableKnowsTheState(BluffState):
    """The table keeps a reference to the state it belongs to, and views have a copy of the table."""

    def __init__(self, table: Sheet, hands: list[Sheet], stock: Sheet, rout: bool) -> None:
        super().__init__(table, hands, stock, rout)
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


class HintReadsTheOtherHand(BluffRules):
    def hint(self, state: State, move: int) -> float:
        assert isinstance(state, BluffState)
        return super().hint(state, move) + sum(cards_of(state.hands[1 - state.turn()]["cards"]))


class WorthReadsTheOtherHand(BluffRules):
    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, BluffState)
        return float(state.hands[1 - seat]["cards"][0])


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
    def revealed(self, ink: Ink, viewer: int) -> None:
        ink.put(self.hands[0]["secret"][0])


class DrawTellsTheShield(BluffState):
    """When the shield is drawn, the table hears it, although the line does not say so."""

    def take(self, seat: int, card: int) -> None:
        super().take(seat, card)
        if card == 0:
            self.table["round"][0] = 1


# ---- law 8


class LosesACard(BluffState):
    def use_shield(self, loser: int) -> None:
        super().use_shield(loser)
        self.table["discard"][0] = 0


# ---- law 9


class ForgetsWhoDraws(Sheet):
    """The table is written without the seat that draws next."""

    def write(self, ink: Ink) -> None:
        for name, row in self.rows.items():
            ink.put(len(row))
            for value in row:
                ink.put(0 if name == "asked" else value)


class ForgetsTheScore(Sheet):
    """The score is not read back."""

    @classmethod
    def read(cls, names: Sequence[str], ink: Ink) -> ForgetsTheScore:
        sheet = super().read(names, ink)
        if "score" in names:
            sheet["score"][:] = [0, 0]
        return sheet


class UnwrittenSecret(BluffState):
    """The table carries a fact that is not written: the cards of the stock."""

    def __init__(self, table: Sheet, hands: list[Sheet], stock: Sheet, rout: bool) -> None:
        super().__init__(table, hands, stock, rout)
        table.stock = stock.rows["cards"]  # type: ignore[attr-defined]


class CarryingSheet(Sheet):
    stock: list[int] | None = None

    def copy(self) -> CarryingSheet:
        twin = super().copy()
        twin.stock = self.stock
        return twin


class DrawsTheUnwritten(Bluff):
    """The picture shows how many cards the table carries besides what is written."""

    def scene(self, view: View, rules: Rules) -> Scene:
        scene = super().scene(view, rules)
        carried = isinstance(view.table, CarryingSheet) and view.table.stock is not None
        return Scene(
            game=scene.game,
            seat=scene.seat,
            phase=f"{scene.phase} {carried}",
            prompt=scene.prompt,
            zones=scene.zones,
            plates=scene.plates,
            acts=scene.acts,
            choices=scene.choices,
        )


# ---- law 10


@dataclass(frozen=True, slots=True)
class Blurred(Face):
    """Writes cards 2 and 3 alike."""

    def words(self, value: int) -> list[str]:
        return ["2"] if value == 3 else Face.words(self, value)


class TwoTextsAlike(Bluff):
    codec = Codec(
        (
            Verb(DEAL, "draw", (Number("seat", 1), Face()), chance=True, grows=True),
            Verb(COMMIT, "commit", (Blurred(),)),
            Verb(SHIELD, "shield"),
            Verb(PASS, "pass"),
        )
    )


class RefusesWithoutAWord(Bluff):
    def why(self, view: View, rules: Rules, move: int) -> Reason:
        return Reason("")


# ---- law 11


class NeverEnds(BluffState):
    """Who passes gives nothing up: both take their cards back, for all to know."""

    def concede(self, loser: int) -> None:
        for seat in (0, 1):
            card = self.table["faces"][seat]
            self.table["faces"][seat] = -1
            self.hands[seat]["cards"][card] += 1
            self.table["sizes"][seat] += 1
            self.known(seat)[card] = 1
        self.begin_round()


class WinsTwice(BluffState):
    def result(self, seat: int) -> float:
        return 2 * super().result(seat)


class UnknownReason(BluffState):
    def reason(self) -> int:
        return 7


# ---- law 12


class SameNumber(BluffRules):
    def action(self, state: State, move: int) -> int:
        return move >> 6 if move & 63 == COMMIT else MOST_CARDS


class NumberTooHigh(BluffRules):
    def action(self, state: State, move: int) -> int:
        return super().action(state, move) + MOST_CARDS


class ShapeOfTheHand(BluffRules):
    def features(self, view: View) -> list[float]:
        return [float(card) for card in cards_of(self.sheet(view.hands[view.seat])["cards"])]


# ---- law 13


class HiddenFace(Bluff):
    """Backs are drawn with a face. It is invented, but a client cannot know that."""

    def hidden(self, seat: int, place: int) -> Token:
        return Token(id=f"hand{seat}.{place}", name="hidden card", kind="back", face="1")


class FaceInAnotherHand(Bluff):
    def hidden(self, seat: int, place: int) -> Token:
        return Token(id=f"hand{seat}.{place}", name="card 1", kind="card", face="1")


class NothingToTouch(Bluff):
    """The path of a pass names something that is not there."""

    def path(self, move: int) -> tuple[str, ...]:
        return ("act:resign",) if move == PASS else super().path(move)


class SamePath(Bluff):
    def path(self, move: int) -> tuple[str, ...]:
        return ("act:pass",) if move == SHIELD else super().path(move)


class ChoiceNotOffered(Bluff):
    def choices(self, view: View, rules: Rules) -> tuple[Choice, ...]:
        return super().choices(view, rules)[:1]


class SameId(Bluff):
    def hidden(self, seat: int, place: int) -> Token:
        return Token(id=f"hand{seat}", name="hidden card", kind="back")


class IllegalDefault(Bluff):
    def default(self, view: View, rules: Rules) -> int:
        return commit(BLANK)


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


class HidesTheOwnDraw(BluffState):
    """Tells a player less than its view does: harmless for secrets, and yet caught, since lines and views must agree."""

    def shown(self, move: int, seat: int) -> int:
        return draw(drawn(move)[0], BLANK) if move & 63 == DEAL else super().shown(move, seat)


class ForgetsVoids(PartnersRules):
    """Who did not follow suit is guessed to hold that suit."""

    def allowed(self, table: Sheet, seat: int, hand: Sheet) -> bool:
        return True


def forgetful_partners() -> Partners:
    game = Partners()
    game.law = ForgetsVoids
    return game


MUTANTS = (
    Mutant(1, "own dice", bluff(state=OwnDice), "played again with the same seed"),
    Mutant(2, "deal leaves a mark", bluff(state=DealLeavesAMark), "gives another state"),
    Mutant(3, "pass offered twice", bluff(state=PassTwice), "'pass' is offered twice"),
    Mutant(3, "asked for nothing", bluff(state=AskedForNothing), "has no legal move"),
    Mutant(3, "order by mood", bluff(state=OrderByMood), "different orders"),
    Mutant(4, "odds lack a card", bluff(state=OddsLackACard), "not among the odds"),
    Mutant(4, "weight of nought", bluff(state=WeightOfNought), "weights are positive"),
    Mutant(4, "loaded deal", bluff(state=LoadedDeal), "in the odds and was dealt"),
    Mutant(5, "guess of another size", bluff(law=GuessWithoutSecret), "looks different"),
    Mutant(5, "guess inside the view", bluff(law=GuessInTheView), "changed when play went on"),
    Mutant(5, "copy that shares", bluff(sheet=SharedRows, state=DeepClone), "changed when play went on"),
    Mutant(5, "table knows the state", bluff(sheet=LoyalSheet, state=TableKnowsTheState), "a state can be reached"),
    Mutant(6, "turn reads a hand", bluff(state=TurnReadsTheHand), "turn() is"),
    Mutant(6, "moves read another hand", bluff(state=MovesReadTheOtherHand), "moves depend on"),
    Mutant(6, "hint reads another hand", bluff(law=HintReadsTheOtherHand), "hint for"),
    Mutant(6, "worth reads another hand", bluff(law=WorthReadsTheOtherHand), "worth of the position"),
    Mutant(7, "asks who can answer", bluff(state=AsksWhoCanAnswer), "more than it says"),
    Mutant(7, "commit shows parity", bluff(state=CommitShowsParity), "look the same"),
    Mutant(7, "reveals in silence", bluff(state=RevealsInSilence), "look the same"),
    Mutant(7, "reveals more than it says", bluff(state=RevealsMoreThanItSays), "more than it says it reveals"),
    Mutant(7, "draw tells the shield", bluff(state=DrawTellsTheShield), "look the same"),
    Mutant(8, "loses a card", bluff(state=LosesACard), "Of card or piece 0"),
    Mutant(9, "forgets who draws", bluff(sheet=ForgetsWhoDraws), "offers other moves"),
    Mutant(9, "forgets the score", bluff(sheet=ForgetsTheScore), "written and read again"),
    Mutant(
        9,
        "draws the unwritten",
        bluff(sheet=CarryingSheet, state=UnwrittenSecret, game=DrawsTheUnwritten),
        "not written in its view",
    ),
    Mutant(10, "two texts alike", bluff(game=TwoTextsAlike), "'commit 2'"),
    Mutant(10, "refuses without a word", bluff(game=RefusesWithoutAWord), "no reason is given"),
    Mutant(11, "never ends", bluff(state=NeverEnds), "no end after"),
    Mutant(11, "wins twice", bluff(state=WinsTwice), "between 0.0 and 1.0"),
    Mutant(11, "unknown reason", bluff(state=UnknownReason), "reason is number 7"),
    Mutant(12, "two moves with one number", bluff(law=SameNumber), "same number"),
    Mutant(12, "number too high", bluff(law=NumberTooHigh), "the vocabulary has"),
    Mutant(12, "features shaped by the hand", bluff(law=ShapeOfTheHand), "features here and had"),
    Mutant(13, "hidden face", bluff(game=HiddenFace), "has a face"),
    Mutant(13, "face in another hand", bluff(game=FaceInAnotherHand), "sees the face"),
    Mutant(13, "nothing to touch", bluff(game=NothingToTouch), "not in the picture"),
    Mutant(13, "two moves on one path", bluff(game=SamePath), "means"),
    Mutant(13, "a choice not offered", bluff(game=ChoiceNotOffered), "lack"),
    Mutant(13, "illegal default", bluff(game=IllegalDefault), "default, 'commit ?'"),
    Mutant(13, "one id twice", bluff(game=SameId), "there 2 times"),
    Mutant(19, "forgets what was shown", bluff(law=ForgetsWhatWasShown), "not possible"),
    Mutant(19, "never the shield", bluff(law=NeverTheShield), "never guessed"),
    Mutant(19, "shows the draw", bluff(state=ShowsTheDraw), "not possible"),
    Mutant(19, "shows the commitment", bluff(state=ShowsTheCommitment), "not possible"),
    Mutant(19, "forgets voids", forgetful_partners(), "not possible"),
)
