"""Setting up says in words what is missing, and goes on where it can."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def tool(name: str) -> ModuleType:
    if str(TOOLS) not in sys.path:
        sys.path.append(str(TOOLS))  # tools import one another by name
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def find_python(**env: str) -> subprocess.CompletedProcess[str]:
    command = ["/bin/sh", str(TOOLS / "find-python.sh")]
    return subprocess.run(command, env={"PATH": os.environ["PATH"]} | env, capture_output=True, text=True)


def program(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def test_a_python_that_will_do_is_found() -> None:
    found = find_python(PYTHON=sys.executable)
    assert found.returncode == 0
    assert Path(found.stdout.strip()).exists()


def test_a_python_asked_for_that_will_not_do_is_refused() -> None:
    refused = find_python(PYTHON="/bin/false")
    assert refused.returncode == 1
    assert (
        refused.stderr == "PYTHON=/bin/false will not do: Python 3.11, 3.12 or 3.13 with its venv module is needed.\n"
    )


def test_no_python_at_all_is_told(tmp_path: Path) -> None:
    refused = find_python(PATH=str(tmp_path))
    assert refused.returncode == 1
    assert refused.stderr.startswith("Regalia needs Python 3.11, 3.12 or 3.13, and none was found.")


def test_a_python_that_is_too_old_is_passed_over(tmp_path: Path) -> None:
    program(tmp_path / "python3.13", "exit 3")
    program(tmp_path / "python3", f'exec "{sys.executable}" "$@"')
    assert find_python(PATH=str(tmp_path)).returncode == 0


def test_a_python_without_venv_is_told(tmp_path: Path) -> None:
    program(tmp_path / "python3.12", '[ "$2" = "" ] && exit 0; exit 1')
    refused = find_python(PATH=str(tmp_path))
    assert refused.returncode == 1
    assert refused.stderr.startswith("python3.12 is here, but without its venv module.")


def test_no_compiler_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tool("c_build").find_compiler() == (None, "none was found")


def test_a_compiler_that_does_not_work_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program(tmp_path / "cc", "echo 'no developer tools' >&2; exit 1")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tool("c_build").find_compiler() == (None, "cc: no developer tools")


@pytest.mark.parametrize("version", ["v18.20.1", "v20.18.9", ""])
def test_a_node_that_is_too_old_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str) -> None:
    program(tmp_path / "node", f"echo {version}")
    program(tmp_path / "npm", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    prepare = tool("prepare")
    with pytest.raises(prepare.Trouble, match=r"Node 20\.19 or newer with npm is needed .*; here is"):
        prepare.check_node()


def test_a_missing_node_is_told_with_what_works_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    prepare = tool("prepare")
    with pytest.raises(prepare.Trouble, match=r"is not installed[\s\S]*plays in the terminal"):
        prepare.check_node()


def test_digests_see_names_and_contents() -> None:
    prepare = tool("prepare")
    one, other = prepare.ROOT / "README.md", prepare.ROOT / "LICENSE"
    assert prepare.digest([one, other]) == prepare.digest([other, one])
    assert len({prepare.digest(files) for files in ([], [one], [other], [one, other])}) == 4
    assert prepare.digest([one], "a", "b") != prepare.digest([one], "ab")


def rejected(log: Any) -> None:
    with log.swallowing():
        os.write(2, b"rejected\n")
        sys.exit(1)


NOISE = "import sys; print('note: Treating generator comprehension as list'); sys.exit(int(sys.argv[1]))"


def test_a_step_prints_one_line_and_no_output_of_its_tool(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    steps = tool("steps")
    monkeypatch.setattr(steps, "BUILD", tmp_path)
    log = steps.Log("setup.log")
    with steps.step("Build the table", "about 1 minute"):
        log.run(sys.executable, "-c", NOISE, "0")
    with steps.step("Compile the rules", "3 minutes"), log.swallowing():
        os.write(1, b"warning: unused variable\n")
        subprocess.run([sys.executable, "-c", NOISE, "0"], check=True)
    out, err = capfd.readouterr()
    assert re.fullmatch(
        r"  Build the table \(about 1 minute\) … \d+ s\n  Compile the rules \(3 minutes\) … \d+ s\n", out
    )
    assert err == ""
    assert log.path.read_text().count("\nnote: Treating") == 2


def test_a_step_that_fails_shows_the_end_of_its_output_and_names_the_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    steps = tool("steps")
    monkeypatch.setattr(steps, "BUILD", tmp_path)
    monkeypatch.setattr(steps, "ROOT", tmp_path.parent)
    log = steps.Log("setup.log")
    with pytest.raises(steps.Trouble, match=r"exit code 3[\s\S]*note: Treating[\s\S]*/setup\.log\."):
        log.run(sys.executable, "-c", NOISE, "3")
    with pytest.raises(steps.Trouble, match=r"^  rejected\n\nThe whole output is in .*/setup\.log\.$"):
        rejected(log)
    assert capfd.readouterr().out == ""
