"""The modules of Fresco, a file each."""
