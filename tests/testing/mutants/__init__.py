"""Broken toy games, each with the law that must catch it."""

from __future__ import annotations

from tests.testing.mutants import form, knowledge, play
from tests.testing.mutants.mutant import Mutant, bluff

MUTANTS = (*play.MUTANTS, *knowledge.MUTANTS, *form.MUTANTS)

__all__ = ["MUTANTS", "Mutant", "bluff"]
