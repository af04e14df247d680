"""Files that people write: their kinds, their schemas, and their faults in words."""
