"""Laws of knowledge: what a seat cannot see, it is not told; not by its view, nor by turns, moves, lines or pictures."""

from __future__ import annotations

import gc
import types

from regalia.kernel.encoding import Encoding
from regalia.kernel.optional.advice import NO_MOVE
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, REVEAL, State, View, listed_moves, view
from regalia.testing.law import Broken, Law
from regalia.testing.miniature import guesses_are_the_worlds
from regalia.testing.sent import Viewer
from regalia.testing.trial import Step, Trial, seat_name
from regalia.testing.twin_worlds import Twins, left, same_view

REVEAL_TRIES = 200  # guesses until one agrees with what is revealed
PICTURES_EVERY = 7  # steps; pictures take much longer than positions
REACHED_EVERY = 50
CONSTANT = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, str, int, float)


def guess_looks_the_same(trial: Trial) -> str:
    """Law 5. Also: a view is a value. Nothing in it leads to a state, and neither play nor guessing changes it."""
    rng = FastRng(trial.seed, 5)
    one, other = Encoding(), Encoding()
    kept: list[tuple[View, list[int]]] = []
    count = 0
    for number, step in enumerate(trial.steps()):
        for seen, written in kept:
            if seen.listed() != written:
                raise Broken(f"The view of {seat_name(seen.seat)} changed when play went on.")
        kept = []
        for viewer in step.viewers():
            seen = view(step.state, viewer)
            written = seen.listed()
            world = step.rules.guess(seen, rng)
            if not same_view(step.state, world, viewer, one, other):
                raise Broken(f"A world guessed for {seat_name(viewer)} looks different to it. {first_gap(one, other)}")
            play_on(world, rng, step.rules.most_moves)
            kept.append((seen, written))
            if number % REACHED_EVERY == 0 and leads_to_a_state(seen):
                raise Broken(f"From the view of {seat_name(viewer)} a state can be reached.")
            count += 1
    return f"{count} guesses, at every step for every seat and the spectator"


def play_on(world: State, rng: FastRng, most_moves: int) -> None:
    """One more step in a guessed world; the view it was guessed from must not feel it."""
    if world.turn() == REVEAL:
        world.reveal()
    elif world.turn() == CHANCE:
        world.play(world.deal(rng))
    elif moves := listed_moves(world, most_moves):
        world.play(moves[rng.below(len(moves))])


def first_gap(one: Encoding, other: Encoding) -> str:
    real, guessed = one.listed(), other.listed()
    if len(real) != len(guessed):
        return f"The real view has {len(real)} numbers, the guessed one {len(guessed)}."
    at = next(i for i, value in enumerate(real) if value != guessed[i])
    return f"Number {at} of the view is {real[at]}, and {guessed[at]} in the guessed world."


def leads_to_a_state(seen: View) -> bool:
    found: list[object] = [seen]
    known = {id(seen)}
    while found:
        for thing in gc.get_referents(found.pop()):
            if isinstance(thing, State):
                return True
            if id(thing) not in known and not isinstance(thing, CONSTANT):
                known.add(id(thing))
                found.append(thing)
    return False


def guess_plays_the_same(trial: Trial) -> str:
    """Law 6. Advice to bots and learners' numbers read the table and the mover's own hand only."""
    rng = FastRng(trial.seed, 6)
    count = 0
    for step in trial.steps():
        for viewer in step.viewers():
            world = step.rules.guess(view(step.state, viewer), rng)
            if world.turn() != step.turn:
                raise Broken(f"turn() is {step.turn}; in a world guessed for {seat_name(viewer)} it is {world.turn()}.")
            if step.turn >= 0:
                compare_playouts(trial, step, world, viewer)
            if viewer >= 0 and step.turn >= 0 and step.state.sees(viewer, step.turn):
                compare_choices(trial, step, world, viewer)
            if viewer >= 0 and step.rules.advice.worth(step.state, viewer) != step.rules.advice.worth(world, viewer):
                raise Broken(f"The worth of the position for {seat_name(viewer)} depends on what it cannot see.")
            count += 1
    return f"{count} guessed worlds"


def compare_playouts(trial: Trial, step: Step, world: State, viewer: int) -> None:
    move = step.rules.advice.playout_move(step.state)
    if move != step.rules.advice.playout_move(world):
        raise Broken(f"The move that playouts make depends on what {seat_name(viewer)} cannot see.")
    if move != NO_MOVE and move not in listed_moves(step.state, step.rules.most_moves):
        raise Broken(f"The move that playouts make, '{trial.game.codec.text(move)}', is not legal.")


def compare_choices(trial: Trial, step: Step, world: State, viewer: int) -> None:
    codec, rules, state = trial.game.codec, step.rules, step.state
    moves = listed_moves(state, rules.most_moves)
    others = listed_moves(world, rules.most_moves)
    if moves != others:
        only = [codec.text(move) for move in moves if move not in others]
        more = [codec.text(move) for move in others if move not in moves]
        raise Broken(
            f"Seat {step.turn}'s moves depend on what {seat_name(viewer)} cannot see: a guessed world "
            f"lacks {only or 'none'}, adds {more or 'none'}, or orders them differently."
        )
    for move in moves:
        if rules.advice.hint(state, move) != rules.advice.hint(world, move):
            raise Broken(f"The hint for '{codec.text(move)}' depends on what {seat_name(viewer)} cannot see.")
        if rules.learning.action(state, move) != rules.learning.action(world, move):
            raise Broken(
                f"The learners' number of '{codec.text(move)}' depends on what {seat_name(viewer)} cannot see."
            )
        if move == moves[0]:
            compare_features(step, world, move, viewer)


def compare_features(step: Step, world: State, move: int, viewer: int) -> None:
    """Compare the learners' rows, each written right after the same move was numbered in its world."""
    learning, rows = step.rules.learning, []
    for state in (step.state, world):
        learning.action(state, move)
        rows.append(learning.features(view(state, viewer)))
    if rows[0] != rows[1]:
        at = next(i for i, number in enumerate(rows[0]) if number != rows[1][i])
        raise Broken(f"Number {at} of the features of {seat_name(viewer)} depends on what it cannot see.")


def no_other_news(trial: Trial) -> str:
    """Law 7."""
    rng = FastRng(trial.seed, 7)
    pictures = reveals = apart = 0
    twins: dict[int, Twins] = {}
    told: dict[int, tuple[View, str]] = {}  # for each viewer the view before the last line, and that line
    for number, step in enumerate(trial.steps()):
        if step.move is None and step.turn != REVEAL:
            continue  # a game that came to no end
        pair = twins.setdefault(id(step.rules), Twins(step.rules))
        line = line_from(step)
        for viewer in step.viewers():
            if step.turn == REVEAL:
                agreed = compare_reveal(trial, step, viewer, told.get(viewer), rng)
                reveals += agreed
                apart += not agreed
                continue
            seen = view(step.state, viewer)
            world = step.rules.guess(seen, rng)
            if pair.differ(step.state, world, viewer):
                raise Broken(told_apart(trial, pair, viewer))
            if line:
                eyes = Viewer(trial.game, step.rules, viewer)
                told[viewer] = seen, eyes.play(step.state.clone(), line)
                if number % PICTURES_EVERY == 0:
                    pictures += compare_pictures(eyes, step, line, world)
    compared = sum(pair.compared for pair in twins.values())
    crossed = f", {reveals} reveals crossed ({apart} more found no world that agrees)" if reveals + apart else ""
    return f"{compared} pairs of moves that look the same, {pictures} as pictures and log{crossed}"


def line_from(step: Step) -> list[int]:
    """The moves of the record's line that begins here; none where one is going on."""
    if step.move is None or (step.turn == CHANCE and step.state.open_line()):
        return []
    state = step.state.clone()
    state.play(step.move)
    at = step.at + 1
    while state.turn() == CHANCE and step.turn == CHANCE and state.open_line():
        state.play(step.played.moves[at])
        at += 1
    return list(step.played.moves[step.at : at])


def told_apart(trial: Trial, pair: Twins, viewer: int) -> str:
    codec = trial.game.codec
    where = "in the same world" if pair.other_is_here else "in a world it cannot tell from this one"
    return (
        f"'{codec.text(pair.move)}', and '{codec.text(pair.other)}' {where}, look the same to {seat_name(viewer)} "
        f"and leave it with something different. {first_gap(pair.wanted, pair.found)}"
    )


def compare_reveal(trial: Trial, step: Step, viewer: int, told: tuple[View, str] | None, rng: FastRng) -> bool:
    """Cross the reveal with a world that agrees on what is revealed; False where none was found."""
    one, other = Encoding(), Encoding()
    step.state.revealed(one, viewer)
    seen = view(step.state, viewer)
    for _ in range(REVEAL_TRIES):
        world = step.rules.guess(seen, rng)
        other.clear()
        world.revealed(other, viewer)
        if one.same(other):
            break
    else:
        return False
    real = step.state.clone()
    real.reveal()
    world.reveal()
    left(real, viewer, one)
    left(world, viewer, other)
    if not one.same(other):
        raise Broken(f"A reveal tells {seat_name(viewer)} more than it says it reveals. {first_gap(one, other)}")
    if told is not None and real.turn() != REVEAL:
        eyes = Viewer(trial.game, step.rules, viewer)
        if eyes.sent(*told, real) != eyes.sent(*told, world):
            raise Broken(f"Picture or log of a reveal tell {seat_name(viewer)} more than it says it reveals.")
    return True


def compare_pictures(eyes: Viewer, step: Step, line: list[int], world: State) -> bool:
    """Compare the line with one that looks the same in the other world; False without one."""
    like = eyes.likeness(step.state, line, world)
    if like is None:
        return False
    before = view(step.state, eyes.seat)
    here, there = step.state.clone(), world.clone()
    shown, other = eyes.play(here, line), eyes.play(there, like)
    if here.turn() == REVEAL:
        return False
    if shown != other or eyes.sent(before, shown, here) != eyes.sent(before, other, there):
        raise Broken(
            f"After '{shown}' the picture or the log sent to {seat_name(eyes.seat)} tells what it may not know."
        )
    return True


LAWS = (
    Law(5, "A guessed world looks the same to its guesser as the real one", guess_looks_the_same, needs=(3,)),
    Law(6, "Guessed worlds give the same turn, the same moves and the same advice", guess_plays_the_same, needs=(3, 5)),
    Law(7, "Only chance and reveals give new information", no_other_news, needs=(3, 4, 5, 6)),
    Law(
        19,
        "The guessed worlds are exactly those that fit the lines shown",
        guesses_are_the_worlds,
        needs=(3, 4, 5, 6, 7, 8),
    ),
)
