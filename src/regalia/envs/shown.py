"""Shown: everything that each seat was shown of a game, in order."""

from __future__ import annotations

from regalia.kernel.codec import Codec
from regalia.kernel.state import NOTICED, REVEAL, WITHHELD, State, view


class Shown:
    """A list of texts for each seat. It only grows; two games look the same to a seat exactly if its lists are equal.

    A move stands there as its text with hidden cards blank. Reveals, and moves without a line, are there as what they change
    in the numbers of the seat's view; a withheld move that changes nothing there is not in the list.
    """

    def __init__(self, seats: int) -> None:
        self.texts: list[list[str]] = [[] for _ in range(seats)]

    def told(self, seat: int) -> str:
        return "\n".join(self.texts[seat])

    def play(self, state: State, move: int, codec: Codec) -> None:
        """Play a move and the reveals after it, and note what every seat is shown."""
        turn = int(state.turn())
        looks = [int(state.shown(move, seat)) for seat in range(len(self.texts))]
        before = {seat: view(state, seat).listed() for seat, look in enumerate(looks) if look in (NOTICED, WITHHELD)}
        state.play(move)
        for seat, look in enumerate(looks):
            if seat not in before:
                self.texts[seat].append(codec.line(turn, look))
                continue
            after = view(state, seat).listed()
            if look == NOTICED or after != before[seat]:
                self.texts[seat].append(change(before[seat], after))
        self.reveals(state)

    def reveals(self, state: State) -> None:
        """Do the reveals that are due, and note what they change for every seat."""
        while state.turn() == REVEAL:
            seats = range(len(self.texts))
            before = [view(state, seat).listed() for seat in seats]
            state.reveal()
            for seat in seats:
                self.texts[seat].append(change(before[seat], view(state, seat).listed()))

    def guessed(self, seat: int, world: State) -> Shown:
        """What was shown in a world that the seat has guessed: its own list, and of the others what they see there."""
        new = Shown(len(self.texts))
        for other in range(len(self.texts)):
            if other == seat:
                new.texts[other] = self.texts[other][:]
            else:
                seen = " ".join(map(str, view(world, other).listed()))
                new.texts[other] = [f"guessed after {len(self.texts[seat])}: {seen}"]
        return new


def change(before: list[int], after: list[int]) -> str:
    """The numbers of a view that have changed, by their place; all of them where their count has."""
    if len(before) != len(after):
        return f"* {' '.join(map(str, after))}"
    return "* " + " ".join(f"{at}:{new}" for at, (old, new) in enumerate(zip(before, after, strict=True)) if old != new)
