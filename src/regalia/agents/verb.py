# native
"""Random verb play: a random verb, then a random move of it. Reaches positions that uniform play rarely sees."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import TableAgent
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import VERB_MASK, State
from regalia.kernel.vecs import vec


class VerbAgent(TableAgent):
    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        count = state.moves(buffer)
        verbs: i64 = 0  # as a set of bits
        different: i64 = 0
        for i in range(count):
            bit = one_bit(buffer[i] & VERB_MASK)
            if not verbs & bit:
                verbs |= bit
                different += 1
        verb = nth_verb(verbs, rng.below(different))
        same: i64 = 0
        for i in range(count):
            if buffer[i] & VERB_MASK == verb:
                buffer[same] = buffer[i]
                same += 1
        return buffer[rng.below(same)]


def one_bit(verb: i64) -> i64:
    one: i64 = 1
    return one << verb


def nth_verb(verbs: i64, n: i64) -> i64:
    """The verb of the n-th set bit, counted from 0."""
    verb: i64 = 0
    while True:
        if verbs & one_bit(verb):
            if n == 0:
                return verb
            n -= 1
        verb += 1
