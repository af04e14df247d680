# native: pictures
"""A line told for the log: what was done, what came of it, and what happened by itself."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle import army, cards, terms
from regalia.games.battle.happenings import Happenings
from regalia.games.battle.notation import CODEC, number
from regalia.games.battle.survey import BLANK, DRAWN, Survey, drawn, skill
from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Sentence
from regalia.kernel.state import View


def tell(before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
    """The line as the viewer was shown it, between what the viewer saw before and after it; empty: it was withheld."""
    was, now = Survey(before, rules), Survey(after, rules)
    who, _, text = line.partition(" ")
    if not line:
        return Happenings(was, now).told()
    if who == CHANCE_MARK:
        return [*_dealt(text), *Happenings(was, now).told()]
    seat = int(who)
    move = CODEC.parse(text)
    deed = Sentence(text=_deed(was, seat, move), seat=seat)
    return [deed, *Happenings(was, now, move).told()]


def _dealt(text: str) -> list[Sentence]:
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


def _deed(was: Survey, seat: int, move: int) -> str:
    verb = move & 63
    if verb in (terms.PICK, terms.CUT):
        return f"{'takes' if verb == terms.PICK else 'cuts'} {DRAWN[(move >> 6) - 1]}"
    if verb in (terms.PLAY, terms.USE):
        return _played(was, seat, move)
    if verb in (terms.STRIKE, terms.DESTROY, terms.TAKE):
        return _chosen(was, seat, move)
    return _fought(was, seat, move)


def _played(was: Survey, seat: int, move: int) -> str:
    card = (move >> 6 & 63) - 1
    if move & 63 == terms.PLAY:
        return f"plays {DRAWN[card]} as a soldier, skill {skill(card)}"
    rank = card // 4
    if rank == cards.ACE:
        return f"uses {DRAWN[card]}: {counted(min(2, was.to_draw(seat)), 'card')} to draw"
    if rank == cards.THREE:
        return f"uses {DRAWN[card]} to destroy a soldier"
    opponent = (move >> 12) - 1
    if rank == cards.TWO:
        return (
            f"uses {DRAWN[card]} on {{{opponent}}}, who loses {counted(min(2, len(was.armies[opponent])), 'soldier')}"
        )
    return f"uses a joker on {{{opponent}}} to take over a soldier"


def _chosen(was: Survey, seat: int, move: int) -> str:
    owner = move >> 6 & 7
    card = DRAWN[army.read(was.options, owner, move >> 9) >> 3]
    verb = move & 63
    if verb == terms.TAKE:
        return f"hands {card} over" if owner == seat else f"takes {{{owner}}}'s {card}"
    if verb == terms.DESTROY:
        return f"gives up {card}" if owner == seat else f"destroys {{{owner}}}'s {card}"
    return f"strikes {{{owner}}}'s {card} with skill {was.table.level}"


def _fought(was: Survey, seat: int, move: int) -> str:
    """Attackers and blockers, and the ends of steps."""
    verb = move & 63
    if verb == terms.DONE:
        return "has chosen the attackers" if was.table.count else "does not attack"
    if verb == terms.END:
        return "ends the turn"
    if verb == terms.AID:
        return f"helps group {move >> 6}"
    if verb == terms.PASS:
        blocked = was.fighters(move >> 6, blocking=True)
        return f"has blocked group {move >> 6}" if blocked else f"does not block group {move >> 6}"
    card = DRAWN[army.read(was.options, seat, move >> 6 & 1023) >> 3]
    if verb == terms.ATTACK:
        return f"attacks {was.called(move >> 16)} with {card}: group {was.table.count + 1}"
    return f"{'joins' if verb == terms.JOIN else 'blocks'} group {move >> 16} with {card}"
