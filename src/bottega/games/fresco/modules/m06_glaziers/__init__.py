"""Module 6: the glaziers."""
