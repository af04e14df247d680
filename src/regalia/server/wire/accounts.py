"""Accounts on the wire: the visitor, passwords, sessions and recovery codes."""

from __future__ import annotations

from regalia.server.wire.base import Wire


class SessionInfo(Wire, frozen=True):
    """A browser in which the account is logged in; times are in seconds since 1970."""

    id: str
    device: str  # in words
    created: float
    seen: float
    here: bool = False  # whether it is the browser that asks


class AccountInfo(Wire, frozen=True):
    """An account, for its owner."""

    name: str
    created: float
    changed: float  # when the password was set
    codes: int  # recovery codes left
    sessions: tuple[SessionInfo, ...]


class NewPassword(Wire, frozen=True):
    """Change the password of an account."""

    old: str
    new: str


class WantedCodes(Wire, frozen=True):
    """Ask for new recovery codes; the old ones lose their value."""

    password: str


class Codes(Wire, frozen=True):
    """Recovery codes, shown once. Each is good for one login without the password."""

    codes: tuple[str, ...]


class Recovery(Wire, frozen=True):
    """Log in with a recovery code and set a new password."""

    name: str
    code: str
    password: str


class Me(Wire, frozen=True):
    """The visitor: a guest with a name, perhaps with an account."""

    name: str
    account: bool = False


class Login(Wire, frozen=True):
    """Open an account or log in to it."""

    name: str
    password: str


class Logout(Wire, frozen=True):
    """Log out in this browser, or in all."""

    everywhere: bool = False
