"""Build the documentation site: ``python tools/docs_site.py`` (``make docs``). The pages go to build/site.

First a whole tree of pages is prepared in build/docs: ``docs/``, Markdown files that lie elsewhere (:data:`OUTSIDE` and
the rules of every game) with links between them rewritten, and text that is generated from the sources where a page
asks for it with a line such as ``<!-- generated: command-line -->``. MkDocs then builds that tree in strict mode.
Finally the result is searched for anything that a browser would fetch from another host.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import typer.main

from regalia.cli import app
from regalia.games import catalogue, find
from regalia.kernel.features import Block
from regalia.kernel.game import Game
from regalia.testing.battery import LAWS

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
OUTSIDE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "bench/README.md": "how-to/measure-speed.md",
    "web/README.md": "reference/client.md",
}
MARK = re.compile(r"^<!-- generated: ([a-z-]+) ?([a-z-]*) -->$", re.MULTILINE)
TABLE = re.compile(r"^=+ +=+\n(?:.*\n)+?=+ +=+$", re.MULTILINE)
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
FETCHED = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//[^>]*""")


def main() -> int:
    prepare(PAGES)
    return build() or complain(fetched(SITE))


def build() -> int:
    """Run MkDocs; its exit code. Not with --quiet: MkDocs counts only warnings that it prints."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", *sys.argv[1:]]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    for line in done.stdout.splitlines():
        if line and not line.startswith("INFO"):
            print(line, file=sys.stderr)
    return done.returncode


def complain(faults: list[str]) -> int:
    for fault in faults:
        print(f"This page would fetch from another host: {fault}", file=sys.stderr)
    return 1 if faults else 0


def prepare(folder: Path) -> None:
    """Write the tree that MkDocs reads."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    moved = outside()
    for source, page in moved.items():
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / source, folder / page)
    origin = {page: source for source, page in moved.items()}
    for path in folder.rglob("*.md"):
        page = path.relative_to(folder).as_posix()
        text = MARK.sub(lambda mark: GENERATED[mark[1]](*mark[2].split()), path.read_text(encoding="utf-8"))
        path.write_text(link_pages(text, page, origin.get(page, f"docs/{page}"), moved), encoding="utf-8")


def outside() -> dict[str, str]:
    """The files outside ``docs/`` that are pages of the site, and where they stand there."""
    return OUTSIDE | {rules_file(game): f"reference/rules/{game.key}.md" for game in catalogue().values()}


def rules_file(game: Game) -> str:
    return f"src/{type(game).__module__.replace('.', '/')}/rules.md"


def link_pages(text: str, page: str, origin: str, moved: dict[str, str]) -> str:
    """A page whose relative links lead to pages of the site; a link to any other file becomes its text."""

    def rewritten(match: re.Match[str]) -> str:
        name, hash_, anchor = match[2].partition("#")
        if not name or "://" in name:
            return match[0]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), name))
        found = target.removeprefix("docs/") if target.startswith("docs/") else moved.get(target)
        if found is None:
            return match[1].lstrip("!")[1:-1]
        return f"{match[1]}({posixpath.relpath(found, posixpath.dirname(page) or '.')}{hash_}{anchor})"

    return LINK.sub(rewritten, text)


def fetched(site: Path) -> list[str]:
    """Every place in the site that a browser would fetch from another host."""
    found = []
    for path in sorted(site.rglob("*.html")):
        for tag in FETCHED.findall(path.read_text(encoding="utf-8")):
            found.append(f"{path.relative_to(site)}: {tag}")
    return found


# ---- generated text


def commands() -> str:
    """Every command of the program with its help text, arguments and options."""
    parts = []
    for name, command in sorted(listed(typer.main.get_command(app))):
        text, _, examples = inspect.cleandoc(command.help or "").partition("[bold]Examples[/bold]")
        parts += [f"## regalia {name}", re.sub(r"\[/?bold\]", "**", text).strip()]
        if command.params:
            rows = [parameter_row(parameter) for parameter in command.params]
            parts.append("\n".join(["| parameter | meaning |", "|---|---|", *rows]))
        if examples.strip():
            parts.append(f"```\n{inspect.cleandoc(examples)}\n```")
    return "\n\n".join(parts)


def listed(group: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    """Every command with its full name; a group's after the group."""
    for name, command in group.commands.items():
        yield f"{before}{name}", command
        if hasattr(command, "commands"):
            yield from listed(command, f"{before}{name} ")


def parameter_row(parameter: Any) -> str:
    """An argument by its name in capitals, an option by its words."""
    argument = parameter.param_type_name == "argument"
    names = parameter.metavar or parameter.name.upper() if argument else ", ".join(parameter.opts)
    return f"| `{names}` | {cell(getattr(parameter, 'help', None) or '')} |"


def options(key: str) -> str:
    """Every option of a game."""
    rows = [
        f"| `{option.name}` | `{written(option.default)}` | {cell(option.allowed())} | {cell(option.meaning)} |"
        for option in find(key).options
    ]
    return "\n".join(["| option | default | values | meaning |", "|---|---|---|---|", *rows])


def written(value: object) -> str:
    """A value as JSON has it; data of several parts is not written out."""
    text = json.dumps(value)
    return text if len(text) <= 24 else "…"


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def positions(key: str) -> str:
    """The format of a game's position text, as its module describes it."""
    spec = importlib.util.find_spec(f"{type(find(key)).__module__}.positions")
    if spec is None or spec.origin is None:
        return "Positions of this game cannot be written as text."
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    return TABLE.sub(lambda found: table(found[0]), ast.get_docstring(tree) or "")


def table(text: str) -> str:
    """A table of two columns between lines of ``=``, as Markdown. A row without a first cell continues the one above."""
    width = text.index(" ")
    rows: list[list[str]] = []
    for line in text.splitlines()[1:-1]:
        name, told = line[:width].strip(), line[width:].strip()
        if rows and (not name or rows[-1][0].endswith(",")):
            rows[-1] = [f"{rows[-1][0]} {name}".strip(), f"{rows[-1][1]} {told}".strip()]
        else:
            rows.append([name, told])
    names = (", ".join(f"`{name}`" for name in row[0].split(", ")) for row in rows)
    return "\n".join(
        [
            "| clause | meaning |",
            "|---|---|",
            *(f"| {n} | {cell(row[1])} |" for n, row in zip(names, rows, strict=True)),
        ]
    )


def laws() -> str:
    rows = [f"| {law.number} | {cell(law.promise)} |" for law in LAWS.values()]
    return "\n".join(["| law | what it checks |", "|---|---|", *rows])


def features(key: str) -> str:
    """Every block of a game's observations, for its default options."""
    rules, _ = find(key).set_up()
    rows = [
        f"| {block.at} | `{block.name}` | {' × '.join(map(str, block.shape))} | {values(block)} | {cell(block.meaning)} |"
        for block in rules.learning.layout.blocks
    ]
    size = (
        f"{rules.learning.layout.width} numbers; {rules.learning.actions} actions; at most {rules.longest} decisions."
    )
    return "\n".join([size, "", "| from | block | shape | values | meaning |", "|---|---|---|---|---|", *rows])


def values(block: Block) -> str:
    """The bounds of a block's numbers."""
    low, high = (f"{bound / block.unit:.4g}" for bound in (int(block.low), int(block.high)))
    return f"{low} to {high}"


GENERATED: dict[str, Callable[..., str]] = {
    "command-line": commands,
    "options": options,
    "positions": positions,
    "laws": laws,
    "features": features,
}

if __name__ == "__main__":
    sys.exit(main())
