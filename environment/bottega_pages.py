"""Builds the pages: what is in web/ becomes the files in src/bottega/server/built, which a server reads.

    python bottega_pages.py node          whether there is a Node here that can build them; ends well if so
    python bottega_pages.py build         builds them, if they are not made from the very files that are in web/ now
    python bottega_pages.py run COMMAND   runs a command in web/, with Node and all that developers need

`make pages`, `make play` and `make test` do so. Node is the one on the PATH if it is new enough, else the one that
`make` installs beside Python. Packages are those of package-lock.json, and are installed if they are not there.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "bottega" / "server" / "built"
MADE_FROM = ".made-from"
"""The file among the built ones that holds the fingerprint of what they were made from."""
SOURCES = ("index.html", "package-lock.json", "package.json", "svelte.config.js", "vite.config.ts", "src", "public")
"""What pages are made from, below web/."""
NOT_BUILT = (".test.ts",)
LAST_LINES = 8
SECONDS_BETWEEN_SIGNS = 10
INSTALL = ("ci", "--loglevel=error", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-retry-mintimeout=1000")
"""Where there is no network it should not take minutes to find that out."""


class CannotBuild(Exception):
    """Why pages can't be built."""


def main(words: Sequence[str]) -> int:
    """Do what is asked; what goes wrong is told in a sentence."""
    try:
        match words:
            case ["node"]:
                find_node()
            case ["build"]:
                build()
            case ["run", *command] if command:
                node = find_node()
                install(node, with_tools=True)
                return subprocess.run(command, cwd=WEB, env=node, check=False).returncode
            case _:
                tell(__doc__ or "")
                return 2
    except CannotBuild as obstacle:
        tell(str(obstacle))
        return 1
    return 0


def tell(text: str) -> None:
    """Say something at once."""
    print(text, file=sys.stderr, flush=True)


# Node


def find_node() -> dict[str, str]:
    """The environment in which `node` and `npm` are found, and are new enough."""
    usual = os.environ.get("PATH", os.defpath)
    ours = sysconfig.get_path("scripts")
    for path in (usual, os.pathsep.join([ours, usual])):
        node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node and npm and is_new_enough(version_of(node)):
            return {**os.environ, "PATH": path}
    raise CannotBuild("There is no Node here that can build the pages: it takes 20.19, or 22.12 and newer, with npm.")


def version_of(node: str) -> str:
    """What a Node says of its version."""
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def is_new_enough(version: str) -> bool:
    """Whether the tools that build run with a Node.

    >>> [is_new_enough(each) for each in ("v20.19.0", "v24.1.0", "v22.11.0", "v21.7.3", "v18.20.1", "")]
    [True, True, False, False, False, False]
    """
    numbers = [int(part) for part in version.removeprefix("v").split(".") if part.isdecimal()]
    return numbers >= [22, 12] or [20, 19] <= numbers < [21]


# Packages


def install(node: Mapping[str, str], *, with_tools: bool) -> None:
    """Install the packages that the lock names, those of developers too if they are wanted or there already."""
    lock, there = packages(WEB / "package-lock.json"), packages(WEB / "node_modules" / ".package-lock.json")
    if needed(lock, with_tools=with_tools).items() <= pins(there).items():
        return
    has_tools = any(package.get("dev") for package in there.values())
    tell("Fetching what the pages are built with.")
    run(["npm", *INSTALL, *([] if with_tools or has_tools else ["--omit=dev"])], node)


def packages(lock: Path) -> dict[str, dict[str, object]]:
    """The packages that a lock names, by where they lie; none, if there is no such file."""
    try:
        found: dict[str, dict[str, object]] = json.loads(lock.read_text("utf-8"))["packages"]
    except OSError:
        return {}
    return {place: package for place, package in found.items() if place}


def needed(lock: Mapping[str, Mapping[str, object]], *, with_tools: bool) -> dict[str, str]:
    """What must be there: what is optional depends on the machine."""
    spared = ("optional", "devOptional") if with_tools else ("optional", "devOptional", "dev")
    return pins({place: package for place, package in lock.items() if not any(map(package.get, spared))})


def pins(lock: Mapping[str, Mapping[str, object]]) -> dict[str, str]:
    """Packages by where they lie, each with what tells it from all others."""
    return {place: str(package.get("integrity") or package.get("version")) for place, package in lock.items()}


# Building


def build() -> None:
    """Build the pages, unless those that are there were made from the same files."""
    wanted = fingerprint(WEB)
    if is_built(BUILT, wanted):
        return
    node = find_node()
    tell("Building the pages, which is done once and takes some seconds.")
    install(node, with_tools=False)
    run(["npm", "run", "build"], node)
    (BUILT / MADE_FROM).write_text(f"{wanted}\n")


def is_built(built: Path, wanted: str) -> bool:
    """Whether pages are there that were made from files with this fingerprint."""
    try:
        return (built / MADE_FROM).read_text().strip() == wanted
    except OSError:
        return False


def fingerprint(web: Path) -> str:
    """A short hash of all that the pages are made from."""
    found = blake2b(digest_size=16)
    for file in sorted(sources(web)):
        content = file.read_bytes()
        found.update(f"{file.relative_to(web).as_posix()}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def sources(web: Path) -> Iterator[Path]:
    """The files that the pages are made from."""
    for name in SOURCES:
        place = web / name
        files = place.rglob("*") if place.is_dir() else [place]
        yield from (file for file in files if file.is_file() and not file.name.endswith(NOT_BUILT))


def run(command: Sequence[str], environment: Mapping[str, str]) -> None:
    """Run a command in web/, and show now and then that it goes on; what it prints is told only if it fails."""
    started = time.monotonic()
    program = shutil.which(command[0], path=environment["PATH"]) or command[0]
    with subprocess.Popen(
        [program, *command[1:]], cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        while True:
            try:
                printed, _ = running.communicate(timeout=SECONDS_BETWEEN_SIGNS)
                break
            except subprocess.TimeoutExpired:
                tell(f"  {time.monotonic() - started:4.0f} s")
    if running.returncode:
        last = "\n".join(printed.splitlines()[-LAST_LINES:])
        raise CannotBuild(f"{last}\nThe pages can't be built: `{' '.join(command[:3])}` failed.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
