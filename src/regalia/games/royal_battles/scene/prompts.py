# native: pictures
"""Prompts: what the viewer should do now, or what is awaited."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.royal_battles.rules import bags, fields, terms
from regalia.games.royal_battles.scene.sight import Piece, Sight, card_list, one_card
from regalia.kernel.scene import Prompt
from regalia.kernel.scene.toolkit import ended, step_prompt
from regalia.kernel.state import VERB_MASK

CARDS, LIMIT = "The cards have run out.", "The round limit was reached."  # the reasons after an elimination
BOSS = "The boss has fallen."
REACH = {"melee": "orthogonally", "ranged": "diagonally", "any": "in all directions"}
CHANCE_SAYS = {
    terms.ARMY_DRAWING: "Drawing the armies at random.",
    terms.ARMING: "Showing all armies.",
    terms.SETTING: "Laying out the starting cards.",
    terms.INITIATING: "Turning up the initiative cards.",
}
DRAWING = {  # what the active seat does where chance deals to it
    terms.PRE_DRAWING: "draws a card",
    terms.KEY_DRAWING: "draws for the Key Position",
    terms.HIT_DRAWING: "draws for the hit",
    terms.SHOWING: "discards the hand",
}
DOING = {  # what the seat that must choose does, as others read it
    terms.RECRUITING: "chooses an army",
    terms.PLACING: "places a unit",
    terms.PRE_ASKING: "decides whether to draw",
    terms.PLAYING: "chooses a card",
    terms.MOVING: "moves a unit",
    terms.ACTING: "chooses a target",
    terms.KEY_ASKING: "decides whether to draw for the Key Position",
    terms.DISCARDING: "decides whether to keep the hand",
}


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return _over(sight)
    drawing = DRAWING.get(sight.step)
    chance = f"{{{sight.active}}} {drawing}." if drawing else CHANCE_SAYS.get(sight.step, "Dealing cards.")
    asked = step_prompt(sight, chance, DOING, SAYS)
    if sight.seat < 0 or not sight.fallen(sight.seat):
        return asked
    return Prompt(mode=asked.mode, seat=asked.seat, say=asked.say, small=_out(sight))


def _out(sight: Sight) -> str:
    """That the viewer is out, why, and what they can still hope for."""
    allies = [seat for seat in sight.all_seats if sight.friendly(seat, sight.seat) and not sight.fallen(seat)]
    hope = f" {names(allies)} can still win for your side." if allies else " The others fight on."
    return f"You are out: your last unit has fallen.{hope}"


def _recruiting(sight: Sight) -> tuple[str, str]:
    left = int(sight.options.most[sight.seat]) - len(sight.recruits(sight.seat))
    small = _shown_later(sight) if sight.options.army_choice == terms.SECRET else ""
    if sight.seat == sight.options.master and not sight.recruits(sight.seat):
        return "Choose your boss.", "It has twice its Life. If it falls, you lose the battle."
    if sight.prices:
        return f"Recruit for {sight.points_left} more points, or end your army.", small
    if sight.options.army_choice == terms.DRAFT:
        return "Recruit your next unit.", ""
    return f"Recruit {counted(left, 'unit')} for your army.", small


def _shown_later(sight: Sight) -> str:
    if sight.duel:
        return f"{{{1 - sight.seat}}} sees your units when both armies are complete."
    return "The others see your units when all armies are complete."


def _placing(sight: Sight) -> tuple[str, str]:
    names = list(dict.fromkeys([unit.title for unit in sight.unplaced(sight.seat)]))
    return f"Place your {listed(names, 'or')} on a starting card.", "The unit begins the battle on that card."


def _before(sight: Sight) -> tuple[str, str]:
    return "Draw a card to move with?", "Your hand is empty: without a card no unit can move."


def _playing(sight: Sight) -> tuple[str, str]:
    colour = sight.one_colour(sight.seat)
    small = "It must differ in colour from the card that the unit stands on."
    if colour:
        own, other = ("red", "black") if colour == bags.RED else ("black", "red")
        small = f"All your units stand on {own}: play a {other} card."
    return "Choose the card your unit steps onto.", small


def _moving(sight: Sight) -> tuple[str, str]:
    card = sight.movement_card()
    movers = {fields.move_start(move) for move in sight.moves()}
    names = list(dict.fromkeys([piece.unit.title for piece in sight.standing(sight.seat) if piece.square in movers]))
    onto = "" if card is None else f" onto {one_card(card)}"
    return (
        f"Step{onto} with your {listed(names, 'or')}.",
        "Choose the unit, then a square next to it; or keep it where it is, on the new card.",
    )


def _acting(sight: Sight) -> tuple[str, str]:
    piece = sight.piece(int(sight.table.mover))
    aimed = {verb: _aimed(sight, verb) for verb in (fields.ATTACK, fields.ADVANTAGE)}
    return _act_said(sight, piece, aimed[fields.ATTACK], aimed[fields.ADVANTAGE]), _near(
        piece, bool(aimed[fields.ATTACK])
    )


def _aimed(sight: Sight, verb: int) -> list[Piece]:
    """The units that the moved unit can attack, or use its Advantage on."""
    found = [sight.piece_at(fields.target_square(move)) for move in sight.moves() if move & VERB_MASK == verb]
    return [piece for piece in dict.fromkeys(found) if piece is not None]


def _act_said(sight: Sight, piece: Piece, attacked: list[Piece], gifted: list[Piece]) -> str:
    name, gift = piece.unit.title, piece.unit.advantage
    if gift.own and gifted:
        whose = "your" if gifted[0].seat == piece.seat else sight.whose(gifted[0])
        whom = "a friendly unit" if len(gifted) > 1 else f"{whose} {gifted[0].unit.title}"
        if attacked:
            return f"Attack with your {name}, use {gift.name} on {whom}, or hold."
        return f"Use {gift.name} on {whom}, or hold."
    targets = list(dict.fromkeys(attacked + gifted))
    if len(targets) > 1:
        return f"Choose whom your {name} attacks, or hold."
    if not attacked:
        return f"Use {gift.name} on {sight.whose(targets[0])} {targets[0].called}, or hold."
    return f"Attack {sight.whose(targets[0])} {targets[0].called} with your {name}, or hold."


def _near(piece: Piece, attacks: bool) -> str:
    """Where the weapon and the Advantage reach, and what the Trumps of the Advantage are."""
    trumps = "Aces, Jokers and Royals" if piece.unit.boss else "Aces and Jokers"
    gift, reach = piece.unit.advantage, REACH[piece.unit.type]
    far = ", up to two squares away" if gift.range > 1 else ""
    if attacks and gift.position == piece.unit.type and not far:
        return f"The {piece.unit.title} reaches {reach}. {trumps} are Trumps for {gift.name}."
    weapon = f"The {piece.unit.title} attacks {reach}. " if attacks else ""
    return f"{weapon}{gift.name} works {REACH[gift.position]}{far}; {trumps} are its Trumps."


def _key(sight: Sight) -> tuple[str, str]:
    cards = min(2, sight.deck(sight.seat))
    return f"Draw {counted(cards, 'card')} for the Key Position?", ""


def _discarding(sight: Sight) -> tuple[str, str]:
    stuck = "You could not move: all your units stand on the colour of your hand. " if sight.stuck else ""
    after = "With an empty hand you draw a card in your next turn."
    if sight.deck(sight.seat) == 0:
        after = "Your deck is empty: without a hand you cannot move any more."
    hand = sight.hand
    return f"Keep {card_list(hand)}, or discard {'it' if len(hand) == 1 else 'them all'}?", f"{stuck}{after}"


SAYS = {
    terms.RECRUITING: _recruiting,
    terms.PLACING: _placing,
    terms.PRE_ASKING: _before,
    terms.PLAYING: _playing,
    terms.MOVING: _moving,
    terms.ACTING: _acting,
    terms.KEY_ASKING: _key,
    terms.DISCARDING: _discarding,
}


def _over(sight: Sight) -> Prompt:
    if sight.seat not in sight.winners or sight.tied:
        return ended(outcome(sight), ending(sight))
    alone = len(sight.winners) == 1
    return ended("You have won." if alone else "Your side has won.", ending(sight))


def outcome(sight: Sight) -> str:
    """Who has won: one seat, a pair, the players, or several that share it."""
    if sight.tied:
        return "A tie." if len(sight.winners) == len(sight.all_seats) else f"A tie between {names(sight.winners)}."
    return f"{names(sight.winners)} {'has' if len(sight.winners) == 1 else 'have'} won."


def names(seats: list[int]) -> str:
    return listed([f"{{{seat}}}" for seat in seats])


def ending(sight: Sight) -> str:
    """Why the battle ended, and the units left on all sides where they count."""
    losers = [seat for seat in sight.all_seats if seat not in sight.winners]
    fallen = f"{names(losers)} {'has' if len(losers) == 1 else 'have'} no unit left."
    why = (fallen, CARDS, LIMIT, BOSS)[sight.table.reason]
    if sight.mode == "master" and why in (CARDS, LIMIT):
        return f"{why[:-1]} and the boss still stands, so the game master wins."
    left = ", ".join([f"{len(sight.standing(seat))} for {{{seat}}}" for seat in sight.all_seats])
    return f"{why} Units left: {left}."
