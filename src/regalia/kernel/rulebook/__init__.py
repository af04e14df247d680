"""The rules for players as data: their worked examples, drawn from positions, and their glossary."""

from regalia.kernel.rulebook.examples import Example, examples
from regalia.kernel.rulebook.glossary import Entry, glossary
from regalia.kernel.rulebook.pictures import NAMES, Worked, worked

__all__ = ["NAMES", "Entry", "Example", "Worked", "examples", "glossary", "worked"]
