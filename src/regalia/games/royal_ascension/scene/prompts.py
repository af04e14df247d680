# native: pictures
"""The prompt: whose turn it is, what to do, and what will happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from regalia.card_names import counted, listed
from regalia.games.royal_ascension.notation import TOKENS
from regalia.games.royal_ascension.rules import fields, terms
from regalia.games.royal_ascension.rules.fields import played_card
from regalia.games.royal_ascension.scene.casualties import drawing
from regalia.games.royal_ascension.scene.names import spoken
from regalia.games.royal_ascension.scene.odds import own_best
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.scene import Prompt
from regalia.kernel.scene.toolkit import ended, step_prompt
from regalia.kernel.state import VERB_MASK

ENDINGS = ("The throne is taken.", "The last round is over.")  # in the order of GAME.reasons
ALL_IN = "All in: the winner takes every territory of the loser."
CHANCE_SAYS: dict[int, Callable[[Sight], str]] = {
    terms.ORDERING: lambda sight: f"{_acts(sight, sight.table.seat, 'roll')} two dice. The highest total picks first.",
    terms.DEALING: lambda sight: f"{_acts(sight, sight.table.seat, 'draw')} the first gold and hearts.",
    terms.STOCKING: lambda sight: "New weapons are laid out in the shops.",
    terms.ROLLING: lambda sight: f"{_acts(sight, sight.active, 'roll')} the die.",
    terms.DRAWING: lambda sight: f"{_acts(sight, sight.active, 'draw')} a card.",
    terms.TURNING: lambda sight: f"{_acts(sight, sight.active, 'turn')} up an action card.",
    terms.TESTING: lambda sight: f"{_acts(sight, sight.active, 'roll')} a die for the event: 5 or 6 brings cards.",
    terms.REWARDING: lambda sight: f"{_acts(sight, sight.active, 'draw')} a card.",
    terms.SHOWING: lambda sight: "The fighters show what they sent.",
    terms.FIGHTING: lambda sight: f"{_acts(sight, sight.table.seat, 'roll')} {sight.options.battle_dice} dice.",
    terms.LOSING: drawing,
    terms.FALLING: lambda sight: "Eliminated players discard their cards.",
}
DOING = {  # what the seat to choose is doing, for everybody else
    terms.PICKING: "picks a territory",
    terms.MOVING: "chooses a space to walk to",
    terms.BUYING: "chooses weapons in the shop",
    terms.PAYING: "pays for the weapons",
    terms.TAKING: "takes a heart or a diamond",
    terms.DARING: "decides whether to go all in",
    terms.CHALLENGING: "chooses a player to attack",
    terms.ANSWERING: "decides whether to fight or to use a Secret Alliance",
    terms.COMMITTING: "chooses a territory and cards in secret",
}


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return _over(sight)
    chance = CHANCE_SAYS[sight.step](sight) if sight.turn < 0 else ""
    answer = sight.step in (terms.ANSWERING, terms.COMMITTING) and sight.seat != sight.active
    asked = step_prompt(sight, chance, DOING, SAYS, answer=answer)
    if sight.seat < 0 or sight.living(sight.seat):
        return asked
    return Prompt(
        mode=asked.mode,
        seat=asked.seat,
        say=asked.say,
        small=f"You are {sight.fate(sight.seat)}: {_end_of(sight, sight.seat)}.",
    )


def _end_of(sight: Sight, seat: int) -> str:
    """How a seat lost its last territory; until the next battle with the winner's name."""
    winner = int(sight.table.winner)
    if winner < 0 or not sight.shown or seat not in sight.fighters():
        return "your last territory is lost"
    if sight.table.all_in:
        return f"{{{winner}}} took all your territories"
    return f"{{{winner}}} took {sight.land_name(sight.sent(seat))}, your last territory"


def _acts(sight: Sight, seat: int, verb: str) -> str:
    """A seat with its verb: ``You roll``, ``{1} rolls``."""
    return f"You {verb}" if seat == sight.seat else f"{{{seat}}} {verb}s"


def _verbs(sight: Sight) -> list[int]:
    return [move & VERB_MASK for move in sight.moves()]


def _picking(sight: Sight) -> tuple[str, str]:
    left = len(sight.free_lands())
    return (
        "Touch the territory you take.",
        f"Points count in battle; for the throne each counts as one. {left} are free.",
    )


def _moving(sight: Sight) -> tuple[str, str]:
    ends = [str(space) for space in sorted(sight.reach())]
    return "Touch the space you walk to.", f"You rolled {sight.table.die}: walk to {listed(ends, 'or')}."


def _buying(sight: Sight) -> tuple[str, str]:
    basket, purse = sight.basket(), sight.purse
    gold = f"Your basket costs {sight.worth(basket)} of your {purse} gold."
    if fields.BUY in _verbs(sight):
        if basket:
            return "Add another weapon to the basket, or pay.", gold
        return (
            "Touch a weapon to buy it.",
            f"You have {purse} gold. Choose the dearest weapon first; no change is given.",
        )
    if basket:
        return f"Pay {sight.worth(basket)} gold for the basket: no other weapon fits.", gold
    return f"Leave the shop: every weapon costs more than your {purse} gold.", ""


def _paying(sight: Sight) -> tuple[str, str]:
    owed = f"You owe {sight.table.owed} gold. Pay from high to low; no change is given."
    faces = [TOKENS[played_card(move)] for move in sight.moves()]
    if len(faces) == 1:
        return f"Pay with the {spoken(faces[0])}: {_only(sight, faces[0])}.", owed
    return "Touch a diamond to pay with.", owed


def _only(sight: Sight, face: str) -> str:
    """Why no other diamond can be paid with."""
    gold = sight.gold(sight.seat) or []
    if len(gold) == 1:
        return "you have no other diamond"
    if any(sight.value(one) > sight.value(face) for one in gold):
        return "you pay from high to low"
    return f"your lower diamonds do not cover {sight.table.owed} gold"


def _taking(sight: Sight) -> tuple[str, str]:
    return "Take a heart or a diamond.", f"The event gives you {counted(int(sight.table.rewards), 'card')}."


def _daring(sight: Sight) -> tuple[str, str]:
    return "Go all in, or fight for one territory.", f"{ALL_IN} Your best strength is {own_best(sight)}."


def _challenging(sight: Sight) -> tuple[str, str]:
    say = "Touch the player you attack."
    if fields.ALLY in _verbs(sight):
        say = "Touch the player you attack, or use your Secret Alliance to avoid a battle."
    return say, f"{_all_in(sight)}Your best strength is {own_best(sight)}."


def _answering(sight: Sight) -> tuple[str, str]:
    say = f"Fight {{{sight.active}}}, or call the battle off with your Secret Alliance."
    return say, f"{_all_in(sight)}Your best strength is {own_best(sight)}."


def _all_in(sight: Sight) -> str:
    return f"{ALL_IN} " if sight.table.all_in else ""


def _committing(sight: Sight) -> tuple[str, str]:
    land = sight.sent(sight.seat)
    if land < 0:
        stake = "all your territories" if sight.table.all_in else "it"
        return "Touch the territory you send into battle.", f"It stays secret. If you lose, the winner takes {stake}."
    strength = f"{sight.land_name(land)} brings strength {sight.strength(sight.seat)} so far."
    faces = [TOKENS[played_card(move)] for move in sight.moves() if move & VERB_MASK == fields.USE]
    if not faces:
        return f"Commit strength {sight.strength(sight.seat)}: {_nothing_fits(sight)}.", ""
    return f"Add {_addable(sight, faces)}.", f"{strength} Choose hearts first, each suit from high to low."


def _nothing_fits(sight: Sight) -> str:
    """Why a fighter can add no more card."""
    used = sight.used(sight.seat)
    left = Counter([*(sight.hearts(sight.seat) or []), *sight.weapons(sight.seat)]) - Counter(used)
    if not left:
        return "you have nothing more to add"
    if any(face[1] == "c" for face in left):
        return "weapons are added from high to low"
    if sum(face[1] == "h" for face in used) == terms.MOST_HEARTS:
        return "two hearts are the most"
    if any(face[1] == "c" for face in used):
        return "no heart can follow a weapon"
    return "hearts are added from high to low"


def _addable(sight: Sight, faces: list[str]) -> str:
    """The cards that a fighter can still add: ``up to two hearts and any weapons``."""
    hearts = [face for face in faces if face[1] == "h"]
    used = [face for face in sight.used(sight.seat) if face[1] == "h"]
    weapons = [face for face in faces if face[1] == "c"]
    parts = []
    if hearts:
        one = used or len(sight.hearts(sight.seat) or []) == 1
        parts.append(("another heart" if used else "your heart") if one else "up to two hearts")
    if weapons:
        only = len(sight.weapons(sight.seat)) == 1
        parts.append("your weapon" if only else "any weapons")
    return listed(parts)


SAYS = {
    terms.PICKING: _picking,
    terms.MOVING: _moving,
    terms.BUYING: _buying,
    terms.PAYING: _paying,
    terms.TAKING: _taking,
    terms.DARING: _daring,
    terms.CHALLENGING: _challenging,
    terms.ANSWERING: _answering,
    terms.COMMITTING: _committing,
}


def _over(sight: Sight) -> Prompt:
    result = sight.result()
    best = max(result)
    winners = [seat for seat in range(sight.seats) if result[seat] == best]
    called = listed([f"{{{seat}}}" for seat in winners])
    if best < 1.0:
        say = f"A draw between {called}."
    elif sight.seat in winners:
        say = "You take the throne." if sight.table.reason == terms.THRONE else "You win."
    else:
        say = f"{called} takes the throne." if sight.table.reason == terms.THRONE else f"{called} wins."
    small = ENDINGS[sight.table.reason]
    if sight.table.reason == terms.THRONE:
        small = f"{len(sight.lands(winners[0]))} territories; {sight.throne} were needed."
    return ended(say, small)
