"""``python -m regalia`` is the program ``regalia``."""

from regalia.cli import run

if __name__ == "__main__":
    run()
