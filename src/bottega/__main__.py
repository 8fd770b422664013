"""`python -m bottega` is `bottega`."""

import sys

from bottega.command_line.app import main

if __name__ == "__main__":
    sys.exit(main())
