"""Module 11: the bishop's favors."""
