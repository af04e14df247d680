"""The printer of The Royal Ascension: ring, territory and character cards, action key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.cards import RANKS
from regalia.games.royal_ascension import board
from regalia.games.royal_ascension.options import native
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import FULL, copies
from regalia.games.royal_ascension.scene.names import ACTIONS, CHARACTERS, LANDS
from regalia.kernel.optional.printer import Order, PaperPart, Printer

DICE = 2  # rolled together
ORDER = (terms.ALL_IN, terms.DECREE, terms.ALLIANCE, terms.EVENT, terms.PLAGUE)


class AscensionPrinter(Printer):
    package = "regalia.games.royal_ascension"
    parts = (
        PaperPart("ring", "the ring, or a board of your own"),
        PaperPart("territories", "territory cards and the action key"),
        PaperPart("characters", "character cards and figures"),
        PaperPart("actions", "two action keys on a sheet"),
    )

    def numbers(self, order: Order) -> Mapping[str, object]:
        options = order.options
        spaces, gates = board_of(order)
        return {
            "spaces": len(spaces),
            "gates": ", ".join(map(str, gates)),
            "dice": DICE * options["battle_rolls"],
            "hearts": int(terms.MOST_HEARTS),
            "plague": int(terms.PLAGUE_COST),
            "throne": throne(order, 4),
            "throne_of_two": throne(order, 2),
            "gold": options["start_gold"],
            "first_hearts": options["start_hearts"],
            "rounds": options["max_rounds"],
            "ace": options["ace_value"],
            "clubs": options["shop_size"],
            "actions": "\n".join(f"- **{row['ranks']}, {row['name']}:** {row['text']}" for row in key(order)),
            "used": "go back to the hand" if options["used_cards"] == "kept" else "are discarded",
        }

    def sheets(self, part: str, order: Order) -> Any:
        if part == "ring":
            return self._ring(order)
        if part == "territories":
            names = native(order.options, order.seats).land_names
            given = [own or usual for own, usual in zip(names, LANDS, strict=True)]
            lands = sorted(zip(given, map(int, terms.POINTS), strict=True), key=lambda land: -land[1])
            return {"lands": [{"name": name, "points": points} for name, points in lands], **self._key(order)}
        if part == "characters":
            return {
                "characters": CHARACTERS,
                "throne": throne(order, 4),
                "throne_of_two": throne(order, 2),
                **{name: self.numbers(order)[name] for name in ("gold", "first_hearts", "hearts", "dice")},
            }
        return self._key(order)

    def _ring(self, order: Order) -> dict[str, Any]:
        spaces, gates = board_of(order)
        given = board.board_of(order.options["board"])
        return {
            **self.numbers(order),
            "name": "" if order.options["board"] == board.STANDARD else str(given.get("name") or ""),
            "spaces": spaces,
            "gates": gates,
            "named": [
                {"number": number, "name": name}
                for number, name in enumerate(native(order.options, order.seats).space_names)
                if name
            ],
            "shops": spaces.count("shop"),
            "pile": sum(int(copies(FULL, rank)) for rank in range(int(terms.RANKS))),
        }

    def _key(self, order: Order) -> dict[str, Any]:
        return {"key": key(order), "ace": order.options["ace_value"], **self.numbers(order)}


def board_of(order: Order) -> tuple[list[str], list[int]]:
    """The types of the spaces clockwise, and the gates."""
    found = board.board_of(order.options["board"])
    return [space["type"] for space in found["spaces"]], list(found["gates"])


def throne(order: Order, seats: int) -> int:
    """The territories that win, with that many players."""
    return int(native(order.options, seats).win_territories)


def key(order: Order) -> list[dict[str, Any]]:
    """The action cards: their ranks, how many there are, name and effect."""
    texts = effects(order.options)
    rows = []
    for action in ORDER:
        ranks = [rank for rank in range(int(terms.RANKS)) if terms.ACTION[rank] == action]
        rows.append(
            {
                "ranks": " ".join(RANKS[rank].replace("T", "10") for rank in ranks),
                "cards": sum(int(copies(FULL, rank)) for rank in ranks),
                "name": ACTIONS[int(action)][0],
                "text": texts[int(action)],
            }
        )
    return rows


def effects(options: Mapping[str, Any]) -> dict[int, str]:
    """What each action card does under these options."""
    reward, lucky = options["npc_reward"], int(terms.LUCKY)
    uses = {
        "defend": "Attacked, you may discard it: no battle.",
        "both": "Discard it when you are attacked, or instead of attacking: no battle.",
        "draw": "Use it in this turn, or not at all: no battle.",
    }
    after = "Then battle as usual." if options["decree_extra_battle"] else "No other battle."
    may = " You may decline it." if options["all_in_optional"] else ""
    cards = "a card" if reward == 1 else f"{reward} cards"
    return {
        int(
            terms.ALL_IN
        ): f"The battle that follows is for everything: the winner takes all territories of the loser.{may}",
        int(terms.DECREE): "All players fight at once; the highest total takes the territory that each of the others "
        f"sent, and loses a heart to each. {after}",
        int(terms.ALLIANCE): f"Keep it, face up. {uses[options['alliance_use']]} Then battle as usual.",
        int(terms.EVENT): f"Roll a die: from {lucky} on draw {cards}, hearts or diamonds as you like. Then battle.",
        int(terms.PLAGUE): f"Take a plague marker: {int(terms.PLAGUE_COST)} less in your next battle. Then battle.",
    }
