"""An event as an entry for calendars (RFC 5545)."""

from __future__ import annotations

from datetime import UTC, datetime

from regalia.events.info import EventInfo

LINE = 75  # octets in a line; longer ones are folded


def calendar(info: EventInfo, address: str, minutes: int, now: float) -> str:
    """The event as an iCalendar file; ``minutes`` is how long it will take."""
    assert info.starts is not None, "only an event with a planned start has an entry"
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Regalia//Events//EN",
        "BEGIN:VEVENT",
        f"UID:event-{info.id}@regalia",
        f"DTSTAMP:{_stamp(now)}",
        f"DTSTART:{_stamp(info.starts)}",
        f"DURATION:PT{minutes}M",
        f"SUMMARY:{_text(info.title)}",
        f"DESCRIPTION:{_text('. '.join([info.game_title, *info.plan]))}.",
        f"URL:{address}",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """The line, folded so that no character is split."""
    parts = [""]
    for letter in line:
        if len(f"{parts[-1]}{letter}".encode()) > LINE:
            parts.append(" ")
        parts[-1] += letter
    return "\r\n".join(parts)
