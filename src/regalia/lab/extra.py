"""The optional packages of the lab, and the sentence for where one is missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from regalia.kernel.errors import RegaliaError


def needs(package: str, extra: str = "lab") -> ModuleType:
    """The package, imported. Raises RegaliaError with the way to install it."""
    try:
        return import_module(package)
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] != package.split(".")[0]:
            raise
        raise RegaliaError(
            f"This needs the package '{package}', which is not installed: pip install 'regalia[{extra}]'."
        ) from None
