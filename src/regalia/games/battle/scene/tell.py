# native: pictures
"""The sentences of the log: what was done, and what came of it."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle.notation import CODEC, number
from regalia.games.battle.rules import army, cards, fields
from regalia.games.battle.rules.fields import (
    attacked_side,
    chosen_name,
    chosen_seat,
    fighter_group,
    fighter_name,
    named_group,
    played_card,
    use_opponent,
)
from regalia.games.battle.rules.model import soldier_card
from regalia.games.battle.scene.happenings import Happenings
from regalia.games.battle.scene.past import past
from regalia.games.battle.scene.sight import BLANK, DRAWN, Sight, drawn, skill
from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Sentence
from regalia.kernel.state import VERB_MASK, View


def tell(before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
    """The sentences for a line as the viewer was shown it.

    An empty line was withheld: then only the changes that the viewer saw can be told.
    """
    was, now = Sight(before, rules), Sight(after, rules)
    who, _, text = line.partition(" ")
    if not line:
        return Happenings(was, now).told()
    if who == CHANCE_MARK:
        return [*_dealt(text), *Happenings(was, now).told()]
    seat = int(who)
    move = CODEC.parse(text)
    secret = move & VERB_MASK == fields.CUT and played_card(move) == BLANK
    deed = _built(now, seat) if secret else _deed(was, seat, move)
    deeds = [Sentence(text=deed, seat=seat, past="" if secret else past(was, seat, move))] if deed else []
    return [*deeds, *Happenings(was, now, move).told()]


def _built(now: Sight, seat: int) -> str:
    """One sentence for all secret cuts of a deck, at the last one."""
    size = int(now.options.deck_size)
    return f"builds a deck of {counted(size, 'card')}" if now.pile_size(seat) == size else ""


def _dealt(text: str) -> list[Sentence]:
    """The sentences for a chance line."""
    verb, *words = text.split(" ")
    if verb == "time":
        return [Sentence(text="Time is called: this turn is played to its end.")]
    seat = int(words[0])
    if verb == "first":
        return [Sentence(text="goes first", seat=seat)]
    found = sorted(number(word) for word in words[1:])
    hidden = BLANK in found
    if verb == "draw":
        return [Sentence(text=f"draws {counted(len(found), 'card') if hidden else drawn(found)}", seat=seat)]
    what = "a pool" if verb == "pool" else "a pack"
    return [Sentence(text=f"is dealt {what}" + ("" if hidden else f": {drawn(found)}"), seat=seat)]


def _deed(was: Sight, seat: int, move: int) -> str:
    """What the seat did."""
    verb = move & VERB_MASK
    if verb in (fields.PICK, fields.CUT):
        return f"{'takes' if verb == fields.PICK else 'cuts'} {DRAWN[played_card(move)]}"
    if verb in (fields.PLAY, fields.USE):
        return _played(was, seat, move)
    if verb in (fields.STRIKE, fields.DESTROY, fields.TAKE):
        return _chosen(was, seat, move)
    return _fought(was, seat, move)


def _played(was: Sight, seat: int, move: int) -> str:
    card = played_card(move)
    if move & VERB_MASK == fields.PLAY:
        return f"plays {DRAWN[card]} as a soldier, skill {skill(card)}"
    rank = card // 4
    if rank == cards.ACE:
        return f"uses {DRAWN[card]}: {counted(min(2, was.to_draw(seat)), 'card')} to draw"
    if rank == cards.THREE:
        return f"uses {DRAWN[card]} to destroy a soldier"
    opponent = use_opponent(move)
    if rank == cards.TWO:
        return (
            f"uses {DRAWN[card]} on {{{opponent}}}, who loses {counted(min(2, len(was.armies[opponent])), 'soldier')}"
        )
    return f"uses a joker on {{{opponent}}} to take over a soldier"


def _chosen(was: Sight, seat: int, move: int) -> str:
    owner = chosen_seat(move)
    card = DRAWN[soldier_card(army.read(was.options, owner, chosen_name(move)))]
    verb = move & VERB_MASK
    if verb == fields.TAKE:
        return f"hands {card} over" if owner == seat else f"takes {{{owner}}}'s {card}"
    if verb == fields.DESTROY:
        return f"gives up {card}" if owner == seat else f"destroys {{{owner}}}'s {card}"
    return f"strikes {{{owner}}}'s {card} with skill {was.table.level}"


def _fought(was: Sight, seat: int, move: int) -> str:
    """A move about attackers or blockers, or the end of a step."""
    verb = move & VERB_MASK
    if verb == fields.DONE:
        return "has chosen the attackers" if was.table.count else "does not attack"
    if verb == fields.END:
        return "ends the turn"
    if verb == fields.AID:
        return f"helps {_attackers(was, named_group(move))}"
    if verb == fields.PASS:
        attackers = _attackers(was, named_group(move))
        blocked = was.fighters(named_group(move), blocking=True)
        return f"has blocked {attackers}" if blocked else f"lets {attackers} through"
    card = DRAWN[soldier_card(army.read(was.options, seat, fighter_name(move)))]
    if verb == fields.ATTACK:
        return f"attacks {was.called(attacked_side(move))} with {card}"
    attackers = _attackers(was, fighter_group(move))
    return f"adds {card} to {attackers}" if verb == fields.JOIN else f"blocks {attackers} with {card}"


def _attackers(sight: Sight, group: int) -> str:
    return drawn([soldier.card for soldier in sight.fighters(group, blocking=False)])
