"""The wire: structs for messages, HTTP bodies and events."""
