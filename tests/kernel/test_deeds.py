"""Labels of choices as deeds in a sentence, and what the default says for a choice."""

from __future__ import annotations

import pytest

from regalia.kernel.scene import Choice, Preview, Then
from regalia.kernel.scene.deeds import doing
from regalia.kernel.scene.merits import previewed


@pytest.mark.parametrize(
    ("label", "deed"),
    [
        ("End turn", "ending the turn"),
        ("Recruit [Jc]", "recruiting [Jc]"),
        ("Hit {1} with [Kh] and [9c]", "hitting {1} with [Kh] and [9c]"),
        ("Wipe The Floor with the joker and [2s]", "wiping the floor with the joker and [2s]"),
        ("[Kh] attacks {1} and {3}", "attacking {1} and {3} with [Kh]"),
        ("[5d] joins [6c]", "adding [5d] to [6c]"),
        ("[Qs] blocks [8h] [7c]", "blocking [8h] [7c] with [Qs]"),
        ("No attack", "not attacking"),
        ("Move the queen to d3", "moving the queen to d3"),
        ("Commit strength 31", "committing strength 31"),
        ("Hold", "holding"),
        ("Done", "stopping there"),
    ],
)
def test_a_label_becomes_the_subject_of_a_sentence(label: str, deed: str) -> None:
    assert doing(label) == deed


def test_without_words_of_the_game_a_choice_says_what_its_preview_says() -> None:
    bare = Choice(line="0 a", label="A", touch=("a",))
    assert previewed(bare) == ""
    told = Choice(line="0 a", label="A", touch=("a",), outcome="2 points")
    assert previewed(told) == "2 points."
    shown = Preview(title="If so", what="it falls", then=(Then(icon="x", text="Nobody guards you."),))
    assert previewed(Choice(line="0 a", label="A", touch=("a",), preview=shown)) == "It falls. Nobody guards you."
