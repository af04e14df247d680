"""What a viewer is told about an event.

Everything is listed explicitly, so that no deck leaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regalia.agents.levels import LEVELS
from regalia.events import bout as bouts
from regalia.events import duration
from regalia.events import entries as e
from regalia.events.bout import Bout
from regalia.events.event import Event
from regalia.events.hand_in import awaited
from regalia.events.info import (
    BoutInfo,
    BracketCell,
    BracketColumn,
    BracketSide,
    Entrant,
    EventGame,
    EventInfo,
    EventPlayer,
    PodInfo,
    RoundInfo,
    StandingInfo,
)
from regalia.events.model import Player
from regalia.events.outline import outline
from regalia.events.standings import standings
from regalia.house_rules import differences
from regalia.server.clock.control import words
from regalia.server.events.decks import deck_lists, deck_wanted
from regalia.server.events.logs import Kept
from regalia.server.events.notices import notes, plain_name, told_to
from regalia.server.events.takeover import decks_in_the_making
from regalia.server.names import first_name
from regalia.server.services import Services
from regalia.server.wire.events import EventRow
from regalia.server.wire.table import TimeControl

TAKE = "event place"

SYSTEMS = {
    "knockout": "Knockout, drawn by lot every round",
    "bracket": "Knockout in a bracket",
    "round_robin": "Round robin",
    "swiss": "Swiss",
}
HOWS = {
    "wins": "",
    "time": "when time ran out",
    "figures": "on tie-breaks",
    "lot": "by lot",
    "walkover": "without a game",
    "host": "by the host",
    "": "",
}
PHASES = {"open": "Open to join", "building": "Decks are being built", "over": "Over"}


def names_of(event: Event, names: Mapping[str, str]) -> list[str]:
    """The names of all players; the second 'greedy' is called 'greedy 2'."""
    plain = [plain_name(player.key, player.bot, names) for player in event.players]
    counts = [plain[: number + 1].count(name) for number, name in enumerate(plain)]
    return [f"{name} {count}" if count > 1 else name for name, count in zip(plain, counts, strict=True)]


def entrant_names(event: Event, names: Mapping[str, str]) -> list[str]:
    called = names_of(event, names)
    return [" & ".join(called[player] for player in members) for members in event.entrants]


def place_token(services: Services, id: str, player: Player, number: int) -> str:
    """A token to take over a player's place while that player has it."""
    return services.signer.sign(TAKE, id, player.key, player.bot, shown=str(number))


def taken_place(services: Services, id: str, event: Event, token: str) -> int | None:
    """The place that a token is valid for now."""
    for number, player in enumerate(event.players):
        if services.signer.read(token, TAKE, id, player.key, player.bot) == str(number):
            return number
    return None


def event_info(services: Services, kept: Kept, names: Mapping[str, str], guest: str | None) -> EventInfo:
    event = kept.event
    game = services.game(event.plan.game)
    host = guest is not None and guest == event.host
    you = next((n for n, player in enumerate(event.players) if guest and player.key == guest), None)
    called = entrant_names(event, names)
    return EventInfo(
        id=kept.id,
        seq=len(event.log),
        title=event.plan.title,
        game=game.key,
        game_title=game.title,
        plan=plan_told(services, event),
        system=event.plan.system,
        phase=event.phase,
        paused=event.paused,
        host=host,
        host_name=names.get(event.host) or first_name(event.host),
        you=you,
        ready=_ready(event, you),
        deck=deck_wanted(services, event, you),
        has_deck=bool(deck_lists(event, you)),
        code=kept.code if host else "",
        least=event.plan.least_players,
        team_size=event.plan.team_size,
        bots=tuple(LEVELS) if host else (),
        players=_players(services, kept, names, host),
        entrants=_entrants(event, called),
        pods=tuple(
            PodInfo(number=number, players=pod.players, table=pod.id, built=pod.decks is not None)
            for number, pod in enumerate(event.pods, 1)
        ),
        rounds=_rounds(event),
        matches=duration.matches(event),
        bracket=_bracket(event),
        starts=event.plan.starts if event.phase == "open" else None,
        ends=duration.ends(event, services.clock.now()),
        standings=_standings(event),
        notes=tuple(notes(event, called, names)),
        told=told_to(event, guest, names),
        lines=tuple(e.lines(event.log)),
    )


def _entrants(event: Event, called: Sequence[str]) -> tuple[Entrant, ...]:
    return tuple(
        Entrant(number=number, name=called[number], players=members, gone=number in event.dropped)
        for number, members in enumerate(event.entrants)
    )


def _rounds(event: Event) -> tuple[RoundInfo, ...]:
    return tuple(
        RoundInfo(
            number=number,
            byes=made.byes,
            bouts=tuple(_bout(event, table, bout) for table, bout in enumerate(made.bouts, 1)),
        )
        for number, made in enumerate(event.rounds, 1)
    )


def _bracket(event: Event) -> tuple[BracketColumn, ...]:
    return tuple(
        BracketColumn(
            title=column.title,
            cells=tuple(
                BracketCell(
                    number=cell.number,
                    table=cell.table,
                    feeds=cell.feeds,
                    middle=cell.middle,
                    sides=tuple(BracketSide(entrant=side.entrant, words=side.words) for side in cell.sides),
                )
                for cell in column.cells
            ),
        )
        for column in outline(event)
    )


def _standings(event: Event) -> tuple[StandingInfo, ...]:
    return tuple(
        StandingInfo(
            place=line.place,
            entrant=line.entrant,
            points=line.points,
            against=line.against,
            games=line.games,
            taken=line.taken,
            byes=line.byes,
            out=line.out,
        )
        for line in standings(event)
    )


def event_row(services: Services, kept: Kept, guest: str, names: Mapping[str, str]) -> EventRow:
    event = kept.event
    lost = told_to(event, guest, names)
    game = services.game(event.plan.game)
    told = PHASES.get(event.phase) or f"Round {max(len(event.rounds), 1)}"
    return EventRow(
        id=kept.id,
        title=event.plan.title,
        game=game.key,
        game_title=game.title,
        phase=event.phase,
        players=len(event.players),
        note=lost.removesuffix(".") or (f"{told}, paused" if event.paused else told),
        mine=bool(lost) or guest == event.host or any(player.key == guest for player in event.players),
        starts=event.plan.starts if event.phase == "open" else None,
        least=event.plan.least_players,
    )


def plan_told(services: Services, event: Event) -> tuple[str, ...]:
    """The plan in words, each point in a few."""
    plan = event.plan
    told = [SYSTEMS[plan.system]]
    told.append("Teams of two" if plan.team_size == 2 else f"Matches of {plan.match_size} players")
    told.append("Single games" if plan.best_of == 1 else f"Best of {plan.best_of}")
    if plan.match_first == "loser":
        told.append("The last player begins the next game")
    if plan.time_limit is not None:
        told.append(f"{plan.time_limit} minutes per match")
    if plan.rounds is not None:
        told.append(f"{plan.rounds} rounds")
    if plan.rebuild:
        told.append("New decks between matches")
    if plan.clock is not None:
        told.append(words(TimeControl(**plan.clock)))
    return (
        *told,
        *(f"{clause[0].upper()}{clause[1:]}" for clause in differences(services.game(plan.game), plan.options)),
    )


def keys_of(event: Event) -> list[str]:
    """The keys of everybody who has ever been in the event, for their names."""
    keys = {event.host, *(player.key for player in event.players)}
    keys.update(entry.key for entry in event.log if isinstance(entry, e.Joined | e.Replaced))
    return sorted(keys - {""})


def _players(services: Services, kept: Kept, names: Mapping[str, str], host: bool) -> tuple[EventPlayer, ...]:
    event = kept.event
    entrant_of = {player: number for number, members in enumerate(event.entrants) for player in members}
    missing = awaited(event)

    def replaceable(number: int) -> bool:
        return host and event.phase not in ("open", "over") and not decks_in_the_making(services, event, number)

    return tuple(
        EventPlayer(
            number=number,
            name=name,
            bot=bool(event.players[number].bot),
            entrant=entrant_of.get(number),
            team=event.players[number].team,
            take=f"/e/{kept.id}#take={place_token(services, kept.id, event.players[number], number)}"
            if replaceable(number)
            else "",
            deck_missing=number in missing,
        )
        for number, name in enumerate(names_of(event, names))
    )


def _bout(event: Event, table: int, bout: Bout) -> BoutInfo:
    over = event.over(bout)
    return BoutInfo(
        table=table,
        entrants=bout.entrants,
        places=bouts.places(bout) if over else (),
        wins=tuple(bout.wins(index) for index in range(len(bout.entrants))),
        winner=bouts.winner(bout) if over else None,
        over=over,
        how=HOWS[bouts.how(bout, event.plan)] if over else "",
        note=bout.corrected.note if bout.corrected is not None else "",
        games=tuple(
            EventGame(
                table=game.id,
                over=game.scores is not None,
                result=tuple(score.result for score in game.scores or ()),
                taken=tuple(score.taken for score in game.scores or ()),
                shown=game.scores is not None and (not event.builds or event.phase == "over"),
            )
            for game in bout.games
        ),
    )


def _ready(event: Event, you: int | None) -> str:
    """The table that waits for a player."""
    if you is None or event.phase not in ("building", "playing"):
        return ""
    if event.phase == "building":
        return next((pod.id for pod in event.pods if you in pod.players and pod.decks is None), "")
    for bout in event.rounds[-1].bouts if event.rounds else ():
        here = [entrant for entrant in bout.entrants if entrant not in bout.gone]
        if bout.running is not None and not event.over(bout) and you in event.seats(here):
            return bout.running.id
    return ""
