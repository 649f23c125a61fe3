"""Settings for all tests: the same examples in every run, and no deadline on a busy machine."""

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60, database=None)
settings.load_profile("steady")


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Compile the rules before the first test, so that no command under test has to say that it does."""
    from mandate.games.qin.warm import use_every_rule

    use_every_rule()
