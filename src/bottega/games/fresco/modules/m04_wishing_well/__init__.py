"""Module 4: the wishing well."""
