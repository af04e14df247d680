"""What the puzzles of The Royal Ascension ask for.

Dice are bounded, and no commitment is stronger than the best territory with the two best hearts and all weapons. So a lead
that no dice can make up is known without rolling them.
"""

from __future__ import annotations

from regalia.games.royal_ascension.rules.bags import copies, worth
from regalia.games.royal_ascension.rules.battle import strength
from regalia.games.royal_ascension.rules.model import (
    BASKET,
    CLUBS_OUT,
    DISPLAY,
    FIELDED,
    FIGHTER,
    GOLD_IN,
    HEARTS_IN,
    HEARTS_OUT,
    MARKERS,
    WEAPONS,
    WIDTH,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    BUYING,
    COMMITTING,
    FIGHTING,
    MOST_HEARTS,
    PAYING,
    PLAGUE_COST,
    POINTS,
    RANKS,
    TERRITORIES,
)
from regalia.kernel.optional.goals import Goal, Goals, Place, Words

PIPS = 5  # largest difference between two dice
ENOUGH = 200  # more than any strength


def turn(state: Position) -> tuple[int, int]:
    return state.table.round * state.options.seats + state.table.place, state.table.active


def committed(state: Position, seat: int) -> int:
    """The strength of what the seat has committed, before or after it is shown."""
    if state.table.step == FIGHTING:
        return strength(state.options, state.table, seat)
    hand, values = seat * WIDTH, state.options.values
    cards = worth(state.hands[hand + HEARTS_OUT], values) + worth(state.hands[hand + CLUBS_OUT], values)
    return POINTS[state.hands[hand + FIELDED]] + cards - PLAGUE_COST * state.table.row[MARKERS + seat]


def strongest(state: Position, seat: int) -> int:
    """The most that the seat could commit in this world."""
    row, values = state.table.row, state.options.values
    hearts = state.hands[seat * WIDTH + HEARTS_IN]
    held = sorted((values[rank] for rank in range(RANKS) for _ in range(copies(hearts, rank))), reverse=True)
    land = max(POINTS[land] for land in range(TERRITORIES) if state.table.owner[land] == seat)
    return land + sum(held[:MOST_HEARTS]) + worth(row[WEAPONS + seat], values) - PLAGUE_COST * row[MARKERS + seat]


def theirs(state: Position, seat: int) -> int:
    return strongest(state, 1 - seat)


def spared(state: Position, seat: int) -> int:
    """How little is at stake in a battle that is certainly won; 0 in one that is not."""
    if state.table.step not in (COMMITTING, FIGHTING):
        return 0
    mine = committed(state, seat)
    certain = mine - strongest(state, 1 - seat) > PIPS * state.options.battle_dice
    return ENOUGH - mine if certain else 0


def committing(state: Position, seat: int) -> bool:
    return state.table.step == COMMITTING and state.turn() == seat


def attacking(state: Position, seat: int) -> bool:
    return committing(state, seat) and state.table.row[FIGHTER] == seat


def defending(state: Position, seat: int) -> bool:
    return committing(state, seat) and state.table.row[FIGHTER] != seat


def arms(state: Position, seat: int) -> int:
    """The strength of the seat's weapons, with those in the basket."""
    bags = worth(state.table.row[WEAPONS + seat], state.options.values)
    return bags + (worth(state.table.bags[BASKET], state.options.values) if state.table.step in (BUYING, PAYING) else 0)


def gold(state: Position, seat: int) -> int:
    return worth(state.hands[seat * WIDTH + GOLD_IN], state.options.values)


def buying(state: Position, seat: int) -> bool:
    return state.table.step == BUYING


def choosy(state: Position, seat: int) -> bool:
    """The display costs more than the seat's gold: something must stay there."""
    return buying(state, seat) and worth(state.table.bags[DISPLAY], state.options.values) > gold(state, seat)


def paying(state: Position, seat: int) -> bool:
    return state.table.step == PAYING


BATTLE = Words(
    ask="Win for certain with the least at stake",
    about="Beat whatever {them} can commit and roll, and keep everything else at home.",
    reached="No dice and no commitment of {them} can make up your lead, and nothing less would do.",
    nothing="{them} could win with the best commitment and dice, or you would stake more than you need.",
)
DEFENCE = Words(
    ask="Find the only defence",
    about="{them} attacks. Hold against all that {them} can commit and roll, with the least at stake.",
    reached="No dice and no commitment of {them} can break through, and nothing less would do.",
    nothing="{them} could win with the best commitment and dice, or you would stake more than you need.",
)
SHOP = Words(
    ask="Buy the most strength",
    about="Fill your basket with {count} of strength. The shop gives no change.",
    reached="{count} of strength, the most that your gold buys.",
    nothing="After that your gold buys less.",
    short="After that your gold buys at most {count}.",
    second="Any other first purchase ends with {count} or less.",
)
PAYMENT = Words(
    ask="Pay and waste the least",
    about="The shop gives no change: choose the diamonds that cover the price.",
    reached="Nothing else covers the price and leaves you more gold.",
    nothing="After that you have less gold left than you could.",
)


def out_of_shop(state: Position, seat: int) -> bool:
    return not buying(state, seat)


def paid(state: Position, seat: int) -> bool:
    return not paying(state, seat)


def sent(state: Position, seat: int) -> bool:
    return not committing(state, seat)


def sure(name: str, words: Words, due: Place) -> Goal:
    """To win a battle for certain with the least at stake."""
    return Goal(
        name,
        "gain",
        words,
        spared,
        due,
        pending=committing,
        final=sent,
        danger=theirs,
        most=ENOUGH,
        worlds=8,
        choices=12,
        limit=50_000,
        exercise=True,
    )


GOALS = Goals(
    turn=turn,
    all=(
        sure("battle", BATTLE, attacking),
        sure("defence", DEFENCE, defending),
        Goal("shop", "gain", SHOP, arms, choosy, buying, out_of_shop, worlds=1, choices=10, least=2, limit=20_000),
        Goal(
            "payment",
            "gain",
            PAYMENT,
            gold,
            paying,
            paying,
            paid,
            worlds=1,
            choices=10,
            least=-64,
            most=1,
            limit=20_000,
        ),
    ),
)
