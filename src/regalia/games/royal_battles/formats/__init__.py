"""Royal Battles: files of units, armies and scenarios: their schemas, their faults, and the options they stand for."""
