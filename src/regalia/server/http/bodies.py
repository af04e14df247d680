"""Request and response bodies: JSON of the wire's types, within limits."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from regalia.kernel.errors import RegaliaError
from regalia.server.problems import HttpProblem, malformed, too_large
from regalia.server.store.database import StoreError
from regalia.server.wire.base import Problem

T = TypeVar("T")
JSON = "application/json"
READING = 30.0  # seconds for a body to arrive


def answer(value: Any, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def problem(wrong: RegaliaError) -> Response:
    """The answer for any error."""
    headers: dict[str, str] = {}
    if isinstance(wrong, HttpProblem):
        status = wrong.status
        if wrong.retry_after:
            headers["Retry-After"] = str(wrong.retry_after)
    elif isinstance(wrong, StoreError):
        status = HTTPStatus.SERVICE_UNAVAILABLE
    else:
        status = HTTPStatus.UNPROCESSABLE_ENTITY
    return Response(msgspec.json.encode(Problem(error=str(wrong))), status, headers, JSON)


async def body(request: Request, most: int, seconds: float = READING) -> bytes:
    """The body, read within limits of size and time."""
    read = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                read += chunk
                if len(read) > most:
                    raise too_large(most)
    except ClientDisconnect:
        raise malformed("The request was cut off.") from None
    except TimeoutError:
        raise HttpProblem(HTTPStatus.REQUEST_TIMEOUT, "The request came too slowly.") from None
    return bytes(read)


async def asked(request: Request, type: type[T], most: int) -> T:
    """The body as a type of the wire; raises HttpProblem."""
    try:
        return msgspec.json.decode(await body(request, most), type=type)
    except msgspec.ValidationError as wrong:
        raise malformed(f"The request is not valid: {wrong}.") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise malformed("The request is not valid JSON.") from None
