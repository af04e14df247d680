# native: pictures
"""The table of Royals as zones and tokens: everything that lies there, with the id it is touched by."""

from __future__ import annotations

from functools import cache
from typing import Literal

from regalia.card_names import NAMES, ONE_OF_SUIT, counted, listed
from regalia.cards import JOKER, KINDS, QUEEN, token
from regalia.games.royals.rules import model
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import Blow
from regalia.games.royals.scene.sight import DIAGONAL, RANK, UPRIGHT, VALUE, Royal, Side, Sight
from regalia.kernel.scene import Badge, Token, Zone

FACES = tuple(token(card) for card in range(KINDS))
MOST_COPIES = 6  # three jokers in each of two decks
PLAIN = tuple(
    tuple(Token(id=face + "'" * copy, name=NAMES[card], face=face) for card, face in enumerate(FACES))
    for copy in range(MOST_COPIES)
)  # a card without any circumstance, by copy and card
READY_BADGE = Badge(text="ready", kind="gold")
WAITING_BADGE = Badge(text="waiting")
WOULD_FALL = Badge(text="would fall", kind="bad", icon="fall")
POSITIONS = ("fallen", "diagonal", "upright")
TILTS: tuple[Literal[0, 20, 90], ...] = (90, 20, 0)


class Tokens:
    """All zones, and where to touch what.

    Ids are given out in a fixed order of places, the last resting places first, so that a card keeps its id on its way
    there even if the game has several copies of it.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.blow: Blow | None = blows.read(sight.attack, sight) if sight.attack else None
        self._copies = [0] * KINDS
        scores = [self._score_pile(side) for side in sight.sides]
        discard = self._discard_pile()
        laid = [self._attack()] if self.blow is not None else []
        self.royals: tuple[dict[int, str], dict[int, str]] = ({}, {})  # by seat and slot
        self.free_slot = ""
        self.free_joker_place = ""
        self.jokers: list[str] = []  # ids of the viewer's jokers on the field, the ready ones first
        fields = [self._field(side) for side in sight.sides]
        jokers = [self._jokers(side) for side in sight.sides]
        self.hand: dict[int, list[str]] = {}  # ids of the viewer's cards, by card
        hands = [self._hand(side) for side in sight.sides]
        me, they = sight.me, 1 - sight.me
        deck = Zone(id="deck", kind="pile", label=f"Deck, {counted(sight.table.deck, 'card')}", count=sight.table.deck)
        self.zones = (
            hands[they],
            fields[they],
            jokers[they],
            deck,
            discard,
            *laid,
            fields[me],
            jokers[me],
            hands[me],
            scores[they],
            scores[me],
        )

    def _next(self, card: int) -> Token:
        copy = self._copies[card]
        self._copies[card] = copy + 1
        return PLAIN[copy][card]

    # ---- piles

    def _discard_pile(self) -> Zone:
        """In card order, highest first: the pile has no other (section 2)."""
        tokens: list[Token] = []
        for card, count in enumerate(list(self.sight.table.discard)):
            for _ in range(count):
                tokens.append(self._next(card))
        tokens.reverse()
        size = len(tokens)
        label = f"Discard pile, {counted(size, 'card')}"
        return Zone(id="discard", kind="pile", label=label, tokens=tuple(tokens), count=size)

    def _score_pile(self, side: Side) -> Zone:
        seat, piles = side.seat, self.sight.piles
        tokens = [self._buried(royal) for royal in self.sight.buried(seat)]
        for card in piles.get(model.JOKER_PILE + seat, ()):
            worth = 2 * VALUE[card]
            name = f"joker with the {NAMES[card]}, {counted(worth, 'point')}"
            tokens.append(Token(id=self._next(JOKER).id, name=name, face="Xx", under=(FACES[card],), points=worth))
        for place, note in ((model.ARROW_PILE, "arrow"), (model.TRIBUTE_PILE, "tribute")):
            for card in piles.get(place + seat, ()):
                id = self._next(card).id
                tokens.append(Token(id=id, name=f"{NAMES[card]}, {note}, 1 point", face=FACES[card], note=note))
        label = f"{{{seat}}}'s score pile, {counted(side.score, 'point')}"
        return Zone(id=f"score{seat}", kind="pile", label=label, owner=seat, tokens=tuple(tokens), count=len(tokens))

    def _buried(self, royal: Royal) -> Token:
        return Token(
            id=self._next(royal.card).id,
            name=f"{NAMES[royal.card]}, buried, {_under(royal)}",
            face=FACES[royal.card],
            under=tuple([FACES[card] for card in royal.under]),
            points=royal.points,
            note="buried",
        )

    def _attack(self) -> Zone:
        """The number cards of the attack being answered, face up."""
        assert self.blow is not None
        tokens = tuple([self._next(card) for card in self.blow.cards])
        attacker = self.sight.table.active
        return Zone(id="attack", kind="row", label=f"{{{attacker}}}'s attack", owner=attacker, tokens=tokens)

    # ---- fields

    def _field(self, side: Side) -> Zone:
        seat = side.seat
        tokens: list[Token] = []
        free = ""
        for slot, royal in enumerate(side.slots, 1):
            if royal is None:
                tokens.append(_place(f"field{seat}.{slot}", f"free slot {slot}", slot, free))
                free = free or tokens[-1].id
            else:
                id = self.royals[seat][slot] = self._next(royal.card).id
                tokens.append(self._royal(id, royal, side))
        if seat == self.sight.seat:
            self.free_slot = free
        return Zone(id=f"field{seat}", kind="row", label=f"{{{seat}}}'s field", owner=seat, tokens=tuple(tokens))

    def _royal(self, id: str, royal: Royal, side: Side) -> Token:
        position = POSITIONS[royal.position]
        under = f", {_under(royal)}" if royal.under else ""
        badge, role = self._role(royal, side)
        return Token(
            id=id,
            name=f"{NAMES[royal.card]}, {position}, {{{side.seat}}}'s slot {royal.slot}{under}",
            face=FACES[royal.card],
            tilt=TILTS[royal.position],
            under=tuple([FACES[card] for card in royal.under]),
            points=royal.points if royal.under else None,
            badge=badge,
            note="" if self.sight.over else _note(royal.card, royal.position, side.seat == self.sight.seat),
            marks=(position, role) if role else (position,),
            place=royal.slot,
        )

    def _role(self, royal: Royal, side: Side) -> tuple[Badge | None, str]:
        """What the royal has to do with the attack being answered."""
        blow = self.blow
        if blow is None:
            return None, ""
        if side.seat == self.sight.table.active:
            return None, "attacking" if royal.slot == blow.slot else ""
        hit = royal.slot == blow.victim_slot if blow.victim >= 0 else blow.target == blows.WIPE and royal.stands
        if not hit:
            return None, ""
        return WOULD_FALL if blow.effect else blows.NO_EFFECT, "target"

    def _jokers(self, side: Side) -> Zone:
        seat = side.seat
        tokens: list[Token] = []
        first_ready = ""
        for number in range(side.ready + side.waiting):
            ready = number < side.ready
            id = self._next(JOKER).id
            state = "ready" if ready else "waiting"
            tokens.append(
                Token(
                    id=id,
                    name=f"joker, {state}, on {{{seat}}}'s field",
                    face="Xx",
                    badge=READY_BADGE if ready else WAITING_BADGE,
                    marks=(state,),
                    place=number + 1,
                    like=first_ready if ready else "",
                )
            )
            first_ready = first_ready or (id if ready else "")
        free = ""
        for number in range(len(tokens), model.MOST_JOKERS):
            tokens.append(_place(f"jokers{seat}.{number + 1}", "free place for a joker", number + 1, free))
            free = free or tokens[-1].id
        if seat == self.sight.seat:
            self.free_joker_place = free
            self.jokers = [token.id for token in tokens if token.face]
        note = "" if side.ready + side.waiting else "no joker"
        label = f"{{{seat}}}'s jokers"
        return Zone(id=f"jokers{seat}", kind="row", label=label, owner=seat, tokens=tuple(tokens), note=note)

    # ---- hands

    def _hand(self, side: Side) -> Zone:
        seat = side.seat
        cards = self.sight.hands[seat]
        if cards is None:
            tokens = [_back(seat, number) for number in range(side.cards)]
        else:
            tokens = [self._held(card, seat == self.sight.seat) for card in cards]
        label = f"{{{seat}}}'s hand, {counted(side.cards, 'card')}"
        return Zone(id=f"hand{seat}", kind="fan", label=label, owner=seat, tokens=tuple(tokens), count=side.cards)

    def _held(self, card: int, own: bool) -> Token:
        plain = self._next(card)
        if not own:
            return plain
        ids = self.hand.setdefault(card, [])
        ids.append(plain.id)
        if len(ids) == 1:
            return plain
        return Token(id=plain.id, name=plain.name, face=plain.face, like=ids[0])


@cache
def _back(seat: int, number: int) -> Token:
    return Token(id=f"hand{seat}.{number}", name=f"hidden card of {{{seat}}}", kind="back")


@cache
def _place(id: str, name: str, place: int, like: str) -> Token:
    return Token(id=id, name=name, kind="place", note="free", place=place, like=like)


@cache
def _note(card: int, position: int, own: bool) -> str:
    """The few words below a royal."""
    if position == UPRIGHT:
        return f"attack ÷ {RANK[card]}" if own else ""
    if position == DIAGONAL:
        return "rests" if own else ""
    if own:
        return f"{ONE_OF_SUIT[card % 4]} revives {them(card)}"
    return "buried if not revived"


def them(card: int) -> str:
    return "her" if card // 4 == QUEEN else "him"


def _under(royal: Royal) -> str:
    names = listed([NAMES[card] for card in royal.under])
    return f"{names} under {them(royal.card)}, {counted(royal.points, 'point')}"
