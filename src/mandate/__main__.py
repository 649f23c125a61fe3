"""`python -m mandate` is the command `mandate`."""

import sys

from mandate.cli.main import main

sys.exit(main())
