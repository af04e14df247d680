"""The table as players see it: pictures, choices, reasons and the log."""
