"""The database schema: its tables, versions and migrations."""

from __future__ import annotations

import re

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

# Operators' orders: players banned, tables closed, and a log of every act. Servers follow the log to learn of new orders.
OPERATORS = """
CREATE TABLE ban (
  guest TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  at REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE closed (
  match TEXT PRIMARY KEY REFERENCES match(id),
  reason TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE audit (
  number INTEGER PRIMARY KEY,
  at REAL NOT NULL,
  operator TEXT NOT NULL,
  act TEXT NOT NULL,
  target TEXT NOT NULL,
  detail TEXT NOT NULL
);
"""

# A session is an account's login in one browser; `recovery` holds hashed codes, each for one login without the password.
# `alike` reserves what the names of accounts look like; a guest's own name has its skeletons `folded` and `drawn` beside it.
SESSIONS = """
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  device TEXT NOT NULL,
  created REAL NOT NULL,
  seen REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE recovery (
  guest TEXT NOT NULL,
  code TEXT NOT NULL,
  PRIMARY KEY (guest, code)
) WITHOUT ROWID;
CREATE TABLE alike (
  skeleton TEXT PRIMARY KEY,
  guest TEXT NOT NULL
) WITHOUT ROWID;
ALTER TABLE account ADD COLUMN changed REAL NOT NULL DEFAULT 0;
ALTER TABLE guest ADD COLUMN folded TEXT NOT NULL DEFAULT '';
ALTER TABLE guest ADD COLUMN drawn TEXT NOT NULL DEFAULT '';
CREATE INDEX session_guest ON session (guest);
CREATE INDEX alike_guest ON alike (guest);
CREATE INDEX guest_folded ON guest (folded);
CREATE INDEX guest_drawn ON guest (drawn);
"""

# Guided games: the lesson that a match follows.
LESSONS = """
CREATE TABLE lesson (
  match TEXT PRIMARY KEY REFERENCES match(id),
  name TEXT NOT NULL
) WITHOUT ROWID;
"""

# People among themselves. `block`: whom a guest does not want to meet; its id is all that a client learns. `report`: what
# operators were told, with the messages that it is about. `mute`: seats whom the host of a table has muted.
# `outcome`: the score and length of a finished match, computed from its lines when somebody first asks for them.
PEOPLE = """
CREATE TABLE block (
  id TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  blocked TEXT NOT NULL,
  at REAL NOT NULL,
  UNIQUE (guest, blocked)
) WITHOUT ROWID;
CREATE TABLE report (
  number INTEGER PRIMARY KEY,
  at REAL NOT NULL,
  reporter TEXT NOT NULL,
  against TEXT NOT NULL,
  match TEXT NOT NULL,
  why TEXT NOT NULL,
  text TEXT NOT NULL,
  said TEXT NOT NULL,
  settled TEXT
);
CREATE TABLE mute (
  match TEXT NOT NULL REFERENCES match(id),
  seat INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE outcome (
  match TEXT PRIMARY KEY REFERENCES match(id),
  score TEXT NOT NULL,
  length TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX block_blocked ON block (blocked);
CREATE INDEX report_against ON report (against);
CREATE INDEX report_reporter ON report (reporter);
"""

# Trials: tables that go on from a position of a finished game, or of an opened record.
TRIALS = """
CREATE TABLE trial (
  match TEXT PRIMARY KEY REFERENCES match(id),
  source TEXT NOT NULL
) WITHOUT ROWID;
"""

# Tables that were not to be rated from the beginning, and why.
FRIENDLY = """
CREATE TABLE friendly (
  match TEXT PRIMARY KEY REFERENCES match(id),
  why TEXT NOT NULL CHECK (why IN ('choice', 'rules'))
) WITHOUT ROWID;
"""

# Works: what people made in the editors and keep. `content` is JSON; whoever has the id may read it.
WORKS = """
CREATE TABLE work (
  id TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  game TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  content TEXT NOT NULL,
  changed REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX work_guest ON work (guest);
"""

# What players have prepared before the game asks for it, as JSON: how many lines of the seat come before it, and its lines.
PREPARED = """
CREATE TABLE prepared (
  match TEXT NOT NULL REFERENCES match(id),
  seat INTEGER NOT NULL,
  prepared TEXT NOT NULL,
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
    OPERATORS,
    SESSIONS,
    LESSONS,
    PEOPLE,
    TRIALS,
    FRIENDLY,
    WORKS,
    PREPARED,
)  # VERSIONS[n] brings a database from version n to n + 1
TABLES = tuple(re.findall(r"CREATE TABLE (\w+)", "".join(VERSIONS)))  # referenced tables come first
