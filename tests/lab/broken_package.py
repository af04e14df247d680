"""A package that is there, and needs one that is not."""

import nosuch  # type: ignore[import-not-found]  # noqa: F401
