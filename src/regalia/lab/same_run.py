"""A run that goes on from a file must be asked for with the same arguments."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.kernel.errors import RegaliaError

Saved = TypeVar("Saved")
WORDS = {"agents": "bots", "a": "A", "b": "B"}  # names of fields as the command line has them


def read_run(path: Path, kind: type[Saved], format: str, what: str) -> Saved:
    """The saved run in that file, whose head has this format. Raises RegaliaError for another kind of file."""
    saved: Any = None
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    except OSError as wrong:
        raise RegaliaError(f"{path} cannot be read: {wrong.strerror}. Choose another file with --continue.") from None
    if saved is None or saved.head.format != format:
        raise RegaliaError(f"{path} is not the file of a {what}. Choose another file with --continue.")
    found: Saved = saved
    return found


def check_same(path: Path, found: object, asked: object, what: str, flag: str) -> None:
    """Raise RegaliaError with the first difference between the file's head and the one asked for."""
    for name in _names(asked):
        there, here = getattr(found, name), getattr(asked, name)
        if there != here:
            raise RegaliaError(
                f"{path} holds another {what}, with {WORDS.get(name, name)} {_text(there)} instead of {_text(here)}. "
                f"Give the same arguments again, or choose another file with {flag}."
            )


def _names(head: object) -> list[str]:
    """The names of the fields of a struct or a dataclass."""
    return [*head.__struct_fields__] if isinstance(head, msgspec.Struct) else [*vars(head)]


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
