# native
"""Terms: the options of a table as its states hold them, and the origin from which those can be made again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """Where states and views come from, so that pickles of them can be read. This one is nowhere."""

    def state(self, numbers: list[int]) -> object:
        """The state that ``encode_state`` wrote."""
        raise TypeError("A state can be pickled only if its rules were made by Game.set_up.")

    def view(self, numbers: list[int], seen: list[bool]) -> object:
        """The view that ``View.write`` wrote; ``seen`` tells whose hands are in it."""
        raise TypeError("A view can be pickled only if its rules were made by Game.set_up.")

    def known(self) -> bool:
        """Whether states can be made again from it."""
        return False


NOWHERE: Final = Origin()


class Terms:
    """What the options of every game share."""

    def __init__(self) -> None:
        self.origin: Origin = NOWHERE  # of states: all options
        self.seen: list[Origin] = []  # of views: the options as the spectator and then each seat may see them
