# native: pictures
"""The prompt (whose turn, what to do), and the battle on the table."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.scene import names
from regalia.games.royal_ascension.scene.odds import own_best
from regalia.games.royal_ascension.scene.previews import addition
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.scene import Badge, Preview, Prompt, Term, Then
from regalia.kernel.scene.toolkit import ended, step_prompt

ENDINGS = ("The throne is taken.", "The last round is over.")  # in the order of GAME.reasons
CHANCE_SAYS = {
    terms.ORDERING: "Dice decide who picks first.",
    terms.DEALING: "First cards are dealt.",
    terms.STOCKING: "Weapons are laid out for sale.",
    terms.TURNING: "An action card is turned up.",
    terms.TESTING: "A die decides the event.",
    terms.FIGHTING: "The dice are rolled.",
    terms.LOSING: "Casualties are drawn.",
}
DOING = {  # what the seat to choose is doing, for everybody else
    terms.PICKING: "picks a territory",
    terms.MOVING: "chooses where to walk",
    terms.BUYING: "is in the shop",
    terms.PAYING: "pays",
    terms.TAKING: "takes a card",
    terms.DARING: "may go all in",
    terms.CHALLENGING: "chooses an opponent",
    terms.ANSWERING: "may use an alliance",
    terms.COMMITTING: "commits in secret",
}


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return _over(sight)
    does = "draws a card" if sight.step in (terms.DRAWING, terms.REWARDING) else "rolls"
    chance = CHANCE_SAYS.get(sight.step, f"{{{sight.active}}} {does}.")
    answer = sight.step in (terms.ANSWERING, terms.COMMITTING) and sight.seat != sight.active
    return step_prompt(sight, chance, DOING, SAYS, answer=answer)


def _picking(sight: Sight) -> tuple[str, str]:
    left = len(sight.free_lands())
    return "Pick a territory.", f"{left} are free. Points count in battle; for the throne each counts as one."


def _moving(sight: Sight) -> tuple[str, str]:
    return (
        f"You rolled {sight.table.die}: touch the space to walk to.",
        f"Walk exactly {counted(int(sight.table.die), 'space')}, in either direction.",
    )


def _buying(sight: Sight) -> tuple[str, str]:
    spent = sight.worth(sight.basket())
    return "Choose weapons, dearest first, or leave.", f"{spent} of your {sight.purse} gold. No change is given."


def _paying(sight: Sight) -> tuple[str, str]:
    return f"Pay {sight.table.owed} gold, highest diamond first.", "No change is given."


def _taking(sight: Sight) -> tuple[str, str]:
    return "The event brings a card: a heart or gold?", f"{counted(int(sight.table.rewards), 'card')} to take."


def _daring(sight: Sight) -> tuple[str, str]:
    return (
        "All In: the winner would take every territory of the loser. Do you dare?",
        f"Your best strength is {own_best(sight)}.",
    )


def _challenging(sight: Sight) -> tuple[str, str]:
    all_in = "All in: the winner takes every territory of the loser. " if sight.table.all_in else ""
    return "Whom do you attack? Touch a player.", f"{all_in}Your best strength is {own_best(sight)}."


def _answering(sight: Sight) -> tuple[str, str]:
    all_in = ", all in" if sight.table.all_in else ""
    return f"{{{sight.active}}} attacks you{all_in}: fight, or use an alliance?", "An alliance calls the battle off."


def _committing(sight: Sight) -> tuple[str, str]:
    if sight.sent(sight.seat) < 0:
        return "Send one territory, in secret.", "If you lose, the winner takes it."
    say = "Use up to two hearts and any weapons, then commit."
    return say, f"Strength {sight.strength(sight.seat)} so far. Hearts first, each suit from high to low."


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
    called = " and ".join(f"{{{seat}}}" for seat in winners)
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


def focus(sight: Sight) -> Preview | None:
    """The battle on the table, the same for every viewer."""
    if not sight.in_battle or not sight.shown:
        return None
    title = "Royal Decree" if sight.table.decree else "All in" if sight.table.all_in else "Battle"
    winner = int(sight.table.winner)
    if winner >= 0:
        verdict = Badge(text="decided", kind="gold")
        return Preview(title=title, what=_prize(sight, winner), verdict=verdict, then=tuple(_changes(sight, winner)))
    thens = []
    for seat in sight.fighters():
        told = addition(sight, sight.sent(seat), sight.used(seat), sight.penalty(seat), sight.dice(seat))
        thens.append(Then(icon="sword", text=f"{{{seat}}}: {written(told)}"))
    return Preview(title=title, what="strengths are shown, dice decide", then=tuple(thens))


def _prize(sight: Sight, winner: int) -> str:
    """What the winner of a battle takes."""
    losers = [seat for seat in sight.fighters() if seat != winner]
    if sight.table.all_in:
        return f"Every territory of {{{losers[0]}}} goes to {{{winner}}}"
    lands = [f"{names.LANDS[sight.sent(seat)]}, {terms.POINTS[sight.sent(seat)]}," for seat in losers]
    return f"{listed(lands)} {'goes' if len(lands) == 1 else 'go'} to {{{winner}}}"


def _changes(sight: Sight, winner: int) -> list[Then]:
    """What a decided battle changes: the count to the throne, casualties, eliminations, protection."""
    losers = [seat for seat in sight.fighters() if seat != winner]
    held = len(sight.lands(winner))
    missing = max(0, sight.throne - held)
    rest = f"{missing} more win the throne" if missing > 1 else "one more wins the throne" if missing else "the throne"
    thens = [Then(icon="crown", text=f"{{{winner}}} holds {names.to_the_throne(held, sight.throne)}: {rest}.")]
    if sight.step == terms.LOSING:
        whence = "the cards used" if sight.options.committed else "the whole hand"
        thens.append(Then(icon="heart", text=f"{{{winner}}} loses {_price(sight, winner)}, by chance from {whence}."))
    for seat in losers:
        left = len(sight.lands(seat))
        guard = "" if sight.table.decree or not missing else ", and protected"
        fate = f"left with {left}{guard}" if left else "out"
        thens.append(Then(icon="shield" if left else "x", text=f"{{{seat}}} is {fate}."))
    return thens


def _price(sight: Sight, winner: int) -> str:
    """The casualties of a victory that are still to be drawn."""
    drawn = int(sight.table.loss)
    if sight.table.decree:
        return counted(len(sight.fighters()) - 1 - drawn, "heart")
    hearts = ["a heart"] if drawn == 0 and sight.row(m.HEARTS_HELD, winner) else []
    return listed([*hearts, *(["a weapon"] if drawn <= 1 and sight.weapons(winner) else [])]) or "nothing"


def written(told: tuple[Term, ...]) -> str:
    return " ".join(term.text for term in told)


def note(sight: Sight, seat: int) -> str:
    """A player's open facts in one line."""
    if not sight.living(seat):
        return "out"
    weapons = sight.weapons(seat)
    parts = [
        names.to_the_throne(len(sight.lands(seat)), sight.throne),
        counted(sight.row(m.HEARTS_HELD, seat), "heart"),
        f"{sight.row(m.GOLD_HELD, seat)} gold",
        f"weapons {sight.worth(weapons)}" if weapons else "no weapon",
    ]
    alliances = len(sight.alliances(seat))
    if alliances:
        parts.append(counted(alliances, "alliance"))
    markers = sight.row(m.MARKERS, seat)
    if markers:
        parts.append(f"plague −{terms.PLAGUE_COST * markers}")
    return ", ".join(parts)
