"""HTTP and WebSocket endpoints, and the built client."""
