"""The full-screen table: the same scenes as in the lines of the terminal, with keys in place of typed numbers."""
