"""Options of a game: declared once, used for checking, for forms and for help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from regalia.kernel.errors import OptionError

Kind = Literal["int", "text", "bool", "data"]
Value = Any  # what JSON holds


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    ``values`` lists the texts, ``low`` and ``high`` bound an integer, ``among`` lists the only integers of that range; ``data``
    checks itself.

    A text with a range takes these integers too: ``random``, or a seat. Data may have names among its values, for what need
    not be written out.
    """

    name: str
    kind: Kind
    default: Value
    meaning: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    among: tuple[int, ...] = ()
    nullable: bool = False
    null: str = ""  # for a form: what null means, such as "no limit"
    labels: tuple[str, ...] = ()  # for a form: what each value means
    reading: str = ""  # what leaves it open: the ruling of the law, or "ours"; empty where the rulebook settles it
    check: Callable[[Value], Value] | None = None  # for data: returns it, or raises OptionError

    @property
    def title(self) -> str:
        """The option's name as words."""
        return self.name.replace("_", " ").capitalize()

    def said(self, value: Value) -> str:
        """A value in words."""
        if value is None:
            return self.null or "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value in self.values and self.labels:
            return self.labels[self.values.index(value)]
        return str(value)

    def allowed(self) -> str:
        """The values in words."""
        if self.kind == "int":
            words = " or ".join(map(str, self.among)) or f"{self.low} to {self.high}"
        elif self.kind == "text":
            words = ", ".join(self.values) + (f", {self.low} to {self.high}" if self.high else "")
        elif self.kind == "bool":
            words = "true, false"
        elif self.values:
            words = ", ".join(self.values) + ", or see the rules"
        else:
            words = "see the rules"
        return f"{words}, null" if self.nullable else words

    def checked(self, value: Value) -> Value:
        """The value, if this option can have it."""
        if value is None and self.nullable:
            return None
        whole = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if self.kind == "int":
            good = whole and (not self.among or value in self.among)
        elif self.kind == "text":
            good = (isinstance(value, str) and value in self.values) or (whole and self.high > 0)
        elif self.kind == "bool":
            good = isinstance(value, bool)
        else:
            return self.check(value) if self.check is not None else value
        if not good:
            raise OptionError(f"Option '{self.name}' cannot be {value!r}: it takes {self.allowed()}.")
        return value


def complete(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """All options with their values; raises OptionError for an unknown name or a wrong value."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"There is no option '{name}'; there are: {', '.join(known) or 'none'}.")
    return {name: option.checked(given[name]) if name in given else option.default for name, option in known.items()}


def changed(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """Only what differs from the defaults, in the declared order: what a record's header holds."""
    full = complete(options, given)
    return {option.name: full[option.name] for option in options if full[option.name] != option.default}
