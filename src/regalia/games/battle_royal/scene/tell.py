# native: pictures
"""Sentences for the log: what a line did, and what followed from it."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.notation import CODEC, HIDDEN_CARD
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.scene.prices import price_of
from regalia.games.battle_royal.scene.prompts import ENDINGS
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
        told = [Sentence(text=_deed(was, CODEC.parse(text)), seat=int(who)), *_losses(was, now)]
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
    heading = f"Turn {was.table.turns + 1}, {name}"
    points = "the Zero: the turn passes" if card == "0" else f"a {card}"
    return [Sentence(text=heading, heading=True), Sentence(text=f"draws {points}", seat=was.seat_of(drawer))]


def _passed_card(was: Sight, now: Sight) -> int | None:
    """The early card of a turn that ended by itself, if the viewer saw it."""
    early = was.early(was.active)
    if early is not None and early != fields.HIDDEN:
        return early
    return None


def _deed(was: Sight, move: int) -> str:
    verb, square = fields.verb_of(move), fields.square_in(move)
    if verb == fields.DONE:
        return f"is done and gives up {counted(was.points, 'point')}"
    if verb == fields.TAKE:
        return f"takes up the pawn on {was.called(square)}"
    if verb == fields.SPARE:
        return f"spares the group of {was.called(square)}"
    price = price_of(was, square)
    paid = price.told() if price is not None else ""
    if verb == fields.CAPTURE:
        enemy = was.holder(square)
        return f"captures {was.force_name(enemy) if enemy is not None else ''}'s {was.called(square)}: {paid}"
    return f"places {was.called(square)}: {paid}"


def _losses(was: Sight, now: Sight) -> list[Sentence]:
    """The losses of each force, and the forces that are out."""
    sentences = []
    for force in was.forces:
        seat, name = was.seat_of(force), was.force_name(force)
        lost = now.lost(force) - was.lost(force)
        if now.is_taken(force) and not was.is_taken(force):
            sentences.append(Sentence(text=f"loses {name}'s capital and {counted(lost, 'pawn')}", seat=seat))
        elif lost:
            gone = [was.name(square) for square in was.pawns[force] if square not in now.pawns[force]]
            reserve = was.reserve(force) - now.reserve(force)
            also = f" and a reserve of {reserve}" if reserve else ""
            sentences.append(Sentence(text=f"loses {listed(gone)}{also}", seat=seat))
        if now.is_out(force) and not was.is_out(force):
            sentences.append(Sentence(text=f"is out with {name}", seat=seat))
    return sentences


def _turns(was: Sight, now: Sight, *, deed: bool) -> list[Sentence]:
    """Headings for turns that begin with an early card, and the end of the game."""
    sentences = []
    early = was.options.early_card != terms.OFF
    if deed and early and now.table.turns > was.table.turns and not now.over:
        name = now.force_name(now.active)
        sentences.append(Sentence(text=f"Turn {now.table.turns + 1}, {name}", heading=True))
    if now.over and not was.over:
        winners = [f"{{{seat}}}" for seat, value in enumerate(now.result()) if value == 1.0]
        end = f"{listed(winners)} won" if winners else "a draw"
        sentences.append(Sentence(text=f"Game over: {end}. {ENDINGS[now.table.reason]}", heading=True))
    return sentences
