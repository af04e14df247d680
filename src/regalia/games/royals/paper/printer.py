"""The printer of Royals: play mat and score sheet, with the numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.card_names import NAMES, counted
from regalia.cards import CARD, KINDS
from regalia.games.royals.notation import CODEC
from regalia.games.royals.rules import model
from regalia.games.royals.rules.combat import RANK, VALUE, damage
from regalia.kernel.optional.printer import Order, PaperPart, Printer, table

ROYALS = {"king": "Kc", "queen": "Qc", "jack": "Jc"}
NUMBERS = [face for face, card in CARD.items() if face.endswith("s") and card < KINDS and VALUE[card]]
SETS = {2: "pair", 3: "trio", 4: "four"}  # arrows
FEWEST_ROWS = 15  # of a score sheet
DRAWS = {
    "end": "Draw up to {hand} cards when it ends; if aces have cost you cards, also before your next turn.",
    "start": "Draw up to {hand} cards before it begins.",
}
BLOCKED = {
    "royal_rests": "A blocked royal tilts; a blocked joker stays ready.",
    "rests": "A blocked royal tilts; a blocked joker waits for your next turn.",
    "may_retry": "A blocked royal or joker may attack again.",
}


class RoyalsPrinter(Printer):
    package = "regalia.games.royals"
    parts = (
        PaperPart("mat", "a play mat; print one for each player", "One for each player."),
        PaperPart("scores", "a score sheet", "One for the table."),
    )

    def numbers(self, order: Order) -> Mapping[str, object]:
        options = order.options
        limit = options["reshuffle_limit"]
        ends = {None: "when a player calls it", 0: "none, the deck is played through once"}
        hand = int(model.HAND_SIZE)
        return {
            "cards": options["decks"] * (52 + options["jokers_per_deck"]),
            "jokers_too": ", jokers too" if options["jokers_per_deck"] else "",
            "joker_face": " [Xx]" if options["jokers_per_deck"] else "",
            "hand": hand,
            "slots": int(model.SLOTS),
            "jokers": int(model.MOST_JOKERS),
            "ranks": ", ".join(f"{name} **{rank(face)}**" for name, face in ROYALS.items()),
            "felling": table(["attacker", *ROYALS], felling()),
            "direct": damage(joker("Ts")) // VALUE[CARD["Ts"]],
            "reshuffles": ends.get(limit, f"number {limit}, or an earlier one if a player calls it"),
            "idle": options["idle_limit"],
            "draw": DRAWS[options["refill"]].format(hand=hand),
            "blocked": BLOCKED[options["blocked_attacker"]],
            "wipe": "not above" if options["wipe_rule"] == "ranks_cover_card" else "not below",
        }

    def needs(self, order: Order) -> str:
        decks, jokers = order.options["decks"], order.options["jokers_per_deck"]
        packs = "One pack" if decks == 1 else f"{decks} packs"
        return f"{packs} of 52 cards" + (
            f" with {counted(jokers, 'joker')}{' each' if decks > 1 else ''}." if jokers else "."
        )

    def sheets(self, part: str, order: Order) -> Any:
        if part == "mat":
            return {
                "slots": int(model.SLOTS),
                "jokers": min(int(model.MOST_JOKERS), order.options["decks"] * order.options["jokers_per_deck"]),
                "turn": turn(order.options),
                "ranks": [{"name": name, "rank": rank(face)} for name, face in ROYALS.items()],
            }
        return {"games": max(FEWEST_ROWS, order.options["match_games"])}


def turn(options: Mapping[str, Any]) -> list[str]:
    """The steps of a turn, as the mat lists them."""
    steps = ["Your royals stand up.", "Act as often as you like.", "Fallen royals are buried."]
    steps.insert(len(steps) if options["refill"] == "end" else 0, f"Draw up to {int(model.HAND_SIZE)} cards.")
    return steps


def rank(face: str) -> int:
    return int(RANK[CARD[face]])


def felling() -> list[list[str]]:
    """The smallest card that fells each royal, by attacker."""
    rows = [
        [f"{name} ÷ {rank(face)}", *(_smallest(f"attack {face}1 {{}} {target}1", target) for target in ROYALS.values())]
        for name, face in ROYALS.items()
    ]
    rows.append(["joker × 2", *(_smallest(f"joker {{}} {target}1", target) for target in ROYALS.values())])
    rows.append(["arrows", *(SETS[max(2, rank(target))] for target in ROYALS.values())])
    return rows


def _smallest(line: str, target: str) -> str:
    """The value of the weakest number card whose damage reaches the target's Rank."""
    face = next(face for face in NUMBERS if damage(CODEC.parse(line.format(face))) >= rank(target))
    return "ace" if face.startswith("A") else NAMES[CARD[face]].split()[0]


def joker(face: str) -> int:
    return CODEC.parse(f"joker {face} direct")
