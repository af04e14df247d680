# native: pictures
"""The battle on the table as a preview, and every player's open facts in one line."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.scene import names
from regalia.games.royal_ascension.scene.casualties import price
from regalia.games.royal_ascension.scene.previews import addition
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.scene import Badge, Preview, Term, Then


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
    return Preview(title=title, what="All is shown. The dice decide.", then=tuple(thens))


def _prize(sight: Sight, winner: int) -> str:
    """What the winner of a battle takes."""
    losers = [seat for seat in sight.fighters() if seat != winner]
    if sight.table.all_in:
        return f"Every territory of {{{losers[0]}}} goes to {{{winner}}}"
    lands = [f"{sight.land_name(sight.sent(seat))} ({terms.POINTS[sight.sent(seat)]})" for seat in losers]
    return f"{listed(lands)} {'goes' if len(lands) == 1 else 'go'} to {{{winner}}}"


def _changes(sight: Sight, winner: int) -> list[Then]:
    """What a decided battle changes: the count to the throne, casualties, eliminations, protection."""
    losers = [seat for seat in sight.fighters() if seat != winner]
    held = len(sight.lands(winner))
    missing = max(0, sight.throne - held)
    count = names.to_the_throne(held, sight.throne)
    rest = f": {missing} more win the throne" if missing > 1 else ": one more wins the throne"
    told = f"{count}{rest}" if missing else f"{held} territories and takes the throne"
    thens = [Then(icon="crown", text=f"{{{winner}}} holds {told}.")]
    if sight.step == terms.LOSING:
        whence = "the cards used" if sight.options.committed else "the whole hand"
        thens.append(
            Then(icon="heart", text=f"{{{winner}}} loses {price(sight, winner)}, drawn blindly from {whence}.")
        )
    for seat in losers:
        left = len(sight.lands(seat))
        guard = "" if sight.table.decree or not missing else " and is protected until the next battle"
        fate = f"keeps {counted(left, 'territory', 'territories')}{guard}" if left else "is out: no territory is left"
        thens.append(Then(icon="shield" if left else "x", text=f"{{{seat}}} {fate}."))
    return thens


def written(told: tuple[Term, ...]) -> str:
    """A sum in running text; a single number without its equals sign."""
    if len(told) == 3:
        return told[-1].text
    return " ".join(term.text for term in told)


def note(sight: Sight, seat: int) -> str:
    """A player's open facts in one line."""
    if not sight.living(seat):
        return sight.fate(seat)
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
