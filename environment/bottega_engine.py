"""What `import bottega` finds in the environment where Bottega is installed.

That is the compiled engine, if there is one and it was made from the very files that are in src/ now; otherwise
those files. So an edit counts at once, and no library that was made before it is ever loaded in its place.

    python bottega_engine.py           installs: writes the command `bottega`, and a list of paths (bottega.pth) by
                                       which `choose` is called whenever Python starts in this environment
    python bottega_engine.py WHEEL     puts the compiled engine of a wheel where `choose` looks for it

`make install` and `make compile` do so. What runs at every start imports nothing that is slow to load.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(os.path.dirname(HERE), "src")
COMPILED = os.path.join(sys.prefix, "compiled")
ENGINE = ("core", "parts", "games", "search")
"""The folders of the package that hold compiled modules. They import nothing from the others."""
LIBRARIES = (".so", ".pyd")
CACHE = "__pycache__"

COMMAND = """\
#!/bin/sh
'''exec' '{python}' "$0" "$@"
' '''
import sys
try:
    from bottega.command_line.app import main
except KeyboardInterrupt:
    sys.exit(130)
if __name__ == "__main__":
    sys.exit(main())
"""
"""The shell hands it to Python, which takes the second line for a text. A first line that names Python itself must
be short and without spaces, and nobody knows how long the name of this folder is."""


# At every start


def choose() -> None:
    """Put the compiled engine before the sources, if it fits them."""
    if os.environ.get("BOTTEGA_COMPILE") != "never" and is_made_from(COMPILED, SOURCE):
        sys.path.append(COMPILED)


def is_made_from(compiled: str, source: str) -> bool:
    """Whether a compiled package has the parts of the sources, and its engine the same files, byte for byte."""
    try:
        return parts_of(compiled) == parts_of(source) and contents(compiled) == contents(source)
    except OSError:  # nothing is compiled, or somebody is just writing there
        return False


def parts_of(folder: str) -> set[str]:
    """The files and folders of the package."""
    return {name for name in os.listdir(os.path.join(folder, "bottega")) if name != CACHE}


def contents(folder: str) -> dict[str, bytes]:
    """The files of the engine, but those that Python or a compiler made."""
    found = {}
    for part in ENGINE:
        for place, folders, names in os.walk(os.path.join(folder, "bottega", part)):
            folders[:] = [name for name in folders if name != CACHE]
            for name in names:
                if not name.endswith(LIBRARIES):
                    path = os.path.join(place, name)
                    with open(path, "rb") as file:
                        found[path.removeprefix(folder)] = file.read()
    return found


# By make


def install() -> None:
    """Write the command, and the list of paths. Should Python call nothing from such lists, the sources remain."""
    import sysconfig
    from pathlib import Path

    paths = [HERE, "import bottega_engine; bottega_engine.choose()", SOURCE]
    Path(sysconfig.get_path("purelib"), "bottega.pth").write_text("\n".join(paths) + "\n")
    command = Path(sysconfig.get_path("scripts"), "bottega")
    command.write_text(COMMAND.format(python=sys.executable))
    command.chmod(0o755)


def unpack(wheel: str) -> None:
    """Put the engine of a wheel in its place. The rest of the package is linked: an edit there costs nothing."""
    import shutil
    from pathlib import Path
    from zipfile import ZipFile

    unfinished = Path(f"{COMPILED}.new")
    shutil.rmtree(unfinished, ignore_errors=True)
    engine = tuple(f"bottega/{part}/" for part in ENGINE)
    with ZipFile(wheel) as archive:
        archive.extractall(unfinished, [n for n in archive.namelist() if n.startswith(engine) or n.endswith(LIBRARIES)])
    for part in parts_of(SOURCE).difference(ENGINE):
        (unfinished / "bottega" / part).symlink_to(Path(SOURCE, "bottega", part))
    shutil.rmtree(COMPILED, ignore_errors=True)
    unfinished.rename(COMPILED)


if __name__ == "__main__":
    install() if len(sys.argv) == 1 else unpack(sys.argv[1])
