"""The load that `make load` puts on a server, with a few tables for a few seconds: it runs, and it reports."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.load.process import is_measurable
from tests.server.running import SOURCE


@pytest.mark.slow
@pytest.mark.skipif(not is_measurable(), reason="only Linux tells what processes cost")
def test_a_server_bears_a_little_load(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench.load", "--brief", "--no-peer", "--to", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    run = subprocess.run(
        command, cwd=SOURCE.parent, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr
    page = (tmp_path / "load.md").read_text("utf-8")
    assert "## The highest rate" in page
    assert "What went wrong" not in page
    assert (tmp_path / "images" / "load.svg").read_text("utf-8").startswith("<svg")
