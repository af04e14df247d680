"""Every fault of data against a JSON Schema (2020-12), in words.

It knows the keywords that our schemas use; ``WORDS`` and ``RULES`` list them, and any other keyword is refused.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping
from typing import Any

from regalia.kernel.files.fault import MISSING, UNKNOWN, Fault, joined, written

DIALECT = "https://json-schema.org/draft/2020-12/schema"
DEFINITIONS = "#/$defs/"
CLOSE = 0.7  # how alike two names are of which one is mistyped
WORDS = {"$schema", "$id", "$defs", "title", "description", "default", "examples"}
RULES = {
    "$ref",
    "type",
    "const",
    "enum",
    "anyOf",
    "minimum",
    "maximum",
    "minLength",
    "maxLength",
    "pattern",
    "items",
    "prefixItems",
    "minItems",
    "maxItems",
    "uniqueItems",
    "properties",
    "required",
    "additionalProperties",
}
TYPES: dict[str, tuple[type, ...]] = {
    "object": (Mapping,),
    "array": (list, tuple),
    "string": (str,),
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "null": (type(None),),
}
NOUNS = {
    "object": "a table of fields",
    "array": "a list",
    "string": "a text",
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "null": "null",
}


def schema_faults(schema: Mapping[str, Any], data: Any) -> list[Fault]:
    """Every fault of the data, in the order of the file; empty where they fit the schema."""
    return list(Walk(schema).faults(schema, data, "", "The file"))


def ignored_fields(schema: Mapping[str, Any], data: Any) -> list[Fault]:
    """Fields that the schema allows but does not name, with what they may be mistyped for."""
    return list(Walk(schema).ignored(schema, data, ""))


class Walk:
    """One walk through data and schema together."""

    def __init__(self, root: Mapping[str, Any]) -> None:
        self.root = root

    def faults(self, schema: Mapping[str, Any], data: Any, place: str, name: str) -> Iterator[Fault]:
        """The faults at this place and below it; ``name`` is what the place is called without a title."""
        schema = self.resolved(schema)
        if unknown := schema.keys() - WORDS - RULES:
            raise ValueError(f"The schema at '{place}' has {', '.join(sorted(unknown))}, which is not supported.")
        if "anyOf" in schema:
            yield from self.any_of(schema, data, place, name)
            return
        if not self.fits(schema, data):
            if isinstance(data, list | tuple) and schema.get("type") == "array":
                yield Fault(place, f"{self.wanted(schema, name)} {there_are(len(data))}")
                yield from self.entries(schema, data[: schema.get("maxItems")], place, name)
            else:
                right = of_type(schema.get("type"), data)
                yield Fault(place, (self.wanted if right else self.wanted_type)(schema, name), written(data))
            return
        if isinstance(data, Mapping):
            yield from self.fields(schema, data, place)
        elif isinstance(data, list | tuple):
            yield from self.entries(schema, data, place, name)

    def ignored(self, schema: Mapping[str, Any], data: Any, place: str) -> Iterator[Fault]:
        """The fields at this place and below it that the schema does not name; alternatives are left out."""
        schema = self.resolved(schema)
        known: Mapping[str, Any] = schema.get("properties", {})
        if isinstance(data, Mapping) and known:
            for key, value in data.items():
                if key in known:
                    yield from self.ignored(known[key], value, joined(place, key))
                elif schema.get("additionalProperties", True) is True:
                    close = difflib.get_close_matches(key, known, 1, CLOSE)
                    meant = f" Did you mean '{close[0]}'?" if close else ""
                    yield Fault(joined(place, key), f"This field is unknown and is ignored.{meant}")
        elif isinstance(data, list | tuple) and isinstance(schema.get("items"), Mapping):
            for number, value in enumerate(data):
                yield from self.ignored(schema["items"], value, f"{place}[{number}]")

    def resolved(self, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        """The schema that a reference names, with the reference's own words."""
        while "$ref" in schema:
            found = self.root["$defs"][schema["$ref"].removeprefix(DEFINITIONS)]
            schema = {**found, **{key: value for key, value in schema.items() if key != "$ref"}}
        return schema

    def any_of(self, schema: Mapping[str, Any], data: Any, place: str, name: str) -> Iterator[Fault]:
        """The faults under the alternative that comes closest: one of the right type, with the fewest faults."""
        choices = [self.resolved(one) for one in schema["anyOf"]]
        found = [list(self.faults(one, data, place, schema.get("title", name))) for one in choices]
        if not all(found):
            return
        right = [faults for one, faults in zip(choices, found, strict=True) if of_type(one.get("type"), data)]
        if right and isinstance(data, Mapping | list):
            yield from min(right, key=len)
        else:
            nouns = list(dict.fromkeys(self.noun(one) for one in choices))
            yield Fault(place, self.described(schema) or stated(schema, name, listed(nouns, "or")), written(data))

    def fits(self, schema: Mapping[str, Any], data: Any) -> bool:
        """Whether the value itself is right; what stands inside it is not looked at."""
        if not of_type(schema.get("type"), data):
            return False
        if "const" in schema and not same(data, schema["const"]):
            return False
        if "enum" in schema and not any(same(data, one) for one in schema["enum"]):
            return False
        if isinstance(data, bool):
            return True
        if isinstance(data, int | float):
            return bool(schema.get("minimum", data) <= data <= schema.get("maximum", data))
        if isinstance(data, str):
            right = "pattern" not in schema or re.search(whole(schema["pattern"]), data) is not None
            return right and schema.get("minLength", 0) <= len(data) <= schema.get("maxLength", len(data))
        if isinstance(data, list | tuple):
            return bool(schema.get("minItems", 0) <= len(data) <= schema.get("maxItems", len(data)))
        return True

    def fields(self, schema: Mapping[str, Any], data: Mapping[str, Any], place: str) -> Iterator[Fault]:
        known: Mapping[str, Any] = schema.get("properties", {})
        others = schema.get("additionalProperties", True)
        for key, value in data.items():
            at = joined(place, key)
            if key in known:
                yield from self.faults(known[key], value, at, key)
            elif others is False:
                yield Fault(at, unknown(key, list(known)), UNKNOWN)
            elif isinstance(others, Mapping):
                yield from self.faults(others, value, at, key)
        for key in schema.get("required", ()):
            if key not in data:
                yield Fault(joined(place, key), self.wanted(self.resolved(known.get(key, {})), key), MISSING)

    def entries(self, schema: Mapping[str, Any], data: Any, place: str, name: str) -> Iterator[Fault]:
        first = schema.get("prefixItems", ())
        for number, value in enumerate(data):
            one = first[number] if number < len(first) else schema.get("items")
            if isinstance(one, Mapping):
                yield from self.faults(one, value, f"{place}[{number}]", f"each entry of {schema.get('title', name)}")
        if schema.get("uniqueItems"):
            for number, value in enumerate(data):
                if any(same(value, other) for other in data[:number]):
                    yield Fault(f"{place}[{number}]", f"{titled(schema, name)} has this twice.", written(value))

    # ---- in words

    def wanted(self, schema: Mapping[str, Any], name: str) -> str:
        """What must stand there, as a sentence."""
        if "anyOf" in schema:
            nouns = listed([self.noun(self.resolved(one)) for one in schema["anyOf"]], "or")
            return self.described(schema) or stated(schema, name, nouns)
        numeric = schema.get("type") in ("integer", "number") or "enum" in schema or "const" in schema
        return ("" if numeric else self.described(schema)) or stated(schema, name, self.noun(schema))

    def wanted_type(self, schema: Mapping[str, Any], name: str) -> str:
        """The same where a value of another type stands: a number in quotes may look right."""
        if schema.get("type") not in ("integer", "number") or "minimum" not in schema or "maximum" not in schema:
            return self.wanted(schema, name)
        return stated(schema, name, f"{NOUNS[schema['type']]}, {schema['minimum']} to {schema['maximum']}")

    def described(self, schema: Mapping[str, Any]) -> str:
        return str(schema.get("description", ""))

    def noun(self, schema: Mapping[str, Any]) -> str:
        """What a schema takes, as a part of a sentence: "4 to 14", "melee or ranged"."""
        if "const" in schema:
            return written(schema["const"])
        if "enum" in schema:
            return listed([str(one) if isinstance(one, str) else written(one) for one in schema["enum"]], "or")
        kind = schema.get("type", "")
        if isinstance(kind, list):
            return listed([NOUNS[one] for one in kind], "or")
        if kind in ("integer", "number") and "minimum" in schema:
            least = schema["minimum"]
            return f"{least} to {schema['maximum']}" if "maximum" in schema else f"{NOUNS[kind]}, {least} or more"
        if kind == "string" and "maxLength" in schema:
            return f"a text of {schema.get('minLength', 0)} to {schema['maxLength']} characters"
        if kind == "array" and "maxItems" in schema:
            least, most = schema.get("minItems", 0), schema["maxItems"]
            return f"a list of {least if least == most else f'{least} to {most}'} entries"
        if kind == "array" and schema.get("minItems"):
            return "a list that is not empty"
        return NOUNS.get(kind, "something else")


def of_type(kind: Any, data: Any) -> bool:
    """Whether a value is of a schema's type, or of one of its types."""
    if kind is None:
        return True
    if isinstance(kind, list):
        return any(of_type(one, data) for one in kind)
    if isinstance(data, bool):
        return bool(kind == "boolean")
    return isinstance(data, TYPES[kind])


def same(a: Any, b: Any) -> bool:
    """Whether two values of a file are equal; true is not 1."""
    return type(a) is type(b) and bool(a == b)


def whole(pattern: str) -> str:
    """A pattern whose last ``$`` means the very end, as in JSON Schema; Python's allows a line break after it."""
    return rf"{pattern[:-1]}\Z" if pattern.endswith("$") else pattern


def titled(schema: Mapping[str, Any], name: str) -> str:
    words = str(schema.get("title") or name.replace("_", " "))
    return words[:1].upper() + words[1:]


def stated(schema: Mapping[str, Any], name: str, noun: str) -> str:
    """What a field takes, as a sentence: "Life is 4 to 14", "Units must be a list"."""
    title = titled(schema, name)
    return f"{title} {'must be' if title.endswith('s') else 'is'} {noun}."


def unknown(key: str, known: list[str]) -> str:
    """What to do about a field that does not exist."""
    close = difflib.get_close_matches(key, known, 1, CLOSE)
    return f"Did you mean '{close[0]}'?" if close else f"There are {listed(known, 'and')}."


def there_are(count: int) -> str:
    return "There is 1." if count == 1 else f"There are {count or 'none'}."


def listed(words: list[str], last: str) -> str:
    """Words as a list: "a", "a or b", "a, b or c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "none"
