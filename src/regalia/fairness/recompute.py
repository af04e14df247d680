"""Checks a record's chance with the rules: recomputes every card and die."""

from __future__ import annotations

import msgspec

from regalia.fairness.dealing import redealt
from regalia.fairness.derivation import epoch_of, house_part, is_value, sealed
from regalia.fairness.envelope import Envelope, comes_from_outside, read, written
from regalia.games import find
from regalia.kernel.errors import Refused, RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.state import CHANCE
from regalia.lab.verify import Fault


def chance_fault_in(record: Record) -> Fault | None:
    """The first fault in a record's chance.

    None if it follows from the secret and the parts.
    """
    try:
        envelope = read(record.chance)
        match = Match.fold(find(record.game), msgspec.structs.replace(record, lines=[]))
    except RegaliaError as wrong:
        return Fault(str(wrong))
    reason = broken_promise(envelope, record.seats) or _wrong_count(envelope, record)
    if reason:
        return Fault(reason)
    return _wrong_line(envelope, match, record.lines)


def broken_promise(envelope: Envelope, seats: int) -> str:
    """How the opened values break what was shown before the first card.

    Empty if they do not.
    """
    if not is_value(envelope.secret) or sealed(envelope.secret) != envelope.commitment:
        return "The secret is not the one that the server committed to."
    if len(envelope.shares) != seats:
        return f"There are parts of {len(envelope.shares)} seats; the game has {seats}."
    for seat, share in enumerate(envelope.shares):
        if share.by == "house" and share.part != house_part(envelope.secret, envelope.table, seat):
            return f"The server's part of seat {seat} does not follow from its secret."
        if share.part and not is_value(share.part):
            return f"The part of seat {seat} is not 32 bytes in hex."
        if share.part and sealed(share.part) != share.promise:
            return f"The part of seat {seat} is not the one that was promised."
    if not envelope.epochs or envelope.epochs[0] != 1:
        return "The first epoch must begin at line 1."
    return ""


def _wrong_count(envelope: Envelope, record: Record) -> str:
    if envelope.lines == len(record.lines):
        return ""
    return f"The record has {len(record.lines)} lines; when it was sealed it had {envelope.lines}."


def _wrong_line(envelope: Envelope, match: Match, lines: list[str]) -> Fault | None:
    seed = envelope.seed()
    draws: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        if match.turn == CHANCE and not comes_from_outside(match, line):
            found, drawn = redealt(match, seed, epoch_of(number, envelope.epochs))
            if found != line:
                return Fault(f"The secret and the players' parts give '{found}' here.", number, line)
            draws += [(number, written(draw)) for draw in drawn]
        try:
            match.play(line)
        except Refused as refused:
            return Fault(str(refused), number, line)
    if tuple(draws) != envelope.draws:
        wrong = next((mine for mine, theirs in zip(draws, envelope.draws, strict=False) if mine != theirs), None)
        at = wrong[0] if wrong else None
        return Fault("The odds stated for the draws are not those of the game.", at, lines[at - 1] if at else "")
    return None
