# native: pictures
"""Previews of battles: strength added up, the chance to win, what is at stake."""

from __future__ import annotations

from typing import Literal

from regalia.card_names import counted
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.challenge import may_attack
from regalia.games.royal_ascension.scene import names, odds
from regalia.games.royal_ascension.scene.odds import percent
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.scene import Badge, Preview, Term, Then

GOOD, BAD = 0.6, 0.4  # chances from where a verdict is good or bad


def verdict(chance: float) -> Badge:
    kind: Literal["good", "bad", "dark"] = "good" if chance >= GOOD else "bad" if chance <= BAD else "dark"
    return Badge(text=percent(chance), kind=kind, icon="sword")


def addition(
    sight: Sight, land: int, faces: list[str], markers: int, dice: list[int] | None = None
) -> tuple[Term, ...]:
    """A sum with named terms, like 15 + 9 − 10 = 14."""
    written = [Term(text=str(terms.POINTS[land]), label=sight.land_name(land))] if land >= 0 else []
    total = int(terms.POINTS[land]) if land >= 0 else 0
    parts = [(sight.value(face), f"[{face}]") for face in faces]
    if markers:
        parts.append((-int(terms.PLAGUE_COST) * markers, "plague"))
    if dice:
        parts.append((sum(dice), "dice"))
    for value, label in parts:
        written += [Term(text="−" if value < 0 else "+"), Term(text=str(abs(value)), label=label)]
        total += value
    return (*written, Term(text="="), Term(text=str(total), label="total" if dice else "strength"))


def own_best(sight: Sight) -> tuple[Term, ...]:
    """The viewer's best: strongest territory, best two hearts, all weapons."""
    seat = sight.seat
    hearts = (sight.hearts(seat) or [])[: int(terms.MOST_HEARTS)]
    return addition(sight, sight.lands(seat)[0], hearts + sight.weapons(seat), sight.row(m.MARKERS, seat))


def targets(sight: Sight) -> list[Then]:
    """For every opponent, its possible strength, or why it cannot be attacked."""
    thens = []
    mine = odds.own_best(sight)
    for seat in sight.around()[1:]:
        if not sight.living(seat):
            continue
        if not may_attack(sight.options, sight.table, seat):
            thens.append(Then(icon="shield", text=f"{{{seat}}} is protected and cannot be attacked."))
            continue
        low, high = odds.span(sight, seat)
        chance = percent(odds.duel(sight, mine, seat))
        thens.append(Then(icon="sword", text=f"{{{seat}}} can bring {low} to {high}: you win about {chance}."))
    return thens


def stakes(sight: Sight, opponent: int) -> list[Then]:
    """What a victory and a defeat would mean."""
    all_in = bool(sight.table.all_in)
    me = sight.seat
    mine, theirs = len(sight.lands(me)), len(sight.lands(opponent))
    gain, loss = (theirs, mine) if all_in else (1, 1)
    thens = []
    if all_in:
        thens.append(Then(icon="warn", text="All in: the winner takes every territory of the loser, who is out."))
    throne = sight.throne
    won = " and take the throne" if mine + gain >= throne else ""
    count = f"{mine + gain} territories" if won else names.to_the_throne(mine + gain, throne)
    thens.append(Then(icon="crown", text=f"If you win, you hold {count}{won}."))
    left = f"you keep {counted(mine - loss, 'territory', 'territories')}" if mine > loss else "you are out"
    lost = f" and {{{opponent}}} takes the throne" if theirs + loss >= throne else ""
    thens.append(Then(icon="fall", text=f"If you lose, {left}{lost}."))
    return thens


def attack(sight: Sight, opponent: int) -> tuple[str, Preview]:
    """The chance, in words, and the preview of a duel in which both use everything."""
    chance = odds.duel(sight, odds.own_best(sight), opponent)
    low, high = odds.span(sight, opponent)
    return percent(chance), Preview(
        title=f"You against {{{opponent}}}",
        what=f"{{{opponent}}} can bring {low} to {high}",
        sum=own_best(sight),
        verdict=verdict(chance),
        then=tuple(stakes(sight, opponent)),
    )
