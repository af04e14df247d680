"""What people are told about changes in an event: notes for everybody, a message for a player who lost a place."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.agents.characters import name_of
from regalia.events import entries as e
from regalia.events.event import Event
from regalia.server.names import first_name


def plain_name(key: str, bot: str, names: Mapping[str, str]) -> str:
    return name_of(bot) if bot else names.get(key) or first_name(key)


def notes(event: Event, entrants: list[str], names: Mapping[str, str]) -> list[str]:
    """What the host has done, in words for everybody, newest last."""
    told: list[str] = []
    playing: list[str] = []  # by number, as of this entry
    for entry in event.log:
        note = f": {entry.note}" if isinstance(entry, e.Corrected | e.Dropped | e.Replaced) and entry.note else ""
        if isinstance(entry, e.Joined):
            playing.append(plain_name(entry.key, entry.bot, names))
        elif isinstance(entry, e.Left):
            del playing[entry.player]
        elif isinstance(entry, e.Corrected):
            told.append(f"The result of table {entry.table} in round {entry.round} was set by the host{note}")
        elif isinstance(entry, e.Dropped):
            told.append(f"{entrants[entry.entrant]} dropped out{note}")
        elif isinstance(entry, e.Replaced):
            new = plain_name(entry.key, entry.bot, names)
            told.append(f"{new} plays on for {playing[entry.player]}{note}")
            playing[entry.player] = new
        elif isinstance(entry, e.HandedIn) and entry.house:
            told.append(f"The server handed in a deck for {playing[entry.player]}")
        elif isinstance(entry, e.Ended) and entry.early:
            told.append("The host ended the event")
    return told


def told_to(event: Event, guest: str | None, names: Mapping[str, str]) -> str:
    """What a visitor who has lost a place is told; empty for others."""
    playing: list[str] = []  # keys by number, as of this entry
    lost: dict[str, str] = {}
    for entry in event.log:
        if isinstance(entry, e.Joined):
            playing.append(entry.key)
        elif isinstance(entry, e.Left):
            del playing[entry.player]
        elif isinstance(entry, e.Moved):
            playing = [entry.new if key == entry.old else key for key in playing]
            if entry.old in lost:
                lost[entry.new] = lost.pop(entry.old)
        elif isinstance(entry, e.Replaced):
            lost[playing[entry.player]] = _lost(entry, names)
            playing[entry.player] = entry.key
    return lost.get(guest, "") if guest and guest not in playing else ""


def _lost(entry: e.Replaced, names: Mapping[str, str]) -> str:
    note = f": {entry.note}" if entry.note else "."
    if entry.bot:
        return f"The host has let {name_of(entry.bot)} play on in your place{note}"
    return f"{plain_name(entry.key, '', names)} has taken over your place by a link from the host{note}"


def at_table(old: str, new: str, bot: bool) -> str:
    """What the table is told when a seat goes to somebody else."""
    if bot:
        return f"The host has let {new} play on for {old}."
    return f"{new} has taken over the seat of {old} by a link from the host."
