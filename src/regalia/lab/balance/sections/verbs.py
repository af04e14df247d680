"""Restricted play: what it costs a bot to do without one kind of move."""

from __future__ import annotations

import numpy as np

from regalia.lab.balance.batches import REFERENCE, SECOND
from regalia.lab.balance.estimates import Floats, deal_share, sure
from regalia.lab.balance.model import Figure, Forest, Label, Mark, Panel, Section, Value, Verdict
from regalia.lab.balance.sections.evidence import Evidence, Found, differing, plus_minus
from regalia.lab.balance.verdicts import fair, judged

BOTS = (REFERENCE, SECOND)


def section(evidence: Evidence) -> Found:
    said = {verb.name: verb.said for verb in evidence.game.codec.verbs if not verb.chance}
    shares = {verb: {bot: _share(evidence, verb, bot) for bot in BOTS} for verb in evidence.verbs}
    shares = {verb: found for verb, found in shares.items() if found[REFERENCE] is not None}
    needed = [verb for verb in shares if not _avoided(evidence, verb)]
    shares = {verb: found for verb, found in shares.items() if verb not in needed}
    if not shares:
        return Section("verbs", "What each move is worth", ("Too few games to say.",)), []
    order = sorted(shares, key=lambda verb: _middle(shares[verb][REFERENCE]))
    labels = tuple(Label(said[verb][:1].upper() + said[verb][1:], _used(evidence, verb)) for verb in order)
    panels = tuple(
        Panel(f"{bot.title()} without it wins, %", tuple(_mark(shares[verb][bot]) for verb in order), 50.0)
        for bot in BOTS
    )
    worst = order[0]
    value = shares[worst][REFERENCE]
    assert value is not None
    words = [
        "One bot may not use one kind of move; its opponent is the same bot without this restriction. **The most valuable move "
        f"is to {said[worst]}: without it {REFERENCE.title()} wins {value.value:.1f} ± {value.reach:.1f} %.**"
    ]
    if needed:
        words.append(
            f"Not tested, because a player who may make such a move has no other kind: "
            f"{', '.join(said[verb] for verb in needed)}."
        )
    if evidence.unused:
        words.append(
            f"Not shown, because {REFERENCE.title()} never used it: {', '.join(said[v] for v in evidence.unused)}."
        )
    source = evidence.source(
        BOTS,
        [f"without {verb} {bot} {turn}" for verb in order for bot in BOTS for turn in range(2)],
        "share over both seats of each deal, normal; thin: 95 % for all rows together. A bot whose legal moves are all of the "
        "forbidden kind may use them.",
        "a move that a bot uses badly seems worth nothing; the bot’s second choice may not be a person’s.",
        evidence.examples(f"without {worst} {REFERENCE} 0", "rounds", "shortest", "longest"),
    )
    figure = Figure((), Forest(labels, panels), source)
    return Section("verbs", "What each move is worth", tuple(words), (figure,)), [_verdict(evidence, shares, said)]


def _avoided(evidence: Evidence, verb: str) -> bool:
    """Whether any deal went another way with the restricted bot than with the full one."""
    for turn in range(2):
        mirror, now = evidence.frame(f"mirror {REFERENCE}"), evidence.frame(f"without {verb} {REFERENCE} {turn}")
        if differing(mirror, now).any():
            return True
    return False


def _share(evidence: Evidence, verb: str, bot: str) -> Value | None:
    keys = [f"without {verb} {bot} {turn}" for turn in range(2)]
    if any(key not in evidence.played.frames for key in keys):
        return None
    sides: list[Floats] = [evidence.side(evidence.frame(key), turn) for turn, key in enumerate(keys)]
    both = min(map(len, sides))
    if both < 2:
        return None
    return deal_share(np.asarray((sides[0][:both] + sides[1][:both]) / 2), len(evidence.verbs) * len(BOTS))


def _mark(value: Value | None) -> Mark | None:
    return None if value is None else Mark(value, sure(value, 50.0))


def _middle(value: Value | None) -> float:
    return 50.0 if value is None else value.value


def _used(evidence: Evidence, verb: str) -> str:
    uses = float(evidence.column(f"mirror {REFERENCE}", f"uses_{verb}").mean())
    return f"{uses:.{1 if uses >= 0.95 else 2}f} uses per game"


def _verdict(evidence: Evidence, shares: dict[str, dict[str, Value | None]], said: dict[str, str]) -> Verdict:
    margin = fair(50.0)
    idle = [
        verb
        for verb, found in shares.items()
        if all(value is not None and judged(value, margin) == "fine" for value in found.values())
    ]
    harmful = [
        v for v, found in shares.items() if all(value is not None and value.low > 52.0 for value in found.values())
    ]
    undecided = [
        v
        for v, found in shares.items()
        if any(value is None or judged(value, margin) == "few" for value in found.values())
    ]
    if idle or harmful:
        state, title = "look", "Some moves are worth little"
    elif len(undecided) > len(shares) / 2:
        state, title = "few", "Moves need more games"
    else:
        state, title = "fine", "Every kind of move is useful"
    shown, words = headline(shares, said, [*idle, *harmful])
    value = shares[shown][REFERENCE]
    assert value is not None
    return Verdict(
        state,  # type: ignore[arg-type]
        title,
        words,
        f"{value.value:.1f} %",
        plus_minus(value.reach),
        "verbs",
        "Set in advance: a move is worth little if both bots win 48 to 52 % without it.",
        evidence.examples(f"without {shown} {REFERENCE} 0", "rounds")[0],
    )


def headline(shares: dict[str, dict[str, Value | None]], said: dict[str, str], useless: list[str]) -> tuple[str, str]:
    """The move whose number heads the verdict, and the words for it: a useless one, or else the most useful."""
    first = useless[0] if useless else min(shares, key=lambda verb: _middle(shares[verb][REFERENCE]))
    kind = "a move of little use" if useless else "its most useful move"
    words = f"{REFERENCE.title()}’s share of wins without {kind}: to {said[first]}."
    other = shares[first][SECOND]
    if other is not None:
        words += f" {SECOND.title()} without it: {other.value:.1f} ± {other.reach:.1f} %."
    if useless[1:]:
        words += f" Of as little use: {', '.join(said[verb] for verb in useless[1:])}."
    return first, words
