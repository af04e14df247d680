"""How sure we are: what the figures rest on, and what was not run."""

from __future__ import annotations

from regalia.lab.balance.batches import LADDER, REFERENCE, SECOND
from regalia.lab.balance.model import Section
from regalia.lab.balance.sections.evidence import Evidence

MANY = 2000


def section(evidence: Evidence, command: str) -> Section:
    counts = {bot: len(evidence.frame(f"mirror {bot}")) for bot in LADDER}
    thin = [f"{bot.title()} ({counts[bot]:,} games)" for bot in LADDER if counts[bot] < MANY]
    questions = len(evidence.variants) * 4
    notes = [
        (
            "Bots, not people.",
            f"Most figures rest on {REFERENCE.title()}, which sees one move ahead, with {SECOND.title()} beside it. A rule that "
            "looks bad there may look fine to Knight or to you: ask Knight before you change a rule.",
        ),
        (
            "Intervals.",
            "Shares: Wilson, or normal with the sample variance where games are tied. Means: 1.96 standard errors. Medians and "
            "ratings: bootstrap. Options and restricted play: differences on the same deals.",
        ),
        (
            "Many questions.",
            f"The section on rulings asks {questions}, so one 95 % range in twenty misses zero by luck. Trust the thin lines.",
        ),
        (
            "What cannot be read from this.",
            "Whether it is fun; how beginners lose; what happens when people learn the bots’ habits. That a bot chose a move "
            "does not mean that you should.",
        ),
    ]
    missing = ["Monarch, the strongest level", "two options changed together"]
    if thin:
        missing.insert(0, f"more games of {', '.join(thin)}")
    if evidence.unused:
        missing.append("kinds of move that no bot used")
    if evidence.refused:
        missing.append("options that this table does not take")
    if not evidence.played.complete:
        missing.insert(0, "the rest of the plan: time ran out, so every section has fewer games than it asked for")
    notes.append(("Not run.", "; ".join(missing)[:1].upper() + "; ".join(missing)[1:] + "."))
    notes.append(
        (
            "Make it again.",
            f"`{command}` plays the same games, as many as the machine’s speed allows. With `--plan` and this page it plays "
            "exactly these. Game 7 of a figure is game 7 of its bots, options and seed, whoever plays it.",
        )
    )
    return Section("sure", "How sure we are", (), notes=tuple(notes))
