"""Trials of parts that players make, such as units: their game says with which options they are tried."""

from __future__ import annotations

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.optional.workshop import Workshop
from regalia.server.wire.trials import TrialAsked

LONGEST_KIND = 24


def workshop_for(game: Game, kind: str) -> Workshop:
    """The workshop for parts of that kind; raises RegaliaError."""
    found = game.workshop()
    if found is None or found.kind != kind:
        raise RegaliaError(f"{game.title} has nothing of the kind '{kind[:LONGEST_KIND]}' to try out.")
    return found


def of_part(game: Game, wanted: TrialAsked) -> TrialAsked:
    """The trial with the first game's options and the seats to follow; raises RegaliaError for a part with faults."""
    workshop = workshop_for(game, wanted.kind)
    if faults := workshop.faults(wanted.content):
        raise RegaliaError(faults[0])
    bouts = workshop.bouts(wanted.content, 1)
    return msgspec.structs.replace(
        wanted,
        options=tuple(dict(bout.options) for bout in bouts),
        seats=bouts[0].seats,
        follow=tuple(bout.seat for bout in bouts),
    )
