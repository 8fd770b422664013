"""The tool cards: what each does, when it may be used, and why not."""
