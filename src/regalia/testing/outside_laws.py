"""Laws towards learners and people: a fixed vocabulary, and a picture in which every move can be touched."""

from __future__ import annotations

from collections import Counter

from regalia.kernel import touch
from regalia.kernel.features import Row
from regalia.kernel.scene import Choice, Scene
from regalia.kernel.state import CHANCE, REVEAL, SPECTATOR, listed_moves, view
from regalia.testing.law import Broken, Law
from regalia.testing.trial import Step, Trial, seat_name

FEATURES_EVERY = 3
LED_BACK = 4  # moves of a choice, at least, whose numbers are led back to them
WATCHED_EVERY = 5  # steps; the seat to choose is drawn at every one


def vocabulary(trial: Trial) -> str:
    """Law 12."""
    moves_seen = views = 0
    widths: set[int] = set()
    for number, step in enumerate(trial.steps()):
        if step.turn >= 0:
            moves_seen += numbered(trial, step)
        if number % FEATURES_EVERY:
            continue
        for seat in range(step.rules.seats):
            learning = step.rules.learning
            row, direct = Row(learning.layout), Row(learning.layout)
            learning.write_features(view(step.state, seat), row)
            if row.clipped:
                raise Broken(f"A feature of seat {seat} lies outside the bounds of '{row.clipped}'.")
            learning.write_row(step.state, seat, direct)
            if direct.listed() != row.listed():
                raise Broken(f"The row that a batch writes for seat {seat} is not the row of its view.")
            widths.add(row.width)
            views += 1
    return f"{moves_seen} moves, {views} views of {', '.join(map(str, sorted(widths)))} features"


def numbered(trial: Trial, step: Step) -> int:
    numbers: dict[int, int] = {}
    for move in listed_moves(step.state, step.rules.most_moves):
        number = step.rules.learning.action(step.state, move)
        text = trial.game.codec.text(move)
        if not 0 <= number < step.rules.learning.actions:
            raise Broken(f"'{text}' has the number {number}; the vocabulary has {step.rules.learning.actions}.")
        if number in numbers:
            other = trial.game.codec.text(numbers[number])
            raise Broken(f"'{text}' and '{other}' have the same number {number} in the vocabulary.")
        numbers[number] = move
    for number, move in list(numbers.items())[:: len(numbers) // LED_BACK + 1]:
        found = step.rules.move_of(step.state, number)
        if found != move:
            other = trial.game.codec.text(found) if found >= 0 else "no move"
            raise Broken(f"Number {number} is that of '{other}', not of '{trial.game.codec.text(move)}'.")
    unused = next((number for number in range(step.rules.learning.actions) if number not in numbers), None)
    if unused is not None and step.rules.move_of(step.state, unused) >= 0:
        raise Broken(f"There is a move for number {unused}, which no legal move has.")
    return len(numbers)


def touchable(trial: Trial) -> str:
    """Law 13. The default move for a player who does not answer in time is legal."""
    scenes = choices = 0
    for number, step in enumerate(trial.steps(ends=True)):
        if step.turn == REVEAL or (step.turn == CHANCE and step.state.open_line()):
            continue
        for viewer in range(SPECTATOR, step.rules.seats):
            if viewer != step.turn and number % WATCHED_EVERY:
                continue
            scene = trial.game.scene(view(step.state, viewer), step.rules)
            well_made(scene, step, viewer)
            lines = Counter(choice.line for choice in scene.choices)
            legal = Counter(legal_lines(trial, step) if viewer == step.turn else [])
            if lines != legal:
                missing, extra = sorted((legal - lines).elements()), sorted((lines - legal).elements())
                raise Broken(f"The choices of {seat_name(viewer)} lack {missing or 'none'} and add {extra or 'none'}.")
            for choice in scene.choices:
                reachable(scene, choice)
            if scene.choices:
                default_is_legal(trial, step)
            scenes += 1
            choices += len(scene.choices)
    return f"{scenes} pictures, {choices} choices touched"


def legal_lines(trial: Trial, step: Step) -> list[str]:
    moves = listed_moves(step.state, step.rules.most_moves) if step.turn >= 0 else []
    return [trial.game.codec.line(step.turn, move) for move in moves]


def default_is_legal(trial: Trial, step: Step) -> None:
    default = trial.game.default(view(step.state, step.turn), step.rules)
    if default not in listed_moves(step.state, step.rules.most_moves):
        raise Broken(f"The default, '{trial.game.codec.text(default)}', is not among the legal moves.")


def well_made(scene: Scene, step: Step, viewer: int) -> None:
    """Ids are unique, the picture is the viewer's, and what is hidden has no face."""
    if scene.seat != (None if viewer < 0 else viewer):
        raise Broken(f"The picture for {seat_name(viewer)} says that it is for seat {scene.seat}.")
    tokens = [token for zone in scene.zones for token in zone.tokens]
    ids = Counter(
        [*(token.id for token in tokens), *(plate.id for plate in scene.plates), *(act.id for act in scene.acts)]
    )
    for id, count in ids.items():
        if count > 1:
            raise Broken(f"The id '{id}' is there {count} times in the picture for {seat_name(viewer)}.")
    for token in tokens:
        if token.kind == "back" and (token.face or token.under):
            raise Broken(f"The hidden token '{token.id}' has a face: '{token.face or token.under[0]}'.")
        if token.like and token.like not in ids:
            raise Broken(f"The token '{token.id}' is like '{token.like}', which is not there.")
    for zone in scene.zones:
        hidden = zone.kind == "fan" and zone.owner is not None and not sees(step, viewer, zone.owner)
        for token in zone.tokens:
            if hidden and token.face:
                raise Broken(
                    f"{seat_name(viewer).capitalize()} sees the face '{token.face}' in seat {zone.owner}'s hand."
                )


def sees(step: Step, viewer: int, owner: int) -> bool:
    return viewer >= 0 and step.state.sees(viewer, owner)


def reachable(scene: Scene, choice: Choice) -> None:
    things = {token.id for zone in scene.zones for token in zone.tokens}
    things |= {plate.id for plate in scene.plates} | {act.id for act in scene.acts}
    alike = touch.alike(scene)
    if not choice.touch:
        raise Broken(f"'{choice.line}' has nothing to touch.")
    for id in choice.touch:
        if id not in things:
            raise Broken(f"'{choice.line}' wants '{id}' touched, which is not in the picture.")
    meant = touch.meant(scene.choices, choice.touch, alike)
    if meant is None or meant.line != choice.line:
        other = f"'{meant.line}'" if meant else "nothing"
        raise Broken(f"Touching {', '.join(choice.touch)} means {other}, not '{choice.line}'.")


LAWS = (
    Law(12, "Every legal move has its own number; features are a view's, within their bounds", vocabulary, needs=(3,)),
    Law(13, "Every legal move can be touched, and hidden things show no face", touchable, needs=(3, 6, 10)),
)
