"""The one codec of moves: number, text and structure.

A move is a number: its verb in the lowest six bits, then the verb's fields one after the other. The same declaration
gives the text of a record's line (``attack Kh1 9c Qs2``) and the structure (verb and arguments). No state is needed.
A chance verb that *grows* takes one item a move; the line then holds them all: ``draw 0 Kh 7c``. Where it is *ordered*
too, the items of the line are sorted, whatever order chance brought them in. An *outside* verb is written like chance
and is never due: something from outside the game, such as a clock that has run out. A *setup* verb builds a deck or an
army before the game; bots play it without a pause.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from regalia.kernel.errors import NotationError
from regalia.kernel.state import VERB_BITS, VERB_MASK

CHANCE_MARK = "~"
SPELT = 1 << 13  # how many texts a codec remembers: what may be chosen comes again and again
PARSED = 1 << 12  # and how many moves: what was chosen seldom does


class Field:
    """One argument: how many bits it takes, and how it is written. A field takes one word unless it says otherwise."""

    bits: int
    noun: str

    def words(self, value: int) -> list[str]:
        raise NotImplementedError

    def value(self, words: list[str]) -> int:
        """The value of the words at the front, which are removed. Raises NotationError."""
        raise NotImplementedError

    def next(self, words: list[str]) -> str:
        if not words:
            raise NotationError(f"{self.noun} is missing.")
        return words.pop(0)


@dataclass(frozen=True, slots=True)
class Number(Field):
    """A whole number below 2**bits, without leading zeros."""

    noun: str
    bits: int

    def words(self, value: int) -> list[str]:
        return [str(value)]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        digits = len(word) <= 20 and word.isascii() and word.isdigit()
        if not digits or str(int(word)) != word or int(word) >= 1 << self.bits:
            raise NotationError(f"'{word}' is not a valid {self.noun}.")
        return int(word)


@dataclass(frozen=True, slots=True)
class OneOf(Field):
    """One of a closed list of words."""

    noun: str
    values: tuple[str, ...]
    bits: int

    def words(self, value: int) -> list[str]:
        return [self.values[value]]

    def value(self, words: list[str]) -> int:
        word = self.next(words)
        if word not in self.values:
            raise NotationError(f"'{word}' is not a valid {self.noun}; there are {', '.join(self.values)}.")
        return self.values.index(word)


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb: its number, and its fields as written and packed, the first one lowest."""

    number: int
    name: str
    fields: tuple[Field, ...] = ()
    chance: bool = False
    grows: bool = False
    ordered: bool = False
    outside: bool = False
    setup: bool = False
    words: str = ""  # what it does, for people: "attack with a joker"; empty where the name says it

    @property
    def said(self) -> str:
        """The verb in people's words."""
        return self.words or self.name


@dataclass(frozen=True, slots=True)
class Words:
    """The structure of a move."""

    verb: str
    args: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


class Codec:
    """Moves of one game as numbers, texts and structures. OneOf verbs and chance verbs may share a name."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        """Raises ValueError for verbs that clash or need more than 63 bits."""
        for verb in verbs:
            bits = VERB_BITS + sum(field.bits for field in verb.fields)
            if not 0 <= verb.number < VERB_MASK or bits > 63:
                raise ValueError(
                    f"Verb '{verb.name}' has number {verb.number} and {bits} bits; 0 to 62 and 63 are the limits."
                )
        self.verbs = tuple(verbs)
        self.by_number = {verb.number: verb for verb in verbs}
        self.by_name = {(verb.chance, verb.name): verb for verb in verbs}
        if len(self.by_number) < len(self.verbs) or len(self.by_name) < len(self.verbs):
            raise ValueError("Two verbs have the same number or the same name.")
        self._spelt = lru_cache(SPELT)(self._spell)
        self._parsed = lru_cache(PARSED)(self._parse)

    def verb(self, move: int) -> Verb:
        return self.by_number[move & VERB_MASK]

    def words(self, move: int) -> Words:
        verb = self.verb(move)
        rest = move >> VERB_BITS
        args: list[str] = []
        for field in verb.fields:
            args += field.words(rest & (1 << field.bits) - 1)
            rest >>= field.bits
        return Words(verb.name, tuple(args))

    def text(self, move: int) -> str:
        """Without the seat or the mark of chance: ``attack Kh1 9c Qs2``."""
        return self._spelt(move)

    def line(self, seat: int, move: int) -> str:
        """The record's line; seat -1 is chance. An event from outside is written like chance, even while a seat must choose."""
        return f"{CHANCE_MARK if seat < 0 or self.verb(move).outside else seat} {self.text(move)}"

    def grown(self, line: str, move: int) -> str:
        """A chance line with one more item."""
        verb = self.verb(move)
        item = self.text(move).rpartition(" ")[2]
        if not verb.ordered:
            return f"{line} {item}"
        words = line.split(" ")
        head = 1 + len(verb.fields)  # the mark, the verb, and its fields but the last
        items = sorted([*words[head:], item], key=lambda word: verb.fields[-1].value([word]))
        return " ".join([*words[:head], *items])

    def parse(self, text: str, *, chance: bool = False) -> int:
        """The number of one move written without its seat. Raises NotationError; legality is not its business."""
        return self._parsed(text, chance)

    def _spell(self, move: int) -> str:
        return str(self.words(move))

    def _parse(self, text: str, chance: bool) -> int:
        words = text.split(" ")
        verb = self.named(words.pop(0), chance)
        move = 0
        at = VERB_BITS
        for field in verb.fields:
            value = field.value(words)
            move |= value << at
            at += field.bits
        if words:
            raise NotationError(f"'{' '.join(words)}' is too much after '{verb.name}'.")
        return move | verb.number

    def split(self, text: str) -> list[str]:
        """A chance line, without its mark, as single moves: ``draw 0 Kh 7c`` is ``draw 0 Kh`` and ``draw 0 7c``."""
        words = text.split(" ")
        verb = self.named(words[0], True)
        if not verb.grows:
            return [text]
        head = words[: len(verb.fields)]
        items = words[len(verb.fields) :]
        if not items:
            raise NotationError(f"'{text}' names no {verb.fields[-1].noun}.")
        values = [verb.fields[-1].value([item]) for item in items] if verb.ordered else []
        if values != sorted(values):
            raise NotationError(f"The {verb.fields[-1].noun}s of '{verb.name}' must be written in order.")
        return [" ".join([*head, item]) for item in items]

    def named(self, name: str, chance: bool) -> Verb:
        verb = self.by_name.get((chance, name))
        if verb is not None:
            return verb
        names = [verb.name for verb in self.verbs if verb.chance == chance]
        close = difflib.get_close_matches(name, names, 1)
        hint = f"did you mean '{close[0]}'?" if close else f"there are {', '.join(names)}."
        raise NotationError(f"There is no verb '{name}'; {hint}")
