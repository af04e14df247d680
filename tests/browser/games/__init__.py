"""The five tables in the browser, each with what is particular to its game."""
