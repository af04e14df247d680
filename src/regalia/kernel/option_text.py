"""Options as a text, JSON or TOML: what is typed for a command, or the file with a user's own units or map."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from regalia.kernel.errors import OptionError


def read_options(text: str, where: str, toml: bool = False) -> dict[str, Any]:
    """The options that a text holds; raises OptionError naming where it came from. The game is not asked about them here."""
    try:
        options = tomllib.loads(text) if toml else json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise OptionError(f"{where} cannot be read: {wrong}. Options are written like '{{\"name\": 3}}'.") from None
    if not isinstance(options, dict):
        raise OptionError(f"{where} must hold a JSON object, like '{{\"name\": 3}}'.")
    return options
