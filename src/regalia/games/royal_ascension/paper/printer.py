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
TURN_ORDER = {
    "clockwise": "The highest roll begins; turns go clockwise.",
    "selection": "Turns go in the order of the picks.",
}
PROTECTED = "neither attacks nor is attacked until the next one"
ORDER = (terms.ALL_IN, terms.DECREE, terms.ALLIANCE, terms.EVENT, terms.PLAGUE)


class AscensionPrinter(Printer):
    package = "regalia.games.royal_ascension"
    parts = (
        PaperPart("ring", "the ring, or a board of your own", "One, if the table is small; buttons fit its spaces."),
        PaperPart(
            "table-ring",
            "the ring over four sheets, at table size",
            "One, on card or plain paper. Cut the inner edges and tape the sheets together at the back.",
            usual=False,
        ),
        PaperPart(
            "territories", "territory cards and the action key", "One, on card. Cut out the cards; keep the key."
        ),
        PaperPart(
            "characters",
            "character cards and figures",
            "One, on card. Cut out the cards, and the figures for the ring over four sheets.",
        ),
        PaperPart("actions", "two action keys on a sheet", "One sheet for two players. Cut it in two."),
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
            "gold": counted(options["start_gold"], "diamond"),
            "first_hearts": counted(options["start_hearts"], "heart"),
            "turn_order": TURN_ORDER[options["turn_order"]],
            "rounds": options["max_rounds"],
            "ace": options["ace_value"],
            "shop": shop(options),
            "actions": "\n".join(f"- **{row['ranks']}, {row['name']}:** {row['text']}" for row in key(order)),
            "casualties": casualties(options),
            "protection": "The loser of the last battle "
            + ("may attack, but is not attacked" if options["loser_may_initiate"] else PROTECTED),
        }

    def needs(self, order: Order) -> str:
        return "Two packs of 52 cards without jokers, two dice, some coins as plague markers, and paper for the sums."

    def sheets(self, part: str, order: Order) -> Any:
        if part in ("ring", "table-ring"):
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
            "for_sale": 1 if order.options["shop_mode"] == "armory" else order.options["shop_size"],
            "sale": sale(order.options, spaces.count("shop")),
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


def counted(count: int, what: str) -> str:
    """``2 diamonds``."""
    return f"{count or 'no'} {what}{'' if count == 1 else 's'}"


def shop(options: Mapping[str, Any]) -> str:
    """What is for sale."""
    if options["shop_mode"] == "armory":
        return "Every club that nobody holds is for sale."
    return f"{options['shop_size']} lie out for sale; gaps are filled."


def sale(options: Mapping[str, Any], shops: int) -> str:
    """What lies in the middle of the ring to be bought."""
    what = "every club that nobody holds" if options["shop_mode"] == "armory" else counted(options["shop_size"], "club")
    return f"{what}, for sale in {({1: 'the shop', 2: 'both shops'}).get(shops, 'all shops')}"


def casualties(options: Mapping[str, Any]) -> str:
    """What a battle costs, in sentences."""
    spent = options["used_cards"] == "spent"
    after = "All used cards are discarded." if spent else "All other used cards go back to the hand."
    committed = options["casualties_from"] == "committed"
    if committed and spent:
        return after
    where = "the cards that the winner used" if committed else "the winner's hand"
    loss = f"Then the loser draws one heart and one club blindly from {where}; both are discarded."
    own = " The winner draws a heart of the loser in the same way." if options["loser_discards_heart"] else ""
    return f"{after} {loss}{own}" if spent else f"{loss}{own} {after}"


def effects(options: Mapping[str, Any]) -> dict[int, str]:
    """What each action card does under these options."""
    off = "the attacker chooses another opponent" if options["alliance_redirect"] else "no battle"
    reward, lucky = options["npc_reward"], int(terms.LUCKY)
    uses = {
        "defend": f"Keep it, face up. Attacked, you may discard it: {off}. Now battle as usual.",
        "both": f"Keep it, face up. Attacked, you may discard it: {off}. You may also discard it instead of attacking.",
        "draw": "Discard it instead of attacking, or battle as usual; it is not kept.",
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
        int(terms.ALLIANCE): uses[options["alliance_use"]],
        int(terms.EVENT): f"Roll a die: from {lucky} on draw {cards}, hearts or diamonds as you like. Then battle.",
        int(terms.PLAGUE): f"Take a plague marker: {int(terms.PLAGUE_COST)} less in your next battle. Then battle.",
    }
