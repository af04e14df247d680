"""A run that goes on from a file must be asked for with the same arguments."""

from __future__ import annotations

from pathlib import Path

import msgspec

from regalia.kernel.errors import RegaliaError


def check_same(path: Path, found: msgspec.Struct, asked: msgspec.Struct, what: str, flag: str) -> None:
    """Raise RegaliaError with the first difference between the file's head and the one asked for."""
    for name in asked.__struct_fields__:
        there, here = getattr(found, name), getattr(asked, name)
        if there != here:
            raise RegaliaError(
                f"{path} holds another {what}: its {name} is {_text(there)}, not {_text(here)}. "
                f"Give the same arguments again, or choose another file with {flag}."
            )


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
