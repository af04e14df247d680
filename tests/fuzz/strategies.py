"""Hypothesis strategies derived from the msgspec types of the wire.

A value is first made valid in its types, so that it gets past the decoder, and then broken in at most two places.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from regalia.games import catalogue

INTEGERS = [-1, 0, 1, 2, 3, 4, 5, 6, 100, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63), 10**400]
FLOATS = [0.0, -0.0, -1.5, 1e308, 5e-324]
TEXTS = ["", "0", "x", "\0", "\ud800", "../..", "a" * 5000, "ﷺ" * 50, "\u202e", "me", "open", "random", "0 pass"]
JUNK: list[Any] = [None, True, [], {}, [[]], {"": None}, 1.5, "", *INTEGERS, *TEXTS]
LIKELY: dict[str, list[Any]] = {  # by field: values that lead further than any text would
    "game": [*catalogue(), "bluff"],
    "seats": [["me", "open"], ["me", "random"], ["open", "open", "open"], []],
    "bot": ["random", "greedy"],
    "title": ["Evening"],
    "name": ["Mira", "Zoë"],
    "note": ["A note"],
    "kind": ["move", "fischer", "days"],
    "options": [{}, {"cards": 5}, {"format": "constructed"}, {"teams": "alliance"}],
    "line": ["0 pass", "1 pass", "~ draw 0 4"],
    "password": ["correct horse battery staple"],
}


def junk() -> st.SearchStrategy[Any]:
    """Anything, each time a new object."""
    return st.sampled_from(JUNK).map(deepcopy)


def valid(kind: inspect.Type, name: str = "") -> st.SearchStrategy[Any]:
    """Values of a type, at its edges too; fields with a known name have likely values."""
    found = _of(kind)
    return st.one_of(st.sampled_from(LIKELY[name]).map(deepcopy), found) if name in LIKELY else found


def _of(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return st.one_of(st.sampled_from(INTEGERS[:9]), st.sampled_from(INTEGERS), st.integers())
        case inspect.FloatType():
            return st.one_of(st.sampled_from(FLOATS), st.floats(allow_nan=False, allow_infinity=False))
        case inspect.StrType():
            return st.one_of(st.sampled_from(TEXTS), st.text(max_size=30))
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(list(values))
        case inspect.UnionType(types=types):
            return st.one_of([_of(one) for one in types])
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return st.lists(_of(item), max_size=6)
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(_of, items)).map(list)
        case inspect.DictType(value_type=item):
            return st.dictionaries(st.sampled_from(["a", "cards", *TEXTS]), _of(item), max_size=4)
        case inspect.StructType():
            return _struct(kind)
        case inspect.AnyType():
            return junk()
    raise TypeError(f"no values are known for {kind}")


@st.composite
def _struct(draw: st.DrawFn, kind: inspect.StructType) -> dict[str, Any]:
    """The required fields, and about a third of the others."""
    found = tagged(kind)
    for field in kind.fields:
        if field.required or draw(st.integers(0, 2)) == 0:
            found[field.encode_name] = draw(valid(field.type, field.encode_name))
    return found


def tagged(kind: inspect.StructType) -> dict[str, Any]:
    return {} if kind.tag_field is None else {kind.tag_field: kind.tag}


@st.composite
def fuzzy(draw: st.DrawFn, type: Any) -> Any:
    """A value of a type, with up to two places replaced by anything."""
    value = draw(valid(inspect.type_info(type)))
    for _ in range(draw(st.sampled_from([0, 0, 1, 2]))):
        places = list(_places(value))
        if not places:
            return draw(junk())
        holder, key = draw(st.sampled_from(places))
        holder[key] = draw(junk())
    return value


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place within a value, as what holds it and the key or index there."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    for key in keys:
        yield value, key
        yield from _places(value[key])


def edges(type: Any) -> Iterator[Any]:
    """The smallest valid values of a type, and each of their fields with every edge of its own."""
    for kind in _structs(inspect.type_info(type)):
        least = _least(kind)
        yield least
        for field in kind.fields:
            for value in _edges_of(field.type):
                yield {**least, field.encode_name: value}


def _structs(kind: inspect.Type) -> list[inspect.StructType]:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else [kind]
    return [one for one in kinds if isinstance(one, inspect.StructType)]


def _least(kind: inspect.StructType) -> dict[str, Any]:
    needed = {field.encode_name: _example(field.encode_name, field.type) for field in kind.fields if field.required}
    return {**tagged(kind), **needed}


def _example(name: str, kind: inspect.Type) -> Any:
    if name in LIKELY:
        return LIKELY[name][-1]
    match kind:
        case inspect.LiteralType(values=values):
            return next(iter(values))
        case inspect.UnionType(types=types):
            return _example("", types[0])
        case inspect.StructType():
            return _least(kind)
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return 1
        case inspect.StrType():
            return "x"
    return []


def _edges_of(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.UnionType(types=types):
            structs = [value for one in _structs(kind) for value in edges_in(one)]
            return [*structs, *(value for one in types for value in _edges_of(one))]
        case inspect.StructType():
            return list(edges_in(kind))
        case inspect.LiteralType(values=values):
            return [*values, None, "x"]
        case inspect.IntType():
            return [*INTEGERS, None, "1"]
        case inspect.StrType():
            return [*TEXTS, None, 1]
    return JUNK


def edges_in(kind: inspect.StructType) -> Iterator[Any]:
    """The same as ``edges`` for a struct within another."""
    least = _least(kind)
    yield least
    for field in kind.fields:
        for value in JUNK:
            yield {**least, field.encode_name: value}
