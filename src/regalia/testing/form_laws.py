"""Laws of form: what is written can be read again, as numbers, as text and as a record."""

from __future__ import annotations

import copy
import io
import pickle
from typing import TypeVar

import msgspec

from regalia.kernel import record
from regalia.kernel.codec import Codec
from regalia.kernel.errors import NotationError, RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.positions.text import Positions
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules, read_state, read_view
from regalia.kernel.state import CHANCE, OVER, REVEAL, State, View, view
from regalia.testing.law import Broken, Law
from regalia.testing.sent import due
from regalia.testing.trial import Played, Step, Trial, encoded, seat_name

READ_AGAIN = (1, 6, 31)  # steps between two copies that are made by writing and reading, and then played on
DRAWN_EVERY = 13
PICKLED_EVERY = 5  # moves
TOLD_EVERY = 7  # steps between two that are written as text; the end of a game always is
TRIED = 3  # moves at each choice that are not legal there, of two kinds
REMEMBERED = 60
_encoder = msgspec.json.Encoder()
Kept = TypeVar("Kept", State, View)


def survives_writing(trial: Trial) -> str:
    """Law 9. What was read plays on like what was written, so that nothing was left out of the writing."""
    states = views = 0
    copies: dict[int, State] = {}
    played: Played | None = None
    for step in trial.steps(ends=True):
        if step.played is not played:
            played, copies = step.played, {}
        written = encoded(step.state)
        for again in copies.values():
            if encoded(again) != written:
                raise Broken("A state that was written and read again has played on differently.")
            if due(step.rules, again) != due(step.rules, step.state):
                raise Broken("A state that was written and read again offers other moves.")
        for every in READ_AGAIN:
            if step.at % every == 0:
                copies[every] = read_state(step.rules, written)
                states += 1
        for viewer in step.viewers():
            survives_as_view(trial.game, step, viewer, views % DRAWN_EVERY == 0)
            views += 1
        if step.at % PICKLED_EVERY == 0:
            survives_pickling(trial.game, step)
        for again in copies.values():
            advance(again, step)
        if step.turn == OVER:
            survives_as_record(trial)
    return f"{states} states, {views} views, {len(trial.played)} records"


def advance(state: State, step: Step) -> None:
    if step.turn == REVEAL:
        state.reveal()
    elif step.move is not None:
        state.play(step.move)


def survives_as_view(game: Game, step: Step, viewer: int, drawn: bool) -> None:
    seen = view(step.state, viewer)
    written = seen.listed()
    again = read_view(step.rules, written, [hand is not None for hand in seen.hands])
    if again.listed() != written:
        raise Broken(f"The view of {seat_name(viewer)} is another one after it was written and read again.")
    in_between = step.turn == REVEAL or (step.turn == CHANCE and step.state.open_line())
    if drawn and not in_between and drawing(game, step, seen) != drawing(game, step, again):
        raise Broken(f"The picture for {seat_name(viewer)} shows something that is not written in its view.")


def survives_pickling(game: Game, step: Step) -> None:
    """A pickle that is read again is equal, and a deep copy shares nothing."""
    written = encoded(step.state)
    try:
        again = pickled(step.state, game)
    except (TypeError, RegaliaError) as wrong:
        raise Broken(f"A state cannot be pickled: {wrong}") from None
    if encoded(again) != written:
        raise Broken("A state that was pickled is another one after it was read again.")
    for viewer in step.viewers():
        seen = view(step.state, viewer)
        try:
            same = pickled(seen, game).listed() == seen.listed() == copy.deepcopy(seen).listed()
        except (TypeError, RegaliaError) as wrong:
            raise Broken(f"A pickled view of {seat_name(viewer)} cannot be read: {wrong}") from None
        if not same:
            raise Broken(f"A pickled view of {seat_name(viewer)} is another one after it was read again.")
    if step.move is not None:
        advance(copy.deepcopy(step.state), step)
        if encoded(step.state) != written:
            raise Broken("Play in a deep copy of a state changes the state.")


def pickled(thing: Kept, game: Game) -> Kept:
    """The thing after it was pickled and read again. The game is named, not pickled: it need not be one of the package."""
    kept = io.BytesIO()
    writer = pickle.Pickler(kept)
    writer.persistent_id = lambda part: "game" if part is game else None  # type: ignore[method-assign]
    writer.dump(thing)
    kept.seek(0)
    reader = pickle.Unpickler(kept)
    reader.persistent_load = lambda name: game  # type: ignore[method-assign]
    read: Kept = reader.load()
    return read


def drawing(game: Game, step: Step, seen: View) -> bytes:
    return _encoder.encode(game.scene(seen, step.rules))


def survives_as_record(trial: Trial) -> None:
    written = trial.record()
    if written is not None and record.read(record.write(written)) != written:
        raise Broken("A record is another one after it was written and read again.")


def text_is_the_move(trial: Trial) -> str:
    """Law 10, for choices, chance, and moves as they are shown; and what is written well but not legal has a reason."""
    rng = FastRng(trial.seed, 10)
    texts = refused = 0
    elsewhere: list[int] = []
    for step in trial.steps():
        if step.turn in (REVEAL, OVER):
            continue
        moves = due(step.rules, step.state)
        told = {round_trip(trial.game, move, step.turn == CHANCE): move for move in moves}
        if len(told) < len(moves):
            twice = next(move for move in moves if move not in told.values())
            raise Broken(f"Two moves are written '{trial.game.codec.text(twice)}'.")
        for viewer in step.viewers():
            shown = step.state.shown(moves[-1], viewer)
            if shown >= 0:
                round_trip(trial.game, shown, step.turn == CHANCE)
        texts += len(told)
        if step.turn >= 0:
            refused += illegal_has_a_reason(trial.game, step, moves, elsewhere, rng)
            elsewhere = [*elsewhere[-REMEMBERED:], moves[rng.below(len(moves))]]
    return f"{texts} moves written and read, {refused} refused with a reason"


def illegal_has_a_reason(game: Game, step: Step, moves: list[int], elsewhere: list[int], rng: FastRng) -> int:
    """Refuse moves that are legal elsewhere or made up; returns how many were tried."""
    seen = view(step.state, step.turn)
    tried = [elsewhere[rng.below(len(elsewhere))] for _ in range(min(len(elsewhere), TRIED))]
    made_up = [made for made in (well_written(game.codec, rng) for _ in range(TRIED)) if made is not None]
    illegal = [move for move in (*tried, *made_up) if move not in moves]
    for move in illegal:
        if not game.why(seen, step.rules, move).text:
            raise Broken(f"'{game.codec.text(move)}' is not legal, and no reason is given.")
    return len(illegal)


def well_written(codec: Codec, rng: FastRng) -> int | None:
    """A choice with any arguments that can be written and read; None where that did not come about."""
    verbs = [verb for verb in codec.verbs if not verb.chance]
    verb = verbs[rng.below(len(verbs))]
    try:
        words = [word for field in verb.fields for word in field.words(rng.below(1 << min(int(field.bits), 30)))]
        return codec.parse(" ".join([verb.name, *words]))
    except (NotationError, LookupError):
        return None


def round_trip(game: Game, move: int, chance: bool) -> str:
    words = game.codec.words(move)
    text = str(words)
    if text != game.codec.text(move) or text.split(" ") != [words.verb, *words.args]:
        raise Broken(f"Text and structure of '{text}' are not the same: {words}.")
    try:
        again = game.codec.parse(text, chance=chance)
    except NotationError as wrong:
        raise Broken(f"'{text}' cannot be read again: {wrong}") from None
    if again != move:
        raise Broken(f"'{text}' is written for move {move} and read as move {again}.")
    return text


def survives_as_text(trial: Trial) -> str:
    """Law 20. States at every kind of step, chance and reveals too, and what every viewer sees of them."""
    try:
        positions = trial.game.positions()
    except RegaliaError as missing:
        raise Broken(str(missing)) from None
    states = views = 0
    for number, step in enumerate(trial.steps(ends=True)):
        if number % TOLD_EVERY and step.turn != OVER:
            continue
        text = positions.write(step.rules, step.state)
        if encoded(positions.read(step.rules, text)) != encoded(step.state):
            raise Broken(f"A state is another one after it was written as text and read again: {text}")
        states += 1
        for viewer in step.viewers():
            view_survives_as_text(positions, step.rules, view(step.state, viewer))
            views += 1
    return f"{states} states, {views} views"


def view_survives_as_text(positions: Positions, rules: Rules, seen: View) -> None:
    text = positions.write_view(rules, seen)
    again = positions.read_view(rules, text)
    if again.listed() != seen.listed() or [hand is None for hand in again.hands] != [
        hand is None for hand in seen.hands
    ]:
        raise Broken(f"A view is another one after it was written as text and read again: {text}")


LAWS = (
    Law(9, "States, views, moves and records survive being written and read", survives_writing, needs=(3,)),
    Law(
        10, "Text and structure of a move round-trip, and are unique among the legal ones", text_is_the_move, needs=(3,)
    ),
    Law(20, "States and views survive being written as text and read", survives_as_text, needs=(9,)),
)
