"""What pyproject.toml cannot say: a package that holds compiled modules fits one Python and one platform."""

from pathlib import Path

from setuptools import Distribution, setup


class RegaliaDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        return Path("src/regalia/_native/manifest.json").exists()


setup(distclass=RegaliaDistribution)
