"""Module 5: the gold leaf."""
