# native: pictures
"""The prompt: whose turn it is, and what to do."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.rules.lines import tied_force
from regalia.games.battle_royal.scene.sight import Sight
from regalia.kernel.scene import Prompt
from regalia.kernel.scene.toolkit import asking, ended, waiting, won_by

LINE = "Every pawn must touch your line."


def prompt(sight: Sight, moves: list[int]) -> Prompt:
    """The prompt for the viewer, whose legal moves these are."""
    if sight.over:
        return _over(sight)
    if not sight.chooses:
        told = waiting(sight, _doing(sight))
        return Prompt(mode=told.mode, seat=told.seat, say=told.say, small=_farewell(sight))
    say, small = _asked(sight, moves)
    return asking(sight, say, small)


# ---- those who wait


def _doing(sight: Sight) -> str:
    """What another player does now."""
    force = int(sight.table.drawer) if sight.turn < 0 else sight.active
    seat = sight.seat_of(force)
    allied = sight.seat >= 0 and seat in sight.allies_of(sight.seat)
    who = f"{{{seat}}}, your ally," if allied else f"{{{seat}}}"
    whose = f" for {sight.force_name(force)}" if len(sight.forces_of(seat)) > 1 else ""
    points = counted(sight.points, "point")
    if sight.turn < 0:
        return f"{who} draws a card{whose}."
    if sight.step == terms.SPARING:
        return f"{who} chooses the group of {sight.force_name(int(tied_force(sight.position)))} that stays."
    if sight.step == terms.PUTTING:
        return f"{who} moves {sight.pawn_of(force)} from {sight.name(int(sight.table.hand))}: {points} left."
    return f"{who} is thinking{whose}: {points} left."


def _farewell(sight: Sight) -> str:
    """What an eliminated player reads; empty for everybody else."""
    if sight.seat < 0 or not sight.is_lost(sight.seat):
        return ""
    left = [f"{{{seat}}}" for seat in sight.allies_of(sight.seat) if not sight.is_lost(seat)]
    hope = f" If {listed(left)} wins, you win too." if left else ""
    return f"You are out: {fate(sight, sight.forces_of(sight.seat)[-1])}.{hope}"


def fate(sight: Sight, force: int) -> str:
    """Why a force is out."""
    if sight.is_taken(force):
        return f"{sight.called(sight.centre(force))} was taken"
    return f"{sight.force_name(force)} has no pawn left"


# ---- the viewer who chooses


def _asked(sight: Sight, moves: list[int]) -> tuple[str, str]:
    points = f"{counted(sight.points, 'point')} left"
    if sight.step == terms.SPARING:
        force = sight.force_name(int(tied_force(sight.position)))
        return f"Touch the group of {force} that stays: the line broke into equal parts.", "All others are captured."
    verbs = {fields.verb_of(move) for move in moves}
    if sight.step == terms.PUTTING:
        return _putting(sight, moves, points)
    small = against(sight) if sight.seats > 2 else ""
    if fields.TAKE in verbs:
        pawn = sight.pawn_of(sight.active)
        return f"Move {pawn}: your reserve is empty.", f"Touch the pawn that goes elsewhere: {points}. {small}".strip()
    if fields.CAPTURE not in verbs:
        return f"Touch a square to place {sight.pawn_of(sight.active)}: {points}.", small or LINE
    if fields.PLACE not in verbs:
        return f"Touch an enemy pawn to capture it: {points}.", small
    return f"Touch a square to place {sight.pawn_of(sight.active)}, or an enemy pawn to capture it: {points}.", small


def _putting(sight: Sight, moves: list[int], points: str) -> tuple[str, str]:
    """What to do with the pawn in hand. A single square says why."""
    hand = int(sight.table.hand)
    back = f"It cannot go back to {sight.name(hand)}."
    if len(moves) == 1:
        square = fields.square_in(moves[0])
        if fields.verb_of(moves[0]) == fields.CAPTURE:
            return f"Capture the pawn {sight.spot(square)}: no other square is in reach.", back
        return f"Put the pawn down {sight.spot(square)}: no other square is in reach.", back
    captures = any(fields.verb_of(move) == fields.CAPTURE for move in moves)
    also = ", or capture with it" if captures else ""
    return f"Put the pawn from {sight.thing(hand)} down{also}: {points}.", back


def against(sight: Sight) -> str:
    """Who is allied with whom, in the viewer's words."""
    mine = [sight.me, *sight.allies_of(sight.me)]
    others = [f"{{{seat}}}" for seat in range(sight.seats) if seat not in mine]
    names = ["You" if seat == sight.seat else f"{{{seat}}}" for seat in mine]
    verb = "plays" if len(mine) == 1 and sight.seat < 0 else "play"
    return f"{listed(names)} {verb} against {listed(others)}."


# ---- the end


def _over(sight: Sight) -> Prompt:
    winners = winners_of(sight)
    names = listed([f"{{{seat}}}" for seat in winners])
    say = won_by(sight, winners, names, "side") if winners else "A draw."
    return ended(say, ending(sight))


def winners_of(sight: Sight) -> list[int]:
    return [seat for seat, value in enumerate(sight.result()) if value == 1.0]


def ending(sight: Sight) -> str:
    """What decided the game."""
    reason = sight.table.reason
    if reason == terms.QUIET:
        turns = f"No pawn was captured for {sight.options.quiet_limit} turns"
        winners = winners_of(sight)
        if not winners:
            return f"{turns}."
        won, lost = [_pawns(sight, side) for side in (sight.side_of(winners[0]), 1 - sight.side_of(winners[0]))]
        return f"{turns}: {won} pawns left against {lost}."
    out = [force for force in sight.forces if sight.is_out(force)]
    fallen = [sight.called(sight.centre(force)) for force in out if sight.is_taken(force)]
    if reason == terms.CAPITAL and fallen:
        return f"{listed(fallen)} {'was' if len(fallen) == 1 else 'were'} taken."
    return f"{listed([sight.force_name(force) for force in out])} lost every pawn."


def _pawns(sight: Sight, side: int) -> int:
    """The pawns of a side, on the map and in reserve."""
    return sum(len(sight.pawns[force]) + sight.reserve(force) for force in sight.forces if force % 2 == side)
