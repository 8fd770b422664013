"""Advice to bots: what a position of the base game is worth. That of a module lies in its own `advice.py`."""
