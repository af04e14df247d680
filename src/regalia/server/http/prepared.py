"""Answers that do not change: compressed once, and not sent again to a browser that has them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

ASK_FIRST = "no-cache"  # the browser keeps it, and asks each time whether it has changed
TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


@dataclass(frozen=True, slots=True)
class Prepared:
    """A body with the forms in which it is sent."""

    plain: bytes
    zipped: bytes | None
    kind: str
    tag: str
    caching: str


def prepared(plain: bytes, kind: str, caching: str = ASK_FIRST) -> Prepared:
    zipped = gzip.compress(plain, 9, mtime=0) if kind.startswith(TEXT) else None
    return Prepared(plain, zipped, kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', caching)


def sent(body: Prepared, request: Request) -> Response:
    """The body as this browser takes it; only a word if it has the body already."""
    headers = {"Cache-Control": body.caching, "ETag": body.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == body.tag:
        return Response(status_code=304, headers=headers)
    content = body.plain
    if body.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = body.zipped
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers={**headers, "Content-Type": body.kind})
