"""Flat vectors of native integers, in the same words compiled and interpreted: ``vec[i64]([0] * 54)``, ``v[i]``, ``v[:]``.

Compiled code works on librt's ``vec`` in C. Where nothing is compiled this list stands in, which is faster there and
needs no librt. Only native modules make vectors; others ask ``state.buffer`` for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia import native

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
elif native.active:
    from librt.vecs import append, vec
else:

    class vec(list):  # noqa: N801 - the name that mypyc knows
        def __class_getitem__(cls, item: Any) -> type[vec]:
            return cls

        def __init__(self, items: Any = (), *, capacity: int = 0) -> None:
            list.__init__(self, items)

    def append(row: vec, item: Any) -> vec:
        """The row with one more item; the row given must not be used any more."""
        row.append(item)
        return row
