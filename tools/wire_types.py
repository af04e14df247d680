"""Write the browser client's types from the wire's structs: ``tools/wire_types.py [--check]``.

The server leaves out fields with their default values. So the TypeScript file contains the types and the shape of each
struct: its defaults, and the fields that hold further structs. With it the client completes what it receives.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kind

from regalia.events import info as event_info
from regalia.server.wire import (
    accounts,
    base,
    live,
    lobby,
    messages,
    paper,
    people,
    puzzles,
    replay,
    rules,
    setup,
    table,
    trials,
    works,
)
from regalia.server.wire import events as event_wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from the server's wire types. Do not edit.\n"
UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "EventAct": event_wire.EventAct,
}
MODULES = (
    table,
    messages,
    setup,
    rules,
    lobby,
    replay,
    base,
    accounts,
    puzzles,
    trials,
    event_info,
    event_wire,
    people,
    live,
    works,
    paper,
)
ASKED = (  # bodies of requests: clients write them and need no shapes
    accounts.Logout,
    lobby.NewTable,
    lobby.Sit,
    lobby.TryOut,
    people.Report,
    table.TimeControl,
    trials.TrialAsked,
    paper.PrintOrder,
)
WHOLE = (event_info.__name__, event_wire.__name__)  # their structs are always sent whole and need no shapes
PLAIN = {
    kind.IntType: "number",
    kind.FloatType: "number",
    kind.StrType: "string",
    kind.BoolType: "boolean",
    kind.NoneType: "null",
    kind.AnyType: "unknown",
}


class Sheet:
    """The types found so far with their TypeScript names, in order of first use."""

    def __init__(self) -> None:
        self.types: dict[type, str] = {}
        self.shapes: dict[str, dict[str, Any]] = {}
        self.names: dict[type, str] = {}
        told = kind.type_info(messages.ClientMessage)
        assert isinstance(told, kind.UnionType)
        self.asked = {*ASKED, *(member.cls for member in told.types if isinstance(member, kind.StructType))}

    def name(self, struct: kind.StructType) -> str:
        """The name of a struct.

        Where two share it, the second is called by its tag (Refusal, Refused).
        """
        if struct.cls not in self.names:
            name = struct.cls.__name__
            if name in self.names.values():
                name = str(struct.tag).capitalize()
            self.names[struct.cls] = name
            self.write(struct, name)
        return self.names[struct.cls]

    def write(self, struct: kind.StructType, name: str) -> None:
        rows = [] if struct.tag is None else [f"  readonly {struct.tag_field}: {json.dumps(struct.tag)};"]
        defaults: dict[str, Any] = {}
        nested: dict[str, str] = {}
        for field in struct.fields:
            rows.append(f"  readonly {field.encode_name}: {self.spell(field.type)};")
            inner = self.struct_in(field.type)
            if inner:
                nested[field.encode_name] = inner
            if not field.required:
                value = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
                defaults[field.encode_name] = value
        self.types[struct.cls] = f"export interface {name} {{\n" + "\n".join(rows) + "\n}\n"
        if struct.cls.__module__ not in WHOLE and struct.cls not in self.asked:
            self.shapes[name] = {"defaults": defaults, "nested": nested}

    def struct_in(self, type_: kind.Type) -> str:
        """The name of the struct in a field, alone or in a list.

        Empty if there is none.
        """
        if isinstance(type_, kind.StructType):
            return self.name(type_)
        if isinstance(type_, kind.VarTupleType):
            return self.struct_in(type_.item_type)
        if isinstance(type_, kind.UnionType):
            return next(filter(None, map(self.struct_in, type_.types)), "")
        return ""

    def spell(self, type_: kind.Type) -> str:
        if type(type_) in PLAIN:
            return PLAIN[type(type_)]
        if isinstance(type_, kind.StructType):
            return self.name(type_)
        if isinstance(type_, kind.LiteralType):
            return " | ".join(json.dumps(value) for value in type_.values)
        if isinstance(type_, kind.UnionType):
            return " | ".join(map(self.spell, sorted(type_.types, key=lambda t: isinstance(t, kind.NoneType))))
        if isinstance(type_, kind.VarTupleType):
            item = self.spell(type_.item_type)
            return f"readonly ({item})[]" if "|" in item else f"readonly {item}[]"
        if isinstance(type_, kind.TupleType):
            return f"readonly [{', '.join(map(self.spell, type_.item_types))}]"
        if isinstance(type_, kind.DictType):
            return f"Readonly<Record<string, {self.spell(type_.value_type)}>>"
        raise SystemExit(f"wire_types: no TypeScript for {type_!r}; teach tools/wire_types.py.")


def with_defaults(shapes: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Only the shapes with something to fill in, in themselves or in a struct that they hold."""
    kept: set[str] = set()
    while found := {
        name
        for name, given in shapes.items()
        if name not in kept and (given["defaults"] or kept.intersection(given["nested"].values()))
    }:
        kept |= found
    return {
        name: {"defaults": given["defaults"], "nested": {f: one for f, one in given["nested"].items() if one in kept}}
        for name, given in shapes.items()
        if name in kept
    }


def text() -> str:
    """The whole TypeScript file."""
    sheet = Sheet()
    unions = []
    for name, union in UNIONS.items():
        info = kind.type_info(union)
        assert isinstance(info, kind.UnionType)
        unions.append(f"export type {name} = {' | '.join(sheet.spell(member) for member in info.types)};\n")
    bases = (base.Wire, event_info.Sent, event_wire.Asked)
    values = (value for module in MODULES for value in vars(module).values())
    for value in values:
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in bases:
            sheet.spell(kind.type_info(value))
    answers = kind.type_info(messages.ServerMessage)
    assert isinstance(answers, kind.UnionType)
    tags = {member.tag: sheet.name(member) for member in answers.types if isinstance(member, kind.StructType)}
    shape = "export interface Shape {\n  readonly defaults: object;\n  readonly nested: Readonly<Record<string, string>>;\n}\n"
    shapes = "".join(f"  {name}: {json.dumps(given)},\n" for name, given in with_defaults(sheet.shapes).items())
    return "\n".join(
        [
            HEAD,
            *sheet.types.values(),
            *unions,
            shape,
            f"export const SHAPES: Readonly<Record<string, Shape>> = {{\n{shapes}}};\n",
            f"export const ANSWERS: Readonly<Record<string, string>> = {json.dumps(tags)};\n",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--check", action="store_true", help="only check whether the file is up to date; exit code 1 if not"
    )
    stale = not TARGET.exists() or TARGET.read_text() != text()
    if parser.parse_args().check:
        if stale:
            print("web/src/wire.ts is stale: run tools/wire_types.py.", file=sys.stderr)
        return int(stale)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
