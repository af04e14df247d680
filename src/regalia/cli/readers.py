"""The readers of ``regalia --help``, and for each of them the commands with one line each."""

from __future__ import annotations

LONGEST = 62  # characters of a line: it fits a terminal of 80 columns

READERS: dict[str, dict[str, str]] = {
    "For players": {
        "games": "List the games.",
        "rules": "Show the rules of a game with worked examples.",
        "learn": "Learn a game by playing it, with a coach.",
        "play": "Play in the terminal, against bots or people beside you.",
        "puzzles": "Solve positions with one right answer.",
        "presets": "List ready-made tables of a game.",
        "options": "List the options of a game.",
    },
    "For hosts": {
        "serve": "Run a server, where people play in the browser.",
        "admin": "Look after players and tables of a running server.",
        "backup": "Copy everything that a server stores into one file.",
        "restore": "Restore a backup into an empty folder or database.",
        "doctor": "Check a server's database, and salvage a damaged one.",
        "print": "Write boards, cards, forms and rules as a PDF to print.",
    },
    "For designers": {
        "check-file": "List every fault of units, maps, records and other files.",
        "map": "Check, draw or list maps.",
        "board": "Check, draw or list boards.",
        "report": "Write a balance report of a game as one page.",
        "compare": "Measure how a rule, a unit, a map or a bot changes a game.",
        "price": "Find how many points units and their numbers are worth.",
        "ledger": "Measure the readings that the rulebooks leave open.",
    },
    "For engineers and researchers": {
        "simulate": "Play many games between bots and report the results.",
        "arena": "Play a round robin between bots and rate them.",
        "verify": "Replay records and check every line and result.",
        "show": "Draw a position from a record or from text.",
        "check": "Check a game against the laws that every game must pass.",
        "perft": "Count the sequences of N choices from the start.",
        "bench": "Measure the speed of the games.",
    },
}


def reader_of(command: str) -> str:
    """The panel of a command in the help; empty for one that is not listed."""
    return next((reader for reader, commands in READERS.items() if command in commands), "")


def line_of(command: str) -> str | None:
    """The command's one line in the help; None for one that is not listed."""
    return READERS.get(reader_of(command), {}).get(command)
