# native: pictures
"""The cards of a table where decks are built: packs, pools and cuts."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle.bots.decks import suggested
from regalia.games.battle.rules import draft, terms
from regalia.games.battle.scene.sight import CARD_NAMES, FACES, JOKER, KINDS, Sight, skill, unbagged
from regalia.kernel.scene import Badge, Token, Zone

ABILITIES = {"3": "destroy any soldier", "2": "opponent gives two", "A": "draw two", "X": "take a soldier"}


class BuildingTokens:
    """All zones, and the id by which each card is touched.

    Ids are given out to final places first, so that a card keeps its id on its way there: cuts, then a seat's cards,
    then the cards to pick from.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._copies = [0] * KINDS
        self.touch: dict[int, str] = {}  # the cards to pick from or to cut, by card; the first of equal ones
        self.zones = tuple(self._split() if sight.step == terms.SPLITTING else self._secretly())

    # ---- B2

    def _split(self) -> list[Zone]:
        """The zones of a split, where everything is public."""
        sight = self.sight
        picked = [
            self._cards(f"picked{seat}", f"{{{seat}}}'s cards", seat, sight.picked(seat)) for seat in sight.around()
        ]
        left = self._cards("left", "Open cards", None, sight.left(), touched=sight.chooses)
        return [left, *picked[1:], picked[0]]

    # ---- B1 and B3

    def _secretly(self) -> list[Zone]:
        """The zones of a draft or of cuts, where each seat sees its own cards."""
        sight = self.sight
        own: list[Zone] = []
        if sight.seat >= 0:
            cutting = sight.step == terms.CUTTING
            cuts = self._cards(f"cuts{sight.seat}", "Cards cut", sight.seat, sight.cuts())
            pool = self._pool()
            own = [pool, cuts] if cutting else [pool]
        others = [seat for seat in sight.around() if seat != sight.seat]
        packs: list[Zone] = []
        if sight.step == terms.PICKING:
            packs = [self._pack(seat) for seat in sight.around()] + self._gone()
        return [*packs, *[self._secret(seat) for seat in others], *own]

    def _pool(self) -> Zone:
        """The cards that the viewer builds from.

        While the viewer cuts, ``open`` cards may still be cut and ``advised`` ones should be.
        """
        sight = self.sight
        seat = sight.seat
        found = sight.deck()
        cutting = sight.step == terms.CUTTING and sight.chooses
        marks: list[tuple[str, ...]] = [()] * len(found)
        if cutting:
            advice, last = suggested_cuts(sight), last_cut(sight)
            for i, card in enumerate(found):
                marks[i] = ("open",) if card >= last else ()
                if card in advice:
                    advice.remove(card)
                    marks[i] += ("advised",)
        return self._cards(f"pool{seat}", f"{{{seat}}}'s cards", seat, found, touched=cutting, marks=marks)

    def _pack(self, seat: int) -> Zone:
        """The pack that a seat holds: its cards for that seat, their number for others."""
        sight = self.sight
        picked = sight.table.seat > seat
        size = int(sight.options.pack - sight.table.pick - picked)
        label = f"{{{seat}}}'s pack, {counted(size, 'card')}"
        if seat != sight.seat or picked:
            return Zone(id=f"pack{seat}", kind="pile", label=label, owner=seat, count=size)
        tokens = tuple([self._card(card, True) for card in sight.offered()])
        gone = int(sight.table.pick)
        note = f"New to you: {counted(gone, 'card')} of it {'is' if gone == 1 else 'are'} gone."
        return Zone(
            id=f"pack{seat}",
            kind="grid",
            label=label,
            owner=seat,
            tokens=tokens,
            count=size,
            note=note if gone else "A fresh pack: nobody has taken a card from it.",
            columns=5,
        )

    def _gone(self) -> list[Zone]:
        """The cards taken from the pack since the viewer last held it, own pick first."""
        sight = self.sight
        table, options = sight.table, sight.options
        before = int(table.pick - options.seats)
        if sight.own is None or before < 0 or table.seat > sight.seat:
            return []
        pack = draft.pack_held(options, table, sight.seat)
        first = int(draft.row_of(options, table.round, 0, pack))
        taken = [sight.own.packs[first + place] - 1 for place in range(before, int(table.pick))]
        tokens = [
            Token(
                id=f"gone.{i}",
                name=f"{CARD_NAMES[card]}, taken by {'you' if i == 0 else 'another player'}",
                face=FACES[card],
                note="you" if i == 0 else "",
            )
            for i, card in enumerate(taken)
        ]
        label = f"You saw this pack at pick {before + 1}. Gone since then"
        return [Zone(id="gone", kind="row", label=label, tokens=tuple(tokens), count=len(tokens))]

    def _secret(self, seat: int) -> Zone:
        """Another seat's cards, of which only the number is shown."""
        size = self.sight.pile_size(seat)
        return Zone(id=f"pool{seat}", kind="pile", label=f"{{{seat}}}'s cards, {size}", owner=seat, count=size)

    # ---- cards

    def _cards(
        self,
        id: str,
        label: str,
        owner: int | None,
        found: list[int],
        *,
        touched: bool = False,
        marks: list[tuple[str, ...]] | None = None,
    ) -> Zone:
        signs = marks or [()] * len(found)
        tokens = tuple([self._card(card, touched, sign) for card, sign in zip(found, signs, strict=True)])
        return Zone(
            id=id,
            kind="grid",
            label=f"{label}, {len(found)}",
            owner=owner,
            tokens=tokens,
            count=len(found),
            note=f"{len(found)} of {self.sight.options.pool}" if owner is not None else "",
            columns=13,
        )

    def _card(self, card: int, touched: bool, marks: tuple[str, ...] = ()) -> Token:
        copy = self._copies[card]
        self._copies[card] = copy + 1
        id = FACES[card] + "'" * copy
        first = self.touch.setdefault(card, id) if touched else id
        ability = ABILITIES.get(FACES[card][0], "")
        name = CARD_NAMES[card] if card == JOKER else f"{CARD_NAMES[card]}, skill {skill(card)}"
        return Token(
            id=id,
            name=f"{name}, {ability}" if ability else name,
            face=FACES[card],
            badge=Badge(text=ability) if ability else None,
            marks=marks,
            like=first if first != id else "",
        )


# ---- suggested cuts, as the bots would make them


def suggested_cuts(sight: Sight) -> list[int]:
    """As many cards as the viewer still has to cut, in card order."""
    assert sight.own is not None
    return unbagged(suggested(list(sight.own.pile), sight.options.deck_size, last_cut(sight)), 0)


def last_cut(sight: Sight) -> int:
    """The card that the viewer cut last; cards before it cannot be cut any more.

    See section 4, choosing some of a list.
    """
    cuts = sight.cuts()
    return cuts[-1] if cuts else 0
