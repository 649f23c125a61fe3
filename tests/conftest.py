"""Settings for all tests: the same examples in every run, and no deadline on a busy machine."""

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60, database=None)
settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_FailuresAtOnce(config))


class _FailuresAtOnce:
    """Shows each failure when it happens: a run that is cut short has told what it knew."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            terminal.write_sep("!", f"{report.nodeid} ({report.when})", red=True)
            terminal.write_line(report.longreprtext)


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Compile the rules before the first test, so that no command under test has to say that it does."""
    from mandate.games.qin.warm import use_every_rule

    use_every_rule()
