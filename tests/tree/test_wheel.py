"""The wheel holds every file of the package as it lies here, so that the digests of compiled code hold there too."""

from __future__ import annotations

import importlib.util
import json
import sysconfig
import zipfile
from pathlib import Path

import pytest

from regalia import native

pytestmark = pytest.mark.release  # make check-wheel installs one and plays

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "regalia"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (PACKAGE / "server" / "client" / "index.html").exists(), "the client is not built: run 'make setup' first"
    spec = importlib.util.spec_from_file_location("wheel", ROOT / "tools" / "wheel.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    folder = tmp_path_factory.mktemp("wheel")
    made: Path = tool.main(folder / "dist", folder / "stage")
    return made


def test_every_source_and_every_file_of_a_game_is_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
        for path in PACKAGE.rglob("*"):
            name = path.relative_to(PACKAGE.parent).as_posix()
            if path.is_dir() or "__pycache__" in name or name.startswith("regalia/_native/"):
                continue
            assert name in inside, f"{name} is missing"
            assert archive.read(name) == path.read_bytes(), f"{name} was changed"


def test_the_compiled_modules_fit_the_sources_in_it(wheel: Path) -> None:
    if not native.MANIFEST.exists():
        pytest.skip("nothing is compiled here")
    with zipfile.ZipFile(wheel) as archive:
        manifest = json.loads(archive.read("regalia/_native/manifest.json"))
        compiled = {name for name in archive.namelist() if name.endswith(native.SUFFIX)}
    folder = f"regalia/_native/{manifest['folder']}"
    files, why_not = native.usable()
    assert why_not == ""
    assert compiled == {f"{folder}/{name.replace('.', '/')}{native.SUFFIX}" for name in files}


def test_its_name_says_where_it_runs(wheel: Path) -> None:
    python, abi, platform = wheel.stem.split("-")[2:]
    if not native.MANIFEST.exists():
        assert (python, abi, platform) == ("py3", "none", "any")
        return
    version = sysconfig.get_python_version().replace(".", "")
    assert (python, abi) == (f"cp{version}", f"cp{version}")
    assert platform == sysconfig.get_platform().replace("-", "_").replace(".", "_")


def test_it_asks_for_nothing_that_only_builders_need(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [metadata] = [archive.read(name).decode() for name in archive.namelist() if name.endswith("/METADATA")]
    needed = [line for line in metadata.splitlines() if line.startswith("Requires-Dist:") and "extra ==" not in line]
    assert needed
    assert not [line for line in needed if any(tool in line for tool in ("mypy>", "setuptools", "pytest", "ruff"))]
