"""Small changes of the sources, drawn by seed, to see which of them the tests notice."""
