"""`python -m tests.soak`: thousands of random games with all checks on."""

import sys

from tests.soak.running import main

if __name__ == "__main__":
    sys.exit(main())
