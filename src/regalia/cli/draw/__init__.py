"""Terminal drawing of scenes, cards, choices and reports. Knows no rules."""
