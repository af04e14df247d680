"""Kinds of files: what ships is good, and schema and reader agree."""
