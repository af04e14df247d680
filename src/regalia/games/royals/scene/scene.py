# native: pictures
"""The picture of a Royals table (section 12): what everybody sees, and for the seat to choose every legal move."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royals.rules import model
from regalia.games.royals.scene.answers import Answers
from regalia.games.royals.scene.choices import Choices
from regalia.games.royals.scene.next_touches import NextTouches
from regalia.games.royals.scene.odds import Unseen, threat, turns_left
from regalia.games.royals.scene.prompts import focus, prompt
from regalia.games.royals.scene.refusals import refusals
from regalia.games.royals.scene.sight import Side, Sight
from regalia.games.royals.scene.tokens import Tokens
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Act, Badge, Choice, Fact, Gauge, NextTouch, Plate, Scene, Subtotal
from regalia.kernel.scene.toolkit import buttons, plate
from regalia.kernel.state import View

OPEN = Badge(text="open", kind="bad", icon="warn")
ACTS = (
    Act(id="act:discard", label="Discard"),
    Act(id="act:bury", label="Bury", icon="x"),
    Act(id="act:wipe", label="Wipe The Floor"),
    Act(id="act:end", label="End turn", icon="check"),
    Act(id="act:call", label="Make it the last", icon="flag"),
)
LET_PASS = {
    model.BLOCKING: Act(id="act:pass", label="Let it pass"),
    model.COUNTERING: Act(id="act:pass", label="Let the block stand"),
    model.JACKRIFICING: Act(id="act:pass", label="Give no jack"),
    model.CALLING: Act(id="act:pass", label="Allow another"),
}


def scene(view: View, rules: Rules) -> Scene:
    sight = Sight(view, rules)
    tokens = Tokens(sight)
    unseen = Unseen(sight)
    choices: tuple[Choice, ...] = ()
    nexts: tuple[NextTouch, ...] = ()
    numbers = _numbers(sight, unseen)
    if sight.chooses and sight.step == model.MAIN:
        maker = Choices(sight, tokens, unseen)
        moves = sight.moves()
        choices = maker.of(moves)
        nexts = NextTouches(sight, tokens, moves, choices).said()
        numbers += _strength(sight, maker.best_damage)
    elif sight.chooses:
        choices = Answers(sight, tokens, unseen).of(sight.moves())
    return Scene(
        game="royals",
        seat=sight.viewer,
        phase="Cold War" if sight.cold_war else "Battle",
        prompt=prompt(sight, tokens),
        zones=tokens.zones,
        plates=tuple([_plate(sight, side) for side in sight.sides]),
        gauges=_gauges(sight),
        facts=_facts(sight),
        acts=buttons(_acts(sight), choices),
        choices=choices,
        refusals=refusals(sight, tokens) if choices else (),
        next_touches=nexts,
        numbers=numbers,
        focus=focus(sight, tokens.blow) if tokens.blow is not None else None,
        result=_result(sight) if sight.over else None,
    )


def _plate(sight: Sight, side: Side) -> Plate:
    if sight.over:
        return plate(sight, side.seat, f"{counted(side.cards, 'card')} left")
    guards = len(side.standing)
    note = f"guarded by {counted(guards, 'royal')}" if guards else "open: can be hit"
    note = f"{counted(side.cards, 'card')}, {note}"
    return plate(sight, side.seat, note, None if guards else OPEN, ("guarded" if guards else "open",))


def _gauges(sight: Sight) -> tuple[Gauge, ...]:
    limit = sight.options.reshuffle_limit
    return (
        *[_score(side) for side in sight.sides],
        Gauge(id="reshuffles", label="Reshuffles", value=sight.table.reshuffles, of=limit if limit >= 0 else None),
    )


def _score(side: Side) -> Gauge:
    parts = (
        Subtotal(label="Royals", value=side.by_royals),
        Subtotal(label="Jokers", value=side.by_jokers),
        Subtotal(label="Arrows", value=side.by_arrows),
        Subtotal(label="Tributes", value=side.by_tributes),
    )
    return Gauge(id=f"points{side.seat}", label="points", value=side.score, owner=side.seat, parts=parts)


def _facts(sight: Sight) -> tuple[Fact, ...]:
    """Pills in the bar; the last calls are gilt."""
    table, options = sight.table, sight.options
    facts = [Fact(text=f"turn {table.turns}")]
    if not sight.over:
        facts.insert(0, Fact(text="Cold War" if sight.cold_war else "Battle"))
    if options.match_games > 1:
        tally = f"{{0}} {sight.sides[0].wins}, {{1}} {sight.sides[1].wins}"
        game = min(table.games + 1, options.match_games)
        facts.append(Fact(text=f"game {game} of {options.match_games}: {tally}"))
    if table.last_round:
        final = f"final turn {table.finals} of 2" if table.finals else "two final turns"
        facts.append(Fact(text=f"Last Round, {final}", on=True))
    elif table.called:
        facts.append(Fact(text="last reshuffle called", on=True))
    if table.quiet >= 2 and not sight.over:
        facts.append(Fact(text=f"quiet turns {table.quiet} of {options.idle_limit}"))
    return tuple(facts)


def _acts(sight: Sight) -> list[Act]:
    """The buttons in their order; what a pass is called depends on the question."""
    return [*ACTS, LET_PASS[sight.step]] if sight.step in LET_PASS else list(ACTS)


def _numbers(sight: Sight, unseen: Unseen) -> tuple[Fact, ...]:
    kinds = (
        counted(unseen.aces, "ace"),
        counted(unseen.jokers, "joker"),
        counted(unseen.tens, "ten"),
    )
    deck = sight.table.deck
    if sight.table.last_round:
        rest = "no more cards are drawn"
    else:
        turns = counted(turns_left(deck), "turn")
        until = "the Last Round" if sight.table.called else "the next reshuffle"
        rest = f"{counted(deck, 'card')} until {until}, about {turns}"
    return Fact(text=f"unseen: {', '.join(kinds)}"), Fact(text=rest)


def _strength(sight: Sight, best_damage: int) -> tuple[Fact, ...]:
    """What each side could do: I in this turn, the other one in the next."""
    danger = threat(sight.theirs) if not sight.cold_war else 0
    return (
        Fact(text=f"your best blow this turn: {best_damage} damage"),
        Fact(text=f"with average cards {{{sight.theirs.seat}}} could score {danger} if nobody guards you"),
    )


def _result(sight: Sight) -> tuple[float, ...]:
    lead = sight.sides[0].wins - sight.sides[1].wins
    first = 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    return first, 1.0 - first
