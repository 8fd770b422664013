"""Module 17: the painters guild."""
