"""HTTP errors: each has a status and one sentence for the user."""

from __future__ import annotations

from http import HTTPStatus

from regalia.kernel.errors import RegaliaError

BUSY_WAIT = 5  # seconds after which a visitor may ask again


class HttpProblem(RegaliaError):
    """An error answer with its HTTP status."""

    def __init__(self, status: HTTPStatus, text: str, retry_after: int = 0) -> None:
        super().__init__(text)
        self.status = status
        self.retry_after = retry_after


def malformed(text: str) -> HttpProblem:
    return HttpProblem(HTTPStatus.BAD_REQUEST, text)


def nobody() -> HttpProblem:
    return HttpProblem(HTTPStatus.UNAUTHORIZED, "The server does not know who you are: reload the page.")


def not_yours(text: str) -> HttpProblem:
    return HttpProblem(HTTPStatus.FORBIDDEN, text)


def unknown(text: str) -> HttpProblem:
    return HttpProblem(HTTPStatus.NOT_FOUND, text)


def not_now(text: str) -> HttpProblem:
    return HttpProblem(HTTPStatus.CONFLICT, text)


def both_play(where: str) -> HttpProblem:
    """The error for a guest and an account that play in one place."""
    return not_now(f"This browser's guest and the account both play {where}")


def too_large(limit: int) -> HttpProblem:
    return HttpProblem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"That is too large: at most {limit} bytes are accepted.")


def too_busy(text: str) -> HttpProblem:
    """The error while the server has too much to do; the text says what it cannot do now."""
    return HttpProblem(HTTPStatus.SERVICE_UNAVAILABLE, f"{text} Try again in a moment.", BUSY_WAIT)


def too_fast(seconds: int) -> HttpProblem:
    return HttpProblem(HTTPStatus.TOO_MANY_REQUESTS, "Too many requests: wait a moment.", seconds)
