"""What touches mean: the rule of ``scene.py``, written out. The browser client mirrors it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from regalia.kernel.scene import Choice, Scene

NONE_ALIKE: Mapping[str, str] = {}


def alike(scene: Scene) -> dict[str, str]:
    """For each token that cannot be told from another one: that other one's id."""
    return {token.id: token.like for zone in scene.zones for token in zone.tokens if token.like}


def remaining(choices: Iterable[Choice], touched: Sequence[str], alike: Mapping[str, str] = NONE_ALIKE) -> list[Choice]:
    """The choices whose path holds everything touched so far, in any order."""
    wanted = [alike.get(id, id) for id in touched]
    found = []
    for choice in choices:
        path = [alike.get(id, id) for id in choice.touch]
        if all(path.count(id) >= wanted.count(id) for id in wanted):
            found.append(choice)
    return found


def meant(choices: Iterable[Choice], touched: Sequence[str], alike: Mapping[str, str] = NONE_ALIKE) -> Choice | None:
    """The choice that these touches complete, or None.

    All of its path has been touched, and its last id came last or no other choice remains.
    """
    if not touched:
        return None
    left = remaining(choices, touched, alike)
    last = alike.get(touched[-1], touched[-1])
    for choice in left:
        end = choice.touch[-1]
        if len(choice.touch) == len(touched) and (len(left) == 1 or alike.get(end, end) == last):
            return choice
    return None
