"""Module 8: the bells."""
