"""Units as paper shows them: with the names of the setting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from regalia.games.royal_battles.settings import SETTINGS, setting_name
from regalia.games.royal_battles.units import Unit, all_units


def named_units(options: Mapping[str, Any]) -> list[Unit]:
    """All units with the names of the setting."""
    setting = list(SETTINGS).index(options["setting"])
    return [replace(unit, title=setting_name(setting, unit.name)) for unit in all_units(options["units"])]
