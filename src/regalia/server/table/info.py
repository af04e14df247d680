"""What a viewer is told about a table, apart from the game itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from regalia.agents.characters import character, name_of, title_of
from regalia.house_rules import differs
from regalia.kernel.game import Game
from regalia.presets import preset_of
from regalia.server.bots.hints import may_be_advised
from regalia.server.clock.control import words
from regalia.server.names import first_name
from regalia.server.store.operating.orders import because
from regalia.server.store.rows import LeftOut, MatchRow, Seat
from regalia.server.tokens import Signer
from regalia.server.wire.table import Player, TableInfo

INVITE = "invite"
CLOSED = "The operator of this server has closed this table"
UNRATED: Mapping[LeftOut, str] = {
    "hint": "A hint was given, so this game is not rated.",
    "bot": "A bot has played for somebody, so this game is not rated.",
    "seat": "Somebody has taken over a seat, so this game is not rated.",
    "choice": "The host has chosen a game that is not rated.",
    "rules": "Games with house rules are not rated.",
}
LESSON = "A lesson is not rated."
TRIAL = "This table goes on from a finished game, so it is not rated."
SEAT = "seat"


def players(row: MatchRow, names: Mapping[str, str], here: Collection[int] = ()) -> tuple[Player, ...]:
    called = _apart([_name(seat, names) for seat in row.seats])
    cast = [character(seat.bot) if seat.kind == "bot" else None for seat in row.seats]
    return tuple(
        Player(
            seat=number,
            kind=seat.kind,
            name=called[number],
            here=number in here,
            bot=name_of(seat.bot) if seat.kind == "person" and seat.bot else "",
            level=title_of(seat.bot) if seat.kind == "bot" else "",
            character="" if (one := cast[number]) is None else one.key,
            charge="" if one is None else one.charge,
        )
        for number, seat in enumerate(row.seats)
    )


def _apart(names: list[str]) -> list[str]:
    """The players with distinct names: the second 'greedy' is 'greedy 2'."""
    counts = [names[: number + 1].count(name) for number, name in enumerate(names)]
    return [f"{name} {count}" if name and count > 1 else name for name, count in zip(names, counts, strict=True)]


def _name(seat: Seat, names: Mapping[str, str]) -> str:
    if seat.kind == "person":
        return names.get(seat.guest) or first_name(seat.guest)
    return name_of(seat.bot)


def seat_of(row: MatchRow, guest: str | None) -> int | None:
    """The seat of a guest; None for others."""
    if not guest:
        return None
    return next((number for number, seat in enumerate(row.seats) if seat.guest == guest), None)


def table_info(
    row: MatchRow,
    game: Game,
    signer: Signer,
    names: Mapping[str, str],
    here: Collection[int],
    you: int | None,
    host: bool,
) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=game.key,
        title=game.title,
        options=game.public_options(row.options, -1 if you is None else you),
        players=players(row, names, here),
        you=you,
        started=row.started,
        over=row.over,
        invites=invitations(row, signer) if host else (),
        hints=may_be_advised(row, you),
        auto_pass=you is not None and row.seats[you].auto_pass,
        rematch=row.rematch,
        host=host,
        private=row.private,
        clock=words(row.control),
        draws=game.draws,
        code=row.code if host and not row.started else "",
        event=row.event,
        preset="" if (preset := preset_of(game, row.options, len(row.seats))) is None else preset.title,
        differs="" if row.lesson else differs(game, row.options),
        unrated=unrated(row),
        closed="" if row.closed is None else because(CLOSED, row.closed),
    )


def unrated(row: MatchRow) -> str:
    """Why the game is not rated; empty if nothing has happened that keeps it from being rated."""
    if row.lesson or row.trial:
        return LESSON if row.lesson else TRIAL
    return UNRATED[row.left_out] if row.left_out else ""


def invitations(row: MatchRow, signer: Signer) -> tuple[str, ...]:
    """A path for each open seat.

    The token is in the fragment, which browsers do not send.
    """
    return tuple(
        f"/t/{row.id}#invite={signer.sign(INVITE, row.id, shown=str(number))}"
        for number, seat in enumerate(row.seats)
        if seat.kind == "open" and not row.over
    )


def invited(token: str, row: MatchRow, signer: Signer) -> int | None:
    """The seat that an invitation to this table is for.

    None if it is not valid.
    """
    shown = signer.read(token, INVITE, row.id)
    return None if shown is None else int(shown)


def seat_token(row: MatchRow, seat: int, signer: Signer, session: str = "") -> str:
    """A token that lets a program without cookies act for the guest in that seat.

    It ends with the session by which an account asked for it.
    """
    return signer.sign(SEAT, row.id, row.seats[seat].guest, shown=f"{seat}:{session}" if session else str(seat))


def seat_by_token(token: str, row: MatchRow, signer: Signer) -> tuple[int, str] | None:
    """The seat that a token is valid for now, and the session that it depends on."""
    for number, seat in enumerate(row.seats):
        shown = signer.read(token, SEAT, row.id, seat.guest) if seat.kind == "person" else None
        if shown is not None and shown.partition(":")[0] == str(number):
            return number, shown.partition(":")[2]
    return None
