"""Module 9: the wall fresco."""
