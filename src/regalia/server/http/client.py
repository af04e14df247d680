"""The built client: files in memory, compressed once; one page for every other address."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regalia.server.aside import aside
from regalia.server.http.prepared import ASK_FIRST, Prepared, prepared, sent

HOME = Path(__file__).resolve().parent.parent / "client"
PAGE = "index.html"
IMMUTABLE = "public, max-age=31536000, immutable"  # files under assets/ have a digest of their content in their names

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Regalia</title>
<h1>Regalia</h1>
<p>The server runs, but the page of the table is not built.</p>
<p>Run <code>make play</code> in the project's folder: it builds the page and starts the server.</p>
</html>
"""


class Client:
    """Serves the folder that the build writes; reloads it when the page has changed."""

    def __init__(self, home: Path = HOME) -> None:
        self._home = home
        self._files: dict[str, Prepared] = {}
        self._stamp = 0.0

    async def answer(self, request: Request, tags: bytes = b"") -> Response:
        """The file at the request's path, or the page, with further tags in its head."""
        path = request.url.path.lstrip("/")
        await self._refresh()
        file = self._files.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            file = self._files.get(PAGE)
            if file is None:
                return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
            if tags:
                page = file.plain.replace(b"</head>", tags + b"</head>", 1)
                return HTMLResponse(page, headers={"Cache-Control": ASK_FIRST})
        if file is None:
            return Response(
                "There is no such file.", 404, media_type="text/plain", headers={"Cache-Control": "no-store"}
            )
        return sent(file, request)

    async def _refresh(self) -> None:
        try:
            stamp = (self._home / PAGE).stat().st_mtime
        except OSError:
            stamp = 0.0
        if stamp != self._stamp:
            self._files = {} if not stamp else await aside(_read, self._home)
            self._stamp = stamp


def _read(home: Path) -> dict[str, Prepared]:
    files = [path for path in sorted(home.rglob("*")) if path.is_file()]
    return {path.relative_to(home).as_posix(): _file(path, home) for path in files}


def _file(path: Path, home: Path) -> Prepared:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind == "text/javascript" or kind.startswith("text/"):
        kind += "; charset=utf-8"
    hashed = path.parent != home and path.parent.name == "assets"
    return prepared(path.read_bytes(), kind, IMMUTABLE if hashed else ASK_FIRST)
