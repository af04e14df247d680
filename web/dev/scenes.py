"""Write the scenes of the stored looks into dev/scenes: ``python web/dev/scenes.py``, then ``npm run dev`` and open /dev/.

They are positions of Royals as each viewer sees them, made by the game itself, so that they cannot be impossible.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from regalia.games import find
from regalia.kernel.scene import Sentence
from regalia.kernel.state import SPECTATOR, view
from regalia.server.wire.messages import Snapshot
from regalia.server.wire.table import Player, TableInfo

HOME = Path(__file__).resolve().parent / "scenes"
PLANNING = (
    "H0 Ah 2s 7d 7s 9c, H1 3s 5s 4h Tc 6s, F0 Kh^+8c Qs_ Jd^, F1 Qc^+6d Jh/, J0 r, arrows0 Th Ts, tributes0 3c, "
    "arrows1 6c 9h, tributes1 4c, used1 4d, discard Kc 2d 3d 5d 8d Ad 2c 5c 7c 9d Qd 6h, turn 15, reshuffles 1, games 1, "
    "wins 1-0"
)
ANSWERING = (
    "active 1, H0 Ah 4d 7s 8h Ks, H1 Td 5s 4h Tc, F0 Kh/+8c - Jd/, F1 Qc^+6d Jh_, used0 7d, arrows0 Th Ts, "
    "tributes0 3c Kc, arrows1 6c 9h, tributes1 2c, used1 4c, discard 2d 3d 5d 8d Ad 5c 7c 9d Qd 6h Qs 2s 9c, turn 16, "
    "reshuffles 1, games 1, wins 1-0"
)
LOOKS = {
    "planning": (PLANNING, (), 0),
    "waiting": (PLANNING, (), 1),
    "watching": (PLANNING, (), SPECTATOR),
    "answering": (ANSWERING, ("attack Qc1 Td Kh1",), 0),
}
LOG = (
    Sentence(text="Turn 14, {1}", heading=True),
    Sentence(text="revives [Qc] with [3c]: a tribute for {0}", seat=1),
    Sentence(text="arrows [6c] [6h] on [Qs]: 2 ≥ 2, she falls", seat=1),
    Sentence(text="no block", seat=0),
    Sentence(text="Turn 15, {0}", heading=True),
    Sentence(text="draws [7s] [9c]", seat=0),
)


def snapshot(position: str, moves: tuple[str, ...], seat: int) -> Snapshot:
    game = find("royals")
    rules, options = game.set_up({"match_games": 3})
    state = game.positions().read(rules, position)
    for text in moves:
        state.play(game.codec.parse(text))
    players = tuple(Player(seat=at, kind="person", name=name, here=True) for at, name in enumerate(("Mira", "Oskar")))
    table = TableInfo(
        id="look",
        game=game.key,
        title=game.title,
        options=options,
        players=players,
        you=None if seat == SPECTATOR else seat,
        started=True,
        over=False,
    )
    return Snapshot(seq=15, table=table, scene=game.scene(view(state, seat), rules), log=LOG)


if __name__ == "__main__":
    HOME.mkdir(exist_ok=True)
    for name, look in LOOKS.items():
        (HOME / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(snapshot(*look)), indent=1))
