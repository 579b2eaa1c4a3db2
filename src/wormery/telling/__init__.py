"""What happens in a game, in sentences: for the terminal, and for the page by the server."""
