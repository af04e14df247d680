"""Battle at the table: pictures, prompts, reasons and the log."""
