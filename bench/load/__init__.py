"""A server under load: many tables, many moves, one machine. `make load` writes down how it bears it."""
