"""Games that lose what they write, or cannot be learned or touched."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regalia.kernel.codec import Codec, Number, Verb
from regalia.kernel.encoding import Encoding
from regalia.kernel.features import Row
from regalia.kernel.game import Reason
from regalia.kernel.positions.clauses import Clause, Simple, table
from regalia.kernel.positions.words import Numbers
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice, Scene, Token
from regalia.kernel.state import State, View
from regalia.kernel.terms import Terms
from tests.testing.bluff import Bluff
from tests.testing.bluff_rules import (
    BLANK,
    COMMIT,
    DEAL,
    HAND,
    MOST_CARDS,
    PASS,
    SHIELD,
    STOCK,
    TABLE,
    BluffLearning,
    BluffRules,
    BluffState,
    Face,
    commit,
)
from tests.testing.mutants.mutant import Mutant, bluff
from tests.testing.sheet import Sheet, SheetPositions

# ---- law 9


class ForgetsWhoDraws(Sheet):
    """The table is written without the seat that draws next."""

    def write(self, encoding: Encoding) -> None:
        for name, row in self.rows.items():
            encoding.put(len(row))
            for value in row:
                encoding.put(0 if name == "asked" else value)


class ForgetsTheScore(Sheet):
    """The score is not read back."""

    def serialize(self, encoding: Encoding) -> None:
        super().serialize(encoding)
        if encoding.reading and "score" in self.rows:
            self["score"][:] = [0, 0]


class PicklesForget(BluffState):
    """A pickle holds the beginning of the game."""

    def __reduce__(self) -> tuple[object, ...]:
        blank = self.clone()
        assert isinstance(blank, BluffState)
        blank.table["score"][:] = [0, 0]
        return State.__reduce__(blank)


class SharesItsCopy(BluffState):
    def __deepcopy__(self, memo: object) -> State:
        return self


class PicklesAsSpectator(Bluff):
    """Whoever reads a pickled view may see no option but the default ones."""

    def public_options(self, options: Mapping[str, Any], seat: int) -> dict[str, Any]:
        return {"cards": "hidden"}


class UnwrittenSecret(BluffState):
    """The table carries a fact that is not written: the cards of the stock."""

    def __init__(self, table: Sheet, hands: list[Sheet], stock: Sheet, rout: bool, held: Terms) -> None:
        super().__init__(table, hands, stock, rout, held)
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


# ---- law 12


class SameNumber(BluffLearning):
    def action(self, state: State, move: int) -> int:
        return move >> 6 if move & 63 == COMMIT else MOST_CARDS


class NumberTooHigh(BluffLearning):
    def action(self, state: State, move: int) -> int:
        return super().action(state, move) + MOST_CARDS


class NumberOfAnotherMove(BluffRules):
    def move_of(self, state: State, action: int) -> int:
        move = super().move_of(state, action)
        return PASS if move == SHIELD else move


class MoveForEveryNumber(BluffRules):
    def move_of(self, state: State, action: int) -> int:
        return max(super().move_of(state, action), 0)


class OutOfBounds(BluffLearning):
    def write_features(self, view: View, row: Row) -> None:
        super().write_features(view, row)
        row.put(self.sizes, 0, 3)


class OutsideItsBlock(BluffLearning):
    def write_features(self, view: View, row: Row) -> None:
        super().write_features(view, row)
        assert isinstance(view.table, Sheet)
        if view.table["turn"][0] != view.seat:
            row.put(self.sizes, 2, 1)


class RowTellsTheOtherHand(BluffLearning):
    """A batch is told a card of the other hand, which no view holds."""

    def write_row(self, state: State, seat: int, row: Row) -> None:
        super().write_row(state, seat, row)
        assert isinstance(state, BluffState)
        row.put(self.discard, 0, state.hands[1 - seat]["cards"][1])


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


# ---- law 20


class LeavesOutTheScore(SheetPositions):
    """No clause tells the score."""

    def clauses(self, rules: Rules) -> list[Clause]:
        return [clause for clause in super().clauses(rules) if clause.name != "score"]


class Misread(Numbers):
    """Numbers are read with the first one twice as large."""

    def values(self, words: list[str]) -> list[int]:
        found = super().values(words)
        return [found[0] * 2, *found[1:]]


class MisreadsTheScore(SheetPositions):
    def clauses(self, rules: Rules) -> list[Clause]:
        return [
            Simple("score", table("score"), Misread()) if clause.name == "score" else clause
            for clause in super().clauses(rules)
        ]


class MisreadsHands(SheetPositions):
    """Reads all hands of a state, but leaves the viewer's hand in a view empty."""

    def read_view(self, rules: Rules, text: str) -> View:
        seen = super().read_view(rules, text)
        return View(seen.seat, seen.table, [None for _ in seen.hands])


class Untold(Bluff):
    texts = LeavesOutTheScore(TABLE, HAND, STOCK)


class Mistold(Bluff):
    texts = MisreadsTheScore(TABLE, HAND, STOCK)


class MistoldView(Bluff):
    texts = MisreadsHands(TABLE, HAND, STOCK)


MUTANTS = (
    Mutant(9, "forgets who draws", bluff(sheet=ForgetsWhoDraws), "offers other moves"),
    Mutant(9, "forgets the score", bluff(sheet=ForgetsTheScore), "written and read again"),
    Mutant(
        9,
        "draws the unwritten",
        bluff(sheet=CarryingSheet, state=UnwrittenSecret, game=DrawsTheUnwritten),
        "not written in its view",
    ),
    Mutant(9, "pickles forget the score", bluff(state=PicklesForget), "pickled is another one"),
    Mutant(9, "a pickled view of another seat", bluff(game=PicklesAsSpectator), "pickled view"),
    Mutant(9, "a deep copy shares", bluff(state=SharesItsCopy), "deep copy"),
    Mutant(10, "two texts alike", bluff(game=TwoTextsAlike), "'commit 2'"),
    Mutant(10, "refuses without a word", bluff(game=RefusesWithoutAWord), "no reason is given"),
    Mutant(12, "two moves with one number", bluff(learner=SameNumber), "same number"),
    Mutant(12, "number too high", bluff(learner=NumberTooHigh), "the vocabulary has"),
    Mutant(12, "the move of another number", bluff(law=NumberOfAnotherMove), "not of 'shield'"),
    Mutant(12, "a move for every number", bluff(law=MoveForEveryNumber), "which no legal move has"),
    Mutant(12, "a feature out of bounds", bluff(learner=OutOfBounds), "outside the bounds of 'sizes'"),
    Mutant(12, "a feature outside its block", bluff(learner=OutsideItsBlock), "'sizes' has 2 numbers"),
    Mutant(12, "a row that tells the other hand", bluff(learner=RowTellsTheOtherHand), "is not the row of its view"),
    Mutant(13, "hidden face", bluff(game=HiddenFace), "has a face"),
    Mutant(13, "face in another hand", bluff(game=FaceInAnotherHand), "sees the face"),
    Mutant(13, "nothing to touch", bluff(game=NothingToTouch), "not in the picture"),
    Mutant(13, "two moves on one path", bluff(game=SamePath), "means"),
    Mutant(13, "a choice not offered", bluff(game=ChoiceNotOffered), "lack"),
    Mutant(13, "illegal default", bluff(game=IllegalDefault), "default, 'commit ?'"),
    Mutant(13, "one id twice", bluff(game=SameId), "there 2 times"),
    Mutant(20, "no clause for the score", bluff(game=Untold), "No clause tells table score"),
    Mutant(20, "misreads the score", bluff(game=Mistold), "A state is another one after it was written as text"),
    Mutant(
        20, "loses the hand of a view", bluff(game=MistoldView), "A view is another one after it was written as text"
    ),
)
