# native: pictures
"""The prompt and the attack in progress, in words."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle.rules import terms
from regalia.games.battle.rules.draft import direction
from regalia.games.battle.scene.sight import DRAWN, Sight, drawn
from regalia.kernel.scene import Preview, Prompt, Then
from regalia.kernel.scene.toolkit import ended, step_prompt, won_by

ENDINGS = (  # in the order of GAME.reasons
    "Nobody else is left.",
    "The turn limit was reached.",
    "Time was called.",
    "Nothing happened for too many turns in a row.",
    "All decks are built.",
)
CHANCE_SAYS = {
    terms.POOLING: "Pools are dealt.",
    terms.PACKING: "Packs are dealt.",
    terms.PASSING: "Packs are passed on.",
    terms.STARTING: "Drawing lots: who goes first?",
    terms.FALLING: "The hits are counted.",
}
DOING = {  # what all know a seat is doing
    terms.PICKING: "picks a card",
    terms.SPLITTING: "picks a card",
    terms.CUTTING: "builds a deck",
    terms.ATTACKING: "chooses attackers",
    terms.BLOCKING: "chooses blockers",
    terms.STRIKING: "strikes",
    terms.MAIN: "plays cards",
    terms.BY_TWO: "chooses what the two destroys",
    terms.BY_THREE: "chooses what the three destroys",
    terms.BY_JOKER: "chooses what the joker takes",
}
ANSWERS = (terms.BLOCKING, terms.STRIKING, terms.BY_TWO, terms.BY_JOKER)


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return _over(sight)
    chance = CHANCE_SAYS.get(sight.step, "Cards are drawn.")
    answer = sight.step in ANSWERS and sight.chooses and sight.side(sight.seat) != sight.table.active
    return step_prompt(sight, chance, DOING, SAYS, answer=answer)


def _attacking(sight: Sight) -> tuple[str, str]:
    if sight.table.must_join:
        return (
            f"Which of your soldiers joins group {sight.table.group}?",
            "You came to its aid, so one of them must join.",
        )
    if sight.table.group:
        joined = f"Touch another soldier and group {sight.table.group} to make it stronger."
        return "More attackers? Touch a soldier and a player, or send the attack.", joined
    return (
        "Drop soldiers on a player, or on each other to group them.",
        "Or touch them one after the other. Soldiers that attack can still block later.",
    )


def _blocking(sight: Sight) -> tuple[str, str]:
    group = sight.table.group
    attackers = [soldier.card for soldier in sight.fighters(group, blocking=False)]
    side = sight.side(sight.seat)
    coming = sum(
        len(sight.fighters(other, blocking=False))
        for other in range(1, sight.table.count + 1)
        if sight.target(other) == side and not sight.fighters(other, blocking=True)
    )
    total, limit = sight.hits(side) + coming, sight.options.hits_to_lose
    end = " Then you are out." if total >= limit else ""
    if sight.table.last < 0:
        say = "Drop soldiers on the attackers they block."
    else:
        say = f"Group {group}, {drawn(attackers)}: one more blocker?"
    return say, f"If nothing more is blocked: {counted(coming, 'hit')}, {total} of {limit}.{end}"


def _striking(sight: Sight) -> tuple[str, str]:
    table = sight.table
    own = [
        soldier.card
        for soldier in sight.fighters(table.group, blocking=table.answering)
        if soldier.seat == sight.seat and 13 - soldier.card // 4 == table.level
    ]
    falls = "which soldier falls?" if table.need == 1 else f"which {table.need} soldiers fall, one by one?"
    return f"{drawn(own)} {'strikes' if len(own) == 1 else 'strike'} ({table.level}): {falls}", "Strongest skill first."


def _main(sight: Sight) -> tuple[str, str]:
    if sight.special_used:
        small = "Your court card or ability of this turn has been played; number cards are free."
    else:
        small = "Number cards are free; one court card or one ability, with a soldier of its suit."
    return "Play soldiers, use an ability, or end your turn.", small


def _by_two(sight: Sight) -> tuple[str, str]:
    caster = f"{{{sight.table.seat}}}"
    if sight.seat == sight.table.victim:
        many = "one more soldier" if sight.table.need == 1 else counted(int(sight.table.need), "soldier")
        return f"{caster} plays {DRAWN[sight.table.apart]}: give up {many}.", "You choose, strongest first."
    return f"Which soldier of {{{sight.table.victim}}} does the two destroy?", "You choose, strongest first."


def _by_three(sight: Sight) -> tuple[str, str]:
    return "The three destroys any one soldier: which one?", "It may be one of your own."


def _by_joker(sight: Sight) -> tuple[str, str]:
    if sight.seat == sight.table.victim:
        return f"{{{sight.table.seat}}} plays a joker: which soldier do you hand over?", "You choose."
    return f"Which soldier of {{{sight.table.victim}}} comes over to you?", "You choose."


def _picking(sight: Sight) -> tuple[str, str]:
    size = int(sight.options.pack - sight.table.pick)
    after = (sight.seat + direction(sight.table.round)) % sight.seats
    return (
        f"Take one of {size} cards; {{{after}}} gets the others.",
        f"You keep {sight.options.deck_size} of the cards you take.",
    )


def _splitting(sight: Sight) -> tuple[str, str]:
    return "Take one of the open cards.", f"Everybody takes {sight.options.deck_size}."


def _cutting(sight: Sight) -> tuple[str, str]:
    more = sight.pile_size(sight.seat) - sight.options.deck_size
    say = f"Cut {counted(int(more), 'more card')} to get down to {sight.options.deck_size}."
    return say, "Cut from kings down to aces: a stronger card cannot follow."


SAYS = {
    terms.ATTACKING: _attacking,
    terms.BLOCKING: _blocking,
    terms.STRIKING: _striking,
    terms.MAIN: _main,
    terms.BY_TWO: _by_two,
    terms.BY_THREE: _by_three,
    terms.BY_JOKER: _by_joker,
    terms.PICKING: _picking,
    terms.SPLITTING: _splitting,
    terms.CUTTING: _cutting,
}


def _over(sight: Sight) -> Prompt:
    result = sight.result()
    best = max(result)
    winners = [seat for seat in range(sight.seats) if result[seat] == best]
    names = " and ".join(f"{{{seat}}}" for seat in winners)
    if sight.table.reason == terms.BUILT:
        say = "Deck building is over."
    elif best < 1.0:
        say = f"A draw between {names}."
    else:
        say = won_by(sight, winners, names, "team")
    return ended(say, ENDINGS[sight.table.reason])


def focus(sight: Sight) -> Preview | None:
    """The attack in progress, group by group, in the same words for everybody."""
    count = sight.table.count
    if not count:
        return None
    thens = []
    for group in range(1, count + 1):
        attackers = drawn([soldier.card for soldier in sight.fighters(group, blocking=False)])
        blockers = drawn([soldier.card for soldier in sight.fighters(group, blocking=True)])
        text = f"{group}: {attackers or 'nobody left'} on {sight.called(sight.target(group))}"
        thens.append(
            Then(icon="shield" if blockers else "sword", text=f"{text}, blocked by {blockers}" if blockers else text)
        )
    what = f"{counted(int(count), 'group')}"
    return Preview(title=f"{sight.called(sight.table.active)} attacks", what=what, then=tuple(thens))
