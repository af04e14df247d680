"""The catalogue of games for the client."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.agents.characters import CHARACTERS
from regalia.agents.levels import LEVELS
from regalia.house_rules import Group, house_rules
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.lessons.lesson import Lesson
from regalia.lessons.shelf import lessons
from regalia.presets import presets, seat_counts
from regalia.server.wire.setup import (
    CharacterInfo,
    GameInfo,
    GameSetup,
    LessonInfo,
    OptionInfo,
    PlacedDrawing,
    PresetInfo,
    RuleGroup,
    RuleInfo,
)


def catalogue(games: Mapping[str, Game]) -> list[GameInfo]:
    return [game_info(game) for game in games.values()]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        key=game.key,
        title=game.title,
        tagline=game.tagline,
        minutes=game.minutes,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats,
        lessons=tuple(lesson_info(lesson) for lesson in lessons(game).values()),
    )


def game_setup(game: Game) -> GameSetup:
    book = house_rules(game)
    return GameSetup(
        game=game_info(game),
        options=tuple(option_info(option) for option in game.options),
        standard=book.standard,
        rules=tuple(found for found in map(rule_group, book.group) if found.rules),
        presets=tuple(
            PresetInfo(
                name=preset.name,
                title=preset.title,
                says=preset.says,
                players=preset.players,
                options=preset.options,
                needs=preset.needs,
                seats=seat_counts(game, preset.name),
                last=preset.last,
                picture=tuple(
                    PlacedDrawing(id=id, x=x, y=y, width=width, turn=turn) for id, x, y, width, turn in preset.picture
                ),
            )
            for preset in presets(game).values()
        ),
    )


def rule_group(group: Group) -> RuleGroup:
    """The rules of a group that a form offers."""
    return RuleGroup(
        title=group.title,
        rules=tuple(
            RuleInfo(option=rule.option, label=rule.label, words=rule.words, rated=rule.rated, brings=rule.brings)
            for rule in group.rule
            if not rule.hidden
        ),
    )


def characters() -> list[CharacterInfo]:
    """The characters, the weakest first."""
    levels = list(LEVELS)
    return [
        CharacterInfo(
            key=one.key,
            name=one.name,
            level=LEVELS[one.level].title,
            strength=levels.index(one.level) + 1,
            about=one.about,
            tincture=one.tincture,
            charge=one.charge,
        )
        for one in CHARACTERS.values()
    ]


def lesson_info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        name=lesson.name, title=lesson.title, about=lesson.about, minutes=lesson.minutes, beats=len(lesson.beats)
    )


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=option.default,
        meaning=option.meaning,
        values=option.values,
        labels=option.labels,
        low=option.low,
        high=option.high,
        among=option.among,
        nullable=option.nullable,
        null=option.null,
    )
