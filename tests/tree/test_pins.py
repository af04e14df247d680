"""What we build on is pinned: every Python requirement to one version, every package of the client to one version and digest."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_requirement_has_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [one for group in project["optional-dependencies"].values() for one in group]
    wanted = {plain(re.split(r"[\[<>=!~ ]", one)[0]) for one in [*project["dependencies"], *extras]} - {"regalia"}
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+( *;.*)?", line) for line in lines)
    assert wanted <= {plain(line.partition("==")[0]) for line in lines}


def test_every_package_of_the_client_has_one_version_and_a_digest() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    named = {**package.get("dependencies", {}), **package["devDependencies"], **package.get("overrides", {})}
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in named.values())
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert all(one.get("integrity", "").startswith("sha512-") for path, one in locked.items() if path)


def test_the_client_makes_no_markup_or_code_from_text() -> None:
    ways = re.compile(
        r"dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write|\beval\(|new Function\("
    )
    sources = [path for path in (ROOT / "web" / "src").rglob("*.ts*") if ".test." not in path.name]
    assert len(sources) > 50
    assert [path.name for path in sources if ways.search(path.read_text())] == []
