"""The database schema: its tables, versions and migrations."""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path

from regalia.kernel.errors import RegaliaError

BUSY_MS = 2_000

# The lines are the only truth about a match. Each is stored with its time, and with the seat to move after it, so that
# the lobby need not replay the match. `over` and `result` are written once, with the last line.
FIRST = """
CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE guest (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  seen REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE match (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  options TEXT NOT NULL,
  seats INTEGER NOT NULL,
  host TEXT NOT NULL,
  private INTEGER NOT NULL,
  created REAL NOT NULL,
  over INTEGER NOT NULL DEFAULT 0,
  result TEXT,
  rematch TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE seat (
  match TEXT NOT NULL REFERENCES match(id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
  guest TEXT NOT NULL DEFAULT '',
  bot TEXT NOT NULL DEFAULT '',
  auto_pass INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE line (
  match TEXT NOT NULL REFERENCES match(id),
  seq INTEGER NOT NULL,
  line TEXT NOT NULL,
  play TEXT,
  at REAL NOT NULL,
  turn INTEGER,
  PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE TABLE upload (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  record BLOB NOT NULL
);
CREATE INDEX seat_guest ON seat (guest) WHERE guest <> '';
CREATE INDEX seat_open ON seat (match) WHERE kind = 'open';
CREATE INDEX match_running ON match (created) WHERE over = 0;
"""

# A table's seal as JSON: the secret, which stays hidden until the match is over, and the players' parts.
SEALS = """
CREATE TABLE seal (
  match TEXT PRIMARY KEY REFERENCES match(id),
  seal TEXT NOT NULL
) WITHOUT ROWID;
"""

# Clocks are computed from the times of the lines; `due` is stored so that tables that nobody has open are found in time.
# `downtime` is when no server ran; it counts against nobody.
CLOCKS = """
CREATE TABLE clock (
  match TEXT PRIMARY KEY REFERENCES match(id),
  kind TEXT NOT NULL CHECK (kind IN ('move', 'fischer', 'days')),
  base INTEGER NOT NULL,
  increment INTEGER NOT NULL,
  begun REAL,
  due REAL
) WITHOUT ROWID;
CREATE INDEX clock_due ON clock (due) WHERE due IS NOT NULL;
CREATE TABLE downtime (
  since REAL PRIMARY KEY,
  until REAL NOT NULL
) WITHOUT ROWID;
"""

# A short code for a table with open seats, to read out to a friend.
CODES = """
CREATE TABLE code (
  code TEXT PRIMARY KEY,
  match TEXT NOT NULL UNIQUE REFERENCES match(id)
) WITHOUT ROWID;
"""

# An account belongs to a guest. `unrated`: finished games that have not been considered for ratings.
ACCOUNTS = """
CREATE TABLE account (
  name TEXT PRIMARY KEY,
  guest TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  created REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE rating (
  game TEXT NOT NULL,
  player TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (game, player)
) WITHOUT ROWID;
CREATE TABLE unrated (
  match TEXT PRIMARY KEY REFERENCES match(id)
) WITHOUT ROWID;
CREATE INDEX match_host ON match (host);
"""

# A table's proposal as JSON, and its last chat messages.
AGREEMENTS = """
CREATE TABLE proposal (
  match TEXT PRIMARY KEY REFERENCES match(id),
  proposal TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE said (
  match TEXT NOT NULL REFERENCES match(id),
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (match, number)
) WITHOUT ROWID;
"""

# An event is a list of entries. Its players and tables are stored beside them, to be found without replaying the entries.
# `sealed`: the decks of that game are still in use, so nobody may replay it.
EVENTS = """
CREATE TABLE event (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  private INTEGER NOT NULL,
  created REAL NOT NULL,
  over INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE event_entry (
  event TEXT NOT NULL REFERENCES event(id),
  seq INTEGER NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (event, seq)
) WITHOUT ROWID;
CREATE TABLE event_guest (
  event TEXT NOT NULL REFERENCES event(id),
  guest TEXT NOT NULL,
  PRIMARY KEY (event, guest)
) WITHOUT ROWID;
CREATE TABLE event_game (
  match TEXT PRIMARY KEY REFERENCES match(id),
  event TEXT NOT NULL REFERENCES event(id),
  sealed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX event_guest_of ON event_guest (guest);
CREATE INDEX event_game_of ON event_game (event);
CREATE INDEX event_running ON event (created) WHERE over = 0;
"""

# Games that are not rated, and why: a hint was given, a bot substituted, a seat changed hands.
LEFT_OUT = """
CREATE TABLE left_out (
  match TEXT PRIMARY KEY REFERENCES match(id),
  why TEXT NOT NULL CHECK (why IN ('hint', 'bot', 'seat'))
) WITHOUT ROWID;
"""

# How a game changed the ratings, by seat: the strengths before and after it.
RATED = """
CREATE TABLE rated (
  match TEXT NOT NULL REFERENCES match(id),
  seat INTEGER NOT NULL,
  before REAL NOT NULL,
  after REAL NOT NULL,
  PRIMARY KEY (match, seat)
) WITHOUT ROWID;
"""

VERSIONS = (
    FIRST,
    SEALS,
    CLOCKS,
    CODES,
    ACCOUNTS,
    AGREEMENTS,
    EVENTS,
    LEFT_OUT,
    RATED,
)  # VERSIONS[n] brings a database from version n to n + 1


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses no commit in a crash.

    Use it from one thread at a time.
    """
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_size_limit = 67108864")
    return connection


def prepare(path: Path) -> sqlite3.Connection:
    """The database in that file, created or migrated; raises RegaliaError if it cannot be used."""
    try:
        connection = connect(path)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > len(VERSIONS):
            raise RegaliaError(f"A newer version of this program has written to {path}. Use that version.")
        for number in range(version, len(VERSIONS)):
            connection.executescript(f"BEGIN IMMEDIATE; {VERSIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
    except sqlite3.Error as wrong:
        raise RegaliaError(f"{path} cannot be used as a database: {wrong}.") from None
    return connection


def signing_secret(connection: sqlite3.Connection) -> bytes:
    """The secret the server signs with, created once."""
    connection.execute(
        "INSERT INTO setting VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", (secrets.token_bytes(32),)
    )
    return bytes(connection.execute("SELECT value FROM setting WHERE name = 'secret'").fetchone()[0])
