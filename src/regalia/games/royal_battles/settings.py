"""Settings: other names for the six kinds; no rule changes with them (section 17, rule 86)."""

from __future__ import annotations

KINDS = ("pawn", "rook", "knight", "bishop", "queen", "king")
SETTINGS = {
    "chess": ("Pawn", "Rook", "Knight", "Bishop", "Queen", "King"),
    "fantasy": ("Pikeman", "Elven Archer", "Paladin", "Cleric", "Sorceress", "Warlord"),
    "galaxies": ("Lance Corvette", "Rail Frigate", "Ram Cruiser", "Repair Tender", "Nova Destroyer", "Flagship"),
    "espionage": ("Field Agent", "Marksman", "Enforcer", "Field Medic", "Saboteur", "Spymaster"),
    "gothic": ("Torchbearer", "Crossbow Hunter", "Iron Slayer", "Chaplain", "Moon Witch", "Old Professor"),
    "heroics": ("Sidekick", "Sharpshooter", "Powerhouse", "Mender", "Blaster", "Mastermind"),
}


def setting_name(setting: int, kind: str) -> str:
    """What a setting calls a kind, in lower case for a sentence; custom units keep their own names."""
    if kind not in KINDS:
        return kind
    return list(SETTINGS.values())[setting][KINDS.index(kind)].lower()
