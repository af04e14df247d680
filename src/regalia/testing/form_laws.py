"""Laws of form: what is written can be read again, as numbers, as text and as a record."""

from __future__ import annotations

import msgspec

from regalia.kernel import record
from regalia.kernel.errors import NotationError
from regalia.kernel.game import Game
from regalia.kernel.rules import read_state, read_view
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, WITHHELD, State, View, buffer, listed_moves, view
from regalia.testing.law import Broken, Law
from regalia.testing.trial import Played, Step, Trial, inked, seat_name

READ_AGAIN = (1, 6, 31)  # every so many steps a copy is made by writing and reading, and then played on
DRAWN_EVERY = 13
_encoder = msgspec.json.Encoder()


def survives_writing(trial: Trial) -> str:
    """Law 9. What was read plays on like what was written, so that nothing was left out of the writing."""
    states = views = 0
    copies: dict[int, State] = {}
    played: Played | None = None
    for step in trial.steps(ends=True):
        if step.played is not played:
            played, copies = step.played, {}
        written = inked(step.state)
        for copy in copies.values():
            if inked(copy) != written:
                raise Broken("A state that was written and read again has played on differently.")
            if due(copy, step) != due(step.state, step):
                raise Broken("A state that was written and read again offers other moves.")
        for every in READ_AGAIN:
            if step.at % every == 0:
                copies[every] = read_state(step.rules, written)
                states += 1
        for viewer in step.viewers():
            survives_as_view(trial.game, step, viewer, views % DRAWN_EVERY == 0)
            views += 1
        for copy in copies.values():
            advance(copy, step)
        if step.turn == OVER:
            survives_as_record(trial)
    return f"{states} states, {views} views, {len(trial.played)} records"


def due(state: State, step: Step) -> list[int]:
    """The moves, or the outcomes of chance, that are possible now."""
    out = buffer(step.rules.most_moves)
    if state.turn() >= 0:
        return listed_moves(state, out)
    count = state.odds(out, buffer(step.rules.most_moves)) if state.turn() == CHANCE else 0
    return [out[i] for i in range(count)]


def advance(copy: State, step: Step) -> None:
    if step.turn == REVEAL:
        copy.reveal()
    elif step.move is not None:
        copy.play(step.move)


def survives_as_view(game: Game, step: Step, viewer: int, drawn: bool) -> None:
    seen = view(step.state, viewer)
    written = seen.listed()
    again = read_view(step.rules, written, [hand is not None for hand in seen.hands])
    if again.listed() != written:
        raise Broken(f"The view of {seat_name(viewer)} is another one after it was written and read again.")
    in_between = step.turn == REVEAL or (step.turn == CHANCE and step.state.open_line())
    if drawn and not in_between and drawing(game, step, seen) != drawing(game, step, again):
        raise Broken(f"The picture for {seat_name(viewer)} shows something that is not written in its view.")


def drawing(game: Game, step: Step, seen: View) -> bytes:
    return _encoder.encode(game.scene(seen, step.rules))


def survives_as_record(trial: Trial) -> None:
    written = trial.record()
    if written is not None and record.read(record.write(written)) != written:
        raise Broken("A record is another one after it was written and read again.")


def text_is_the_move(trial: Trial) -> str:
    """Law 10, for choices, chance, and moves as they are shown."""
    texts = 0
    for step in trial.steps():
        if step.turn in (REVEAL, OVER):
            continue
        moves = due(step.state, step)
        told = {round_trip(trial.game, move, step.turn == CHANCE): move for move in moves}
        if len(told) < len(moves):
            twice = next(move for move in moves if move not in told.values())
            raise Broken(f"Two moves are written '{trial.game.codec.text(twice)}'.")
        for viewer in range(SPECTATOR, step.rules.seats):
            shown = step.state.shown(moves[-1], viewer)
            if shown != WITHHELD:
                round_trip(trial.game, shown, step.turn == CHANCE)
        texts += len(told)
    return f"{texts} moves written and read"


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


LAWS = (
    Law(9, "States, views, moves and records survive being written and read", survives_writing, needs=(3,)),
    Law(
        10, "Text and structure of a move round-trip, and are unique among the legal ones", text_is_the_move, needs=(3,)
    ),
)
