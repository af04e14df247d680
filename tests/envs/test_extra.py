"""Without the packages of an environment, importing it says how to install them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from regalia.envs.extra import explained


@pytest.mark.parametrize(
    ("package", "extra"), [("numpy", "envs"), ("gymnasium", "envs"), ("pettingzoo", "envs"), ("pyspiel", "openspiel")]
)
def test_what_is_missing_says_how_to_install_it(package: str, extra: str) -> None:
    program = f"import sys; sys.modules['{package}'] = None; import regalia.envs.openspiel"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=200)
    assert ended.returncode == 1
    assert f"needs the package '{package}', which is not installed: pip install 'regalia[{extra}]'." in ended.stderr


def test_a_fault_inside_a_package_is_not_taken_for_its_absence() -> None:
    missing = ModuleNotFoundError("No module named 'nosuch'", name="nosuch.part")
    assert explained(missing) is missing
