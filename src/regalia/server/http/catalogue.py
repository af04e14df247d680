"""The catalogue of games for the client."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.games import rules_text
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.lessons.lesson import Lesson
from regalia.lessons.shelf import lessons
from regalia.server.bots.roster import ABOUT
from regalia.server.http.rules import in_brief
from regalia.server.wire.http import GameInfo, LessonInfo, OptionInfo


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
        options=tuple(option_info(option) for option in game.options),
        bots=tuple(ABOUT),
        bots_about=tuple(ABOUT.values()),
        rules=in_brief(rules_text(game)),
        lessons=tuple(lesson_info(lesson) for lesson in lessons(game).values()),
    )


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
        nullable=option.nullable,
        null=option.null,
    )
