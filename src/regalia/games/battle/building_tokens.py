# native: pictures
"""The cards of a table where decks are built: packs and what has gone from them, what each seat has, and its cuts."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle import draft, terms
from regalia.games.battle.sight import KINDS
from regalia.games.battle.suggestion import last_cut, suggested_cuts
from regalia.games.battle.survey import CARD_NAMES, FACES, JOKER, Survey, skill
from regalia.kernel.scene import Badge, Token, Zone

ABILITIES = {"3": "destroy any soldier", "2": "opponent gives two", "A": "draw two", "X": "take a soldier"}


class BuildingTokens:
    """All zones, and where to touch what.

    Ids are given out to the last resting places first, so that a card keeps its id on its way there: cuts, then what a
    seat has, then what it may pick from.
    """

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self._copies = [0] * KINDS
        self.touch: dict[int, str] = {}  # the cards to pick from or to cut, by card; the first of equal ones
        self.zones = tuple(self._split() if survey.step == terms.SPLITTING else self._secretly())

    # ---- B2

    def _split(self) -> list[Zone]:
        """Everything is public."""
        survey = self.survey
        picked = [
            self._cards(f"picked{seat}", f"{{{seat}}}'s cards", seat, survey.picked(seat)) for seat in survey.around()
        ]
        left = self._cards("left", "Open cards", None, survey.left(), touched=survey.chooses)
        return [left, *picked[1:], picked[0]]

    # ---- B1 and B3

    def _secretly(self) -> list[Zone]:
        survey = self.survey
        own: list[Zone] = []
        if survey.seat >= 0:
            cutting = survey.step == terms.CUTTING
            cuts = self._cards(f"cuts{survey.seat}", "Cards cut", survey.seat, survey.cuts())
            pool = self._pool()
            own = [pool, cuts] if cutting else [pool]
        others = [seat for seat in survey.around() if seat != survey.seat]
        packs: list[Zone] = []
        if survey.step == terms.PICKING:
            packs = [self._pack(seat) for seat in survey.around()] + self._gone()
        return [*packs, *[self._secret(seat) for seat in others], *own]

    def _pool(self) -> Zone:
        """What the viewer builds from. While it cuts, ``open`` cards may still go, and ``advised`` ones should."""
        survey = self.survey
        seat = survey.seat
        found = survey.deck()
        cutting = survey.step == terms.CUTTING and survey.chooses
        marks: list[tuple[str, ...]] = [()] * len(found)
        if cutting:
            advice, last = suggested_cuts(survey), last_cut(survey)
            for i, card in enumerate(found):
                marks[i] = ("open",) if card >= last else ()
                if card in advice:
                    advice.remove(card)
                    marks[i] += ("advised",)
        return self._cards(f"pool{seat}", f"{{{seat}}}'s cards", seat, found, touched=cutting, marks=marks)

    def _pack(self, seat: int) -> Zone:
        """The pack in a seat's hands: its cards for that seat, their number for the others."""
        survey = self.survey
        picked = survey.table.seat > seat
        size = int(survey.options.pack - survey.table.pick - picked)
        label = f"{{{seat}}}'s pack, {counted(size, 'card')}"
        if seat != survey.seat or picked:
            return Zone(id=f"pack{seat}", kind="pile", label=label, owner=seat, count=size)
        tokens = tuple([self._card(card, True) for card in survey.offered()])
        gone = int(survey.table.pick)
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
        """What was taken from the pack held since the viewer held it last: its own pick, then the others'."""
        survey = self.survey
        table, options = survey.table, survey.options
        before = int(table.pick - options.seats)
        if survey.own is None or before < 0 or table.seat > survey.seat:
            return []
        pack = draft.pack_held(options, table, survey.seat)
        first = int(draft.row_of(options, table.round, 0, pack))
        taken = [survey.own.packs[first + place] - 1 for place in range(before, int(table.pick))]
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
        """The others see how many cards a seat has to build."""
        size = self.survey.pile_size(seat)
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
            note=f"{len(found)} of {self.survey.options.pool}" if owner is not None else "",
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
