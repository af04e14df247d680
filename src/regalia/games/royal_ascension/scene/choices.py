# native: pictures
"""Every legal move as a choice: its label, its outcome and the tokens to touch."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royal_ascension.notation import CODEC, TOKENS
from regalia.games.royal_ascension.rules import fields, terms
from regalia.games.royal_ascension.rules.challenge import may_initiate
from regalia.games.royal_ascension.rules.fields import answer_of, played_card, space_of, target_of, territory_of
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.scene import names
from regalia.games.royal_ascension.scene.names import drawn
from regalia.games.royal_ascension.scene.payments import baskets, payments
from regalia.games.royal_ascension.scene.previews import attack, own_best, targets
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.games.royal_ascension.scene.tokens import Tokens
from regalia.kernel.scene import Badge, Choice, Preview, Then
from regalia.kernel.scene.choices import ChoiceMaker

BRINGS = ("a heart", "gold", "battle", "shop")  # by the kind of the space, in two words at most

CARD_ONLY = "spades: card only"


class Choices(ChoiceMaker):
    """Makes the choices of every decision but a commitment."""

    def __init__(self, sight: Sight, tokens: Tokens) -> None:
        super().__init__(sight.seat, CODEC)
        self.sight = sight
        self.tokens = tokens
        self.makers = {
            fields.PICK: self._pick,
            fields.MOVE: self._move,
            fields.BUY: self._buy,
            fields.PAY: self._pay,
            fields.DONE: self._done,
            fields.TAKE: self._take,
            fields.ALLIN: self._dare,
            fields.ATTACK: self._attack,
            fields.ALLY: self._ally,
            fields.FIGHT: self._fight,
        }

    # ---- draft and ring

    def _pick(self, move: int) -> Choice:
        land = territory_of(move)
        points = int(terms.POINTS[land])
        return Choice(
            line=self.line(move),
            label=f"Take {self.sight.land_name(land)}",
            touch=(terms.SLUGS[land],),
            outcome=f"{points} points in battle",
            badge=Badge(text=f"{points} points", kind="gold"),
        )

    def _move(self, move: int) -> Choice:
        space = space_of(move)
        kind = self.sight.kind(space)
        title, outcome, thens = self._landing(kind)
        return Choice(
            line=self.line(move),
            label=f"Walk to {space}",
            touch=(f"space{space}",),
            outcome=outcome,
            badge=Badge(text="a card" if outcome == CARD_ONLY else BRINGS[kind]),
            preview=Preview(
                title=f"If you walk to {space}",
                what=title,
                sum=own_best(self.sight) if kind == terms.SPADES_SPACE else (),
                then=tuple(thens),
            ),
        )

    def _landing(self, kind: int) -> tuple[str, str, list[Then]]:
        """What a space of this kind gives: title, outcome and details."""
        sight = self.sight
        if kind in (terms.HEARTS_SPACE, terms.DIAMONDS_SPACE):
            suit = int(terms.HEARTS if kind == terms.HEARTS_SPACE else terms.DIAMONDS)
            one = "a heart" if kind == terms.HEARTS_SPACE else "gold"
            left = sight.left(suit) + len(sight.discards(suit))
            if not left:
                return "Nothing is left to draw", f"{names.SPACES[kind]}: none left", []
            return f"Draw {one}", f"{names.SPACES[kind]}: draw", [Then(icon="deck", text=f"{left} can be drawn.")]
        if kind == terms.SHOP_SPACE:
            return self._window()
        position = sight.rules.open(sight.view)
        assert isinstance(position, Position)
        if not may_initiate(position, sight.seat):
            text = "You lost the last battle: no battle is due, but the card takes effect."
            return "An action card, no battle", CARD_ONLY, [Then(icon="shield", text=text)]
        return "An action card, then battle", "spades: battle", targets(sight)

    def _window(self) -> tuple[str, str, list[Then]]:
        """What the shop would offer for the viewer's gold."""
        sight = self.sight
        purse = sight.purse
        if not sight.gold(sight.seat):
            return "A shop, but no gold", "shop, no gold", []
        found = baskets(sight, sight.for_sale(), purse)
        thens = [Then(icon="deck", text=f"{drawn(basket)}: {sight.worth(basket)} gold") for basket in found]
        return (
            f"The shop: what {purse} gold buys",
            f"shop, {purse} gold",
            thens or [Then(icon="x", text="You can pay for none.")],
        )

    # ---- shop

    def _buy(self, move: int) -> Choice:
        sight = self.sight
        face = TOKENS[played_card(move)]
        basket = [*sight.basket(), face]
        total = sight.worth(basket)
        return Choice(
            line=self.line(move),
            label=f"Put [{face}] in the basket",
            touch=(self.tokens.touch[face],),
            outcome=f"{total} of your {sight.purse} gold",
            badge=Badge(text=f"{sight.value(face)} gold", kind="gold"),
            preview=self._bill(f"Basket {drawn(basket)}", total),
        )

    def _bill(self, title: str, total: int) -> Preview:
        """A preview of all ways to pay a sum."""
        sight = self.sight
        thens = []
        for paid in payments(sight, sight.gold(sight.seat) or [], total):
            thens.append(Then(icon="hand", text=f"Pay with {drawn(paid)}: {_lost(sight.worth(paid) - total)}"))
        return Preview(title=title, what=f"{total} gold", then=tuple(thens))

    def _done(self, move: int) -> Choice:
        """Leave the shop, or pay for the basket."""
        basket = self.sight.basket()
        if not basket:
            ends = "buys nothing and ends the turn"
            return Choice(line=self.line(move), label="Leave the shop", touch=("act:done",), outcome=ends)
        total = self.sight.worth(basket)
        return Choice(
            line=self.line(move),
            label=f"Pay for {counted(len(basket), 'weapon')}",
            touch=("act:done",),
            outcome=f"{total} gold",
            preview=self._bill(f"Pay for {drawn(basket)}", total),
        )

    def _pay(self, move: int) -> Choice:
        sight = self.sight
        face = TOKENS[played_card(move)]
        owed = int(sight.table.owed)
        still = owed - sight.value(face)
        rest = list(sight.gold(sight.seat) or [])
        rest.remove(face)
        outcome = f"{still} gold still owed" if still > 0 else f"paid, {-still} gold lost" if still else "paid exactly"
        thens = []
        if still > 0:
            at_most = [one for one in rest if sight.value(one) <= sight.value(face)]
            thens = [
                Then(icon="hand", text=f"Then pay with {drawn(paid)}: {_lost(sight.worth(paid) - still)}")
                for paid in payments(sight, at_most, still)
            ]
        return Choice(
            line=self.line(move),
            label=f"Pay with [{face}]",
            touch=(self.tokens.touch[face],),
            outcome=outcome,
            badge=Badge(text=f"{sight.value(face)} gold", kind="gold"),
            preview=Preview(title=f"If you pay with [{face}]", what=outcome, then=tuple(thens)),
        )

    # ---- action cards

    def _take(self, move: int) -> Choice:
        hearts = answer_of(move) == fields.TAKE_HEARTS
        suit = int(terms.HEARTS if hearts else terms.DIAMONDS)
        left = self.sight.left(suit) + len(self.sight.discards(suit))
        return Choice(
            line=self.line(move),
            label="Take a heart" if hearts else "Take a diamond",
            touch=("act:hearts" if hearts else "act:diamonds",),
            outcome=f"one of {left}, by chance",
        )

    def _dare(self, move: int) -> Choice:
        yes = answer_of(move) == fields.YES
        return Choice(
            line=self.line(move),
            label="Go all in" if yes else "Fight for one territory",
            touch=("act:yes" if yes else "act:no",),
            outcome="the winner takes every territory of the loser" if yes else "the winner takes the territory sent",
        )

    def _attack(self, move: int) -> Choice:
        opponent = target_of(move)
        chance, preview = attack(self.sight, opponent)
        return Choice(
            line=self.line(move),
            label=f"Attack {{{opponent}}}",
            touch=(f"plate{opponent}",),
            outcome=f"you win about {chance} with all you have",
            badge=preview.verdict,
            preview=preview,
        )

    def _ally(self, move: int) -> Choice:
        sight = self.sight
        card = sight.alliances(sight.seat)[-1]
        other = sight.active if sight.step == terms.ANSWERING else -1
        return Choice(
            line=self.line(move),
            label="Use your Secret Alliance",
            touch=("act:ally",),
            outcome=f"discards [{card}]; {{{other}}} does not fight you"
            if other >= 0
            else f"discards [{card}]; no battle",
        )

    def _fight(self, move: int) -> Choice:
        chance, preview = attack(self.sight, self.sight.active)
        return Choice(
            line=self.line(move),
            label=f"Fight {{{self.sight.active}}}",
            touch=("act:fight",),
            outcome=f"you win about {chance} with all you have",
            preview=preview,
        )


def _lost(gold: int) -> str:
    """The gold that a payment wastes, in words."""
    return f"{gold} gold lost" if gold else "nothing lost"
