"""Real servers over real sockets, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.postgresql import Cluster
from tests.server.running import Running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of the tests' own, or the one that DATABASE_URL names."""
    with Cluster.started() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'bottega.db'}"
    else:
        with request.getfixturevalue("cluster").database() as url:
            yield url


Serve = Callable[..., Running]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers, and stops them after the test."""
    with ExitStack() as stack:

        def start(database: str, *options: str) -> Running:
            return stack.enter_context(Running(database, tmp_path, options))

        yield start


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite that tests share: each brings people and tables of its own."""
    home = tmp_path_factory.mktemp("shared")
    with Running(f"sqlite:///{home / 'bottega.db'}", home) as running:
        yield running


@pytest.fixture(scope="session")
def on_postgresql(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on PostgreSQL that tests share."""
    with cluster.database() as url, Running(url, tmp_path_factory.mktemp("shared")) as running:
        yield running


@pytest.fixture(scope="session")
def house(on_sqlite: Running) -> Running:
    """The shared server on SQLite, for what has nothing to do with the database."""
    return on_sqlite


@pytest.fixture(params=["on_sqlite", "on_postgresql"])
def shared(request: pytest.FixtureRequest) -> Running:
    """A server on either database that tests share."""
    running: Running = request.getfixturevalue(request.param)
    return running


@pytest.fixture
def server(serve: Serve, database: str) -> Running:
    """A server on an empty database."""
    return serve(database)
