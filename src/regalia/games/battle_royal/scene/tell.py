# native: pictures
"""Sentences for the log: what a line did, and what followed from it."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.notation import CODEC, HIDDEN_CARD
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.scene.prices import price_of
from regalia.games.battle_royal.scene.prompts import against, ending, fate, winners_of
from regalia.games.battle_royal.scene.sight import Sight
from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Sentence
from regalia.kernel.state import View


def tell(before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
    """The sentences for a line, from the views before and after it."""
    was, now = Sight(before, rules), Sight(after, rules)
    who, _, text = line.partition(" ")
    if who == CHANCE_MARK:
        told = _drawn(was, now, text)
    else:
        move = CODEC.parse(text)
        deed = Sentence(text=_deed(was, move), seat=int(who), past=_past(was, now, move))
        told = [deed, *_losses(was, now, fields.square_in(move))]
    return [*told, *_turns(was, now, deed=who != CHANCE_MARK)]


def _drawn(was: Sight, now: Sight, text: str) -> list[Sentence]:
    drawer = int(was.table.drawer)
    name = was.force_name(drawer)
    card = text.split(" ")[2]
    sentences = []
    if drawer != was.active:
        what = "a card" if card == HIDDEN_CARD else f"a {card}"
        sentences.append(Sentence(text=f"draws {what} early, for {name}'s next turn", seat=was.seat_of(drawer)))
        card = ""
    if not card:
        if was.table.card >= 0:
            return sentences  # the log told it when it was drawn
        used = int(now.table.card) if now.table.card >= 0 else _passed_card(was, now)
        if used is None:
            return sentences
        sentences.append(Sentence(text=f"plays {was.force_name(was.active)}'s {used}", seat=was.seat_of(was.active)))
        return sentences
    points = "the Zero: the turn passes" if card == "0" else f"a {card}"
    sentences = [_heading(was, drawer), Sentence(text=f"draws {points}", seat=was.seat_of(drawer))]
    if was.table.turns == 0 and was.seats > 2:
        sentences.insert(1, Sentence(text=against(was)))
    return sentences


def _heading(sight: Sight, force: int) -> Sentence:
    """The heading of a force's turn. An ally's turn is called so."""
    allied = sight.seat >= 0 and sight.seat_of(force) in sight.allies_of(sight.seat)
    ally = ", your ally" if allied else ""
    return Sentence(text=f"Turn {sight.table.turns + 1}, {sight.force_name(force)}{ally}", heading=True)


def _passed_card(was: Sight, now: Sight) -> int | None:
    """The early card of a turn that ended by itself, if the viewer saw it."""
    early = was.early(was.active)
    if early is not None and early != fields.HIDDEN:
        return early
    return None


def _deed(was: Sight, move: int) -> str:
    verb, square = fields.verb_of(move), fields.square_in(move)
    if verb == fields.DONE:
        return f"ends the turn with {counted(was.points, 'point')} unused"
    if verb == fields.TAKE:
        return f"takes up the pawn {was.spot(square)}"
    if verb == fields.SPARE:
        force = was.at[square]
        group = next(group for group in was.groups(force, was.pawns[force]) if square in group)
        return f"lets {was.force_name(force)} keep {listed([was.name(pawn) for pawn in group])}"
    price = price_of(was, square)
    paid = f": {counted(price.points, 'point')}" if price is not None else ""
    enemy = was.holder(square)
    if verb == fields.CAPTURE and enemy is not None:
        return f"captures {was.force_name(enemy)}'s pawn {was.spot(square)}{paid}"
    return f"places {was.pawn_of(was.active)} {was.spot(square)}{paid}"


def _past(was: Sight, now: Sight, move: int) -> str:
    """A placement or capture in the past tense; empty for other moves, which change nothing on the map by themselves."""
    verb, square = fields.verb_of(move), fields.square_in(move)
    if verb == fields.PLACE:
        moved = was.step == terms.PUTTING
        return f"moved a pawn to {was.thing(square)}" if moved else f"occupied {was.thing(square)}"
    enemy = was.holder(square)
    if verb != fields.CAPTURE or enemy is None:
        return ""
    more = now.lost(enemy) - was.lost(enemy) - 1
    also = f" and {counted(more, 'more pawn')}" if more > 0 else ""
    return f"captured {was.thing(square)}{also} from {was.force_name(enemy)}"


def _losses(was: Sight, now: Sight, taken: int) -> list[Sentence]:
    """The losses of each force, and the players that are out. ``taken`` is the square that was captured."""
    sentences = []
    for force in was.forces:
        seat = was.seat_of(force)
        lost = now.lost(force) - was.lost(force)
        if now.is_taken(force) and not was.is_taken(force):
            gone = f" and {counted(lost, 'pawn')}" if lost else ""
            sentences.append(Sentence(text=f"loses {was.called(was.centre(force))}{gone}", seat=seat))
        elif lost:
            sentences.append(Sentence(text=_loss(was, now, force, taken), seat=seat))
        if now.is_out(force) and not was.is_out(force):
            sentences += _out(now, force)
    return sentences


def _loss(was: Sight, now: Sight, force: int, taken: int) -> str:
    """The pawns that a force loses: the captured one, and those that its line loses with it."""
    gone = [square for square in was.pawns[force] if square not in now.pawns[force]]
    reserve = was.reserve(force) - now.reserve(force)
    cut = [was.name(square) for square in gone if square != taken]
    if not cut and not reserve:
        return f"loses the pawn {was.spot(gone[0])}"
    lost = [*cut, *([f"a reserve of {reserve}"] if reserve else [])]
    count = counted(len(gone) + reserve, "pawn")
    if taken not in gone:
        return f"loses {count}, cut off from the line: {listed(lost)}"
    return f"loses {count}: the line breaks at {was.name(taken)}, and {listed(lost)} {'fall' if len(lost) > 1 else 'falls'} too"


def _out(now: Sight, force: int) -> list[Sentence]:
    """A force that is out, and the ally that is left to play on."""
    seat = now.seat_of(force)
    whole = now.is_lost(seat)
    name = "" if whole else f" with {now.force_name(force)}"
    sentences = [Sentence(text=f"is out{name}: {fate(now, force)}", seat=seat)]
    allies = [other for other in now.allies_of(seat) if not now.is_lost(other)] if whole and not now.over else []
    return sentences + [Sentence(text="plays on alone", seat=other) for other in allies]


def _turns(was: Sight, now: Sight, *, deed: bool) -> list[Sentence]:
    """Headings for turns that begin with an early card, and the end of the game."""
    sentences = []
    early = was.options.early_card != terms.OFF
    if deed and early and now.table.turns > was.table.turns and not now.over:
        sentences.append(_heading(now, now.active))
    if now.over and not was.over:
        winners = [f"{{{seat}}}" for seat in winners_of(now)]
        end = f"{listed(winners)} won" if winners else "a draw"
        sentences.append(Sentence(text=f"Game over: {end}. {ending(now)}", heading=True))
    return sentences
