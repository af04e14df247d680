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
            f"Most figures come from games of {REFERENCE.title()}, which looks one move ahead, and of {SECOND.title()}. A rule "
            "that looks bad in their games may be fine in Knight’s or yours: compare with Knight before you change a rule.",
        ),
        (
            "Intervals.",
            "Shares: Wilson, or normal with the sample variance where games are tied. Means: 1.96 standard errors. Medians and "
            "ratings: bootstrap. Options and forbidden moves: differences on the same deals.",
        ),
        (
            "Many questions.",
            f"The section on rulings makes {questions} comparisons, so by luck about one 95 % range in twenty excludes zero "
            "although nothing changed. Trust the thin lines.",
        ),
        (
            "What this report cannot show.",
            "Whether the game is fun; how beginners lose; what happens when people learn the bots’ habits. A move that a bot "
            "chose is not always the best move.",
        ),
    ]
    missing = ["Monarch, the strongest level", "two options changed together"]
    if thin:
        missing.insert(0, f"more games of {', '.join(thin)}")
    if evidence.unused:
        missing.append("kinds of move that no bot used")
    if evidence.refused:
        missing.append("options that this table cannot use")
    if not evidence.played.complete:
        missing.insert(0, "the rest of the plan: time ran out, so every section has fewer games than planned")
    notes.append(("Not run.", "; ".join(missing)[:1].upper() + "; ".join(missing)[1:] + "."))
    notes.append(
        (
            "Repeat it.",
            f"`{command}` plays the same games, as many as the machine’s speed allows. With `--plan` and this page it plays "
            "exactly these. A game’s number, bots, options and seed always give the same game.",
        )
    )
    return Section("sure", "How sure we are", (), notes=tuple(notes))
