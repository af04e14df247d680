"""Battle Royal: pictures, reasons and sentences."""
