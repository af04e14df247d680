"""Link previews: the tags and the picture by which other programs show an address. They tell public facts only.

A table's picture is drawn from the spectators' scene. Of a private table or event nothing is told but that it is one, and
which game is played.
"""

from __future__ import annotations

import html
import logging
from collections import OrderedDict
from dataclasses import asdict, dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from regalia.kernel.errors import RegaliaError
from regalia.kernel.scene import Scene
from regalia.kernel.state import SPECTATOR
from regalia.server.events.events import Events
from regalia.server.http.guard import address
from regalia.server.people.outcomes import score_of
from regalia.server.services import Services
from regalia.server.table.info import players
from regalia.server.table.room import Room
from regalia.server.table.rooms import Rooms

KEPT = 64  # pictures in memory
CARDS = 5
FIVE_MINUTES = "public, max-age=300"
STATIC = "/icons/preview.png"
SUITS = "cdhs"

log = logging.getLogger("regalia.server")


@dataclass(frozen=True, slots=True)
class Named:
    """A player in a picture, with the number that counts."""

    name: str
    seat: int
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    """What is told about an address."""

    title: str
    about: str
    players: tuple[Named, ...] = ()
    cards: tuple[str, ...] = ()


class Previews:
    def __init__(self, services: Services, rooms: Rooms, events: Events) -> None:
        self._services = services
        self._rooms = rooms
        self._events = events
        self._drawn: OrderedDict[bytes, bytes] = OrderedDict()

    def routes(self) -> list[Route]:
        return [Route("/preview/{kind}/{id}.png", self.picture, methods=["GET"])]

    async def picture(self, request: Request) -> Response:
        """The picture of a table, replay or event; our general picture where there is none."""
        try:
            found = await self._of(request.path_params["kind"], request.path_params["id"])
            drawn = None if found is None else await self._draw(found, address(request.scope))
        except RegaliaError:
            drawn = None
        if drawn is None:
            return RedirectResponse(STATIC, headers={"Cache-Control": FIVE_MINUTES})
        return Response(drawn, media_type="image/png", headers={"Cache-Control": FIVE_MINUTES})

    async def tags(self, path: str, origin: str) -> bytes:
        """The tags for the page at a path; empty where the page has nothing of its own to tell."""
        kind, _, id = path.strip("/").partition("/")
        try:
            found = await self._of(kind, id)
        except RegaliaError:
            found = None
        if found is None:
            return b""
        told = {
            "og:site_name": "Regalia",
            "og:type": "website",
            "og:title": found.title,
            "og:description": found.about,
            "og:url": f"{origin}/{kind}/{id}",
            "og:image": f"{origin}/preview/{kind}/{id}.png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": f"{found.title}. {found.about}",
            "twitter:card": "summary_large_image",
        }
        return "".join(
            f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in told.items()
        ).encode()

    async def _of(self, kind: str, id: str) -> Preview | None:
        """What may be told about an address. Raises RegaliaError if it leads nowhere."""
        if not id or "/" in id:
            return None
        if kind in ("t", "r"):
            async with self._rooms.room(id) as room:
                return _table(room)
        if kind == "e":
            kept = await self._events.find(id)
            game = self._services.game(kept.event.plan.game).title
            if kept.private:
                return Preview(f"A private event of {game}", "Open your invitation to see it.")
            count = len(kept.event.players)
            return Preview(kept.event.plan.title, f"{game}, {count} player{'' if count == 1 else 's'} so far.")
        return None

    async def _draw(self, preview: Preview, whose: str) -> bytes:
        key = msgspec.json.encode(asdict(preview))
        if key not in self._drawn:
            self._drawn[key] = await self._services.checks.preview(asdict(preview), whose)
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        return self._drawn[key]


def _table(room: Room) -> Preview:
    """A table as a spectator sees it."""
    row, title = room.row, room.game.title
    if row.private:
        if row.started:
            return Preview(title, "A game at a private table.")
        return Preview(f"Play {title}", "You are invited to a private table. Open the link to sit down.")
    seated = players(row, room.names)
    names = [player.name for player in seated if player.kind != "open"]
    if not row.started:
        free = len(seated) - len(names)
        seats = "One seat is free." if free == 1 else f"{free} seats are free."
        return Preview(f"Play {title}", f"{_listed(names)} {'waits' if len(names) == 1 else 'wait'} for you. {seats}")
    scene = room.ledger.feed.scene(SPECTATOR)
    score = score_of(scene, len(seated))
    told = tuple(
        Named(player.name, player.seat, None if score is None else score.values[player.seat]) for player in seated
    )
    state = _ending(row.result, names) if row.over else _progress(scene)
    return Preview(f"{title}: {_listed(names)}", state, told, _cards(scene))


def _listed(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]])) or "The host"


def _ending(result: tuple[float, ...] | None, names: list[str]) -> str:
    if not result:
        return "The game is over."
    winners = [name for name, value in zip(names, result, strict=False) if value == max(result)]
    if len(winners) == len(names):
        return "The game ended in a tie. Replay it."
    return f"{_listed(winners)} {'has' if len(winners) == 1 else 'have'} won. Replay the game."


def _progress(scene: Scene) -> str:
    turn = scene.facts[0].text if scene.facts else ""
    return f"Being played now, {turn}. Watch it live." if turn else "Being played now. Watch it live."


def _cards(scene: Scene) -> tuple[str, ...]:
    """Some cards that lie open on the table."""
    faces = [
        token.face
        for zone in scene.zones
        if zone.kind in ("row", "pile", "grid")
        for token in zone.tokens
        if token.kind == "card" and (token.face == "Xx" or (len(token.face) == 2 and token.face[1] in SUITS))
    ]
    return tuple(faces[:CARDS])
