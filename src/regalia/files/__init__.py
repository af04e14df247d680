"""The files that people write: which kinds there are, how a file is recognised, and how it sets up a table."""
