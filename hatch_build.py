"""Build hook: compiles the engine with mypyc into the wheel, and writes nothing of that into src/.

Before that it builds the pages, if web/ is there and a Node that can do it; without them the wheel serves a plain page.

BOTTEGA_COMPILE says whether:
    auto    (the default) compile where there is a C compiler with Python's headers, else build plain Python
    never   build plain Python
    always  compile, or fail
What is compiled stands in pyproject.toml under [tool.bottega].

`python hatch_build.py` tells whether the engine is compiled here: it ends well, or with the reason why not.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODES = ("auto", "never", "always")
LAST_LINES = 20
SECONDS_A_MODULE = 1.8
"""Of work, as measured with 159 modules; the cores share it."""
SECONDS_BETWEEN_SIGNS = 10


class CompileHook(BuildHookInterface[Any]):
    """Compiles in a temporary folder, from which the wheel takes the libraries."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_pages(Path(self.root))
        obstacle = why_not_compiled()
        if obstacle:
            self.build_plain(obstacle)
            return
        self.folder = TemporaryDirectory(prefix="bottega-build-")
        target, modules = Path(self.folder.name), self.modules()
        tell(f"Compiling the engine, {len(modules)} modules: {estimate(len(modules))}.")
        failure = run_compiler(modules, Path(self.root, "src"), target)
        if failure:
            self.build_plain(f"the compiler failed.\n{failure}")
            return
        libraries = target / "lib"
        for library in filter(Path.is_file, libraries.rglob("*")):
            build_data["force_include"][str(library)] = str(library.relative_to(libraries))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def modules(self) -> list[str]:
        """The files to compile, as paths below src/."""
        settings = self.metadata.config["tool"]["bottega"]
        root = Path(self.root)
        files = {file for pattern in settings["compile"] for file in root.glob(pattern)}
        return sorted(
            file.relative_to(root / "src").as_posix()
            for file in files
            if not any(file.match(pattern) for pattern in settings["exclude"])
        )

    def build_plain(self, obstacle: str) -> None:
        if mode() == "always":
            sys.exit(f"Bottega cannot be compiled: {obstacle}")
        tell(f"Bottega is built as plain Python, which is slower: {obstacle}")


def tell(text: str) -> None:
    """Say something at once, where it does not get among what the builder prints."""
    print(text, file=sys.stderr, flush=True)


def mode() -> str:
    chosen = os.environ.get("BOTTEGA_COMPILE") or "auto"
    if chosen not in MODES:
        sys.exit(f"BOTTEGA_COMPILE is {chosen!r}; it can be {', '.join(MODES)}.")
    return chosen


def build_pages(root: Path) -> None:
    """Build the pages, where there is what they are made from; that of a copy without it has those that were built."""
    builder = root / "environment" / "bottega_pages.py"
    if not (builder.is_file() and (root / "web").is_dir()):
        return
    if subprocess.run([sys.executable, str(builder), "build"], check=False).returncode:
        tell("The wheel has older pages, or none; a server without any shows a plain one.")


def why_not_compiled() -> str | None:
    """What keeps the engine from being compiled here, if anything."""
    if mode() == "never":
        return "BOTTEGA_COMPILE is 'never'."
    with TemporaryDirectory(prefix="bottega-probe-") as folder:
        if run_compiler([], Path(folder), Path(folder)):
            return "no working C compiler with Python's headers was found."
    return None


def estimate(modules: int) -> str:
    """How long compiling takes here."""
    minutes = round(modules * SECONDS_A_MODULE / (os.cpu_count() or 1) / 60)
    return f"about {minutes} minutes" if minutes > 1 else "about a minute"


def run_compiler(modules: list[str], source: Path, target: Path) -> str | None:
    """Compile in a process of its own, since mypyc ends it on an error; if it failed, the end of what it printed."""
    command = [sys.executable, str(Path(__file__).resolve()), str(target), *modules]
    printed = target / "printed.txt"
    with printed.open("w") as log, subprocess.Popen(command, cwd=source, stdout=log, stderr=log) as compiler:
        watch(compiler, target)
    if compiler.returncode == 0:
        return None
    return "\n".join([*printed.read_text().splitlines()[-LAST_LINES:], f"Exit code {compiler.returncode}."])


def watch(compiler: subprocess.Popen[bytes], target: Path) -> None:
    """Wait for the compiler, and show now and then that it goes on."""
    started = time.monotonic()
    while True:
        try:
            compiler.wait(SECONDS_BETWEEN_SIGNS)
            return
        except subprocess.TimeoutExpired:
            tell(f"  {time.monotonic() - started:4.0f} s: {progress(target)}")


def progress(target: Path) -> str:
    """How far the compiler is, by the files that it has written."""
    written = len(list(target.glob("c/**/*.c")))
    compiled = len(list(target.glob("objects/**/*.o*")))
    return f"{compiled} of {written} files compiled" if written else "translating Python to C"


def compile_modules(modules: list[str], target: Path) -> None:
    """Compile Python modules, named by paths below the current folder, into target/lib."""
    from mypyc.build import mypycify

    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={target / 'cache'}"]
    extensions = mypycify(
        [*options, *modules], group_name="bottega", multi_file=True, target_dir=str(target / "c"), debug_level="0"
    )
    build_extensions(extensions, target)


def compile_probe(target: Path) -> None:
    """Compile a C file of one line, which needs Python's headers."""
    from setuptools import Extension

    (target / "probe.c").write_text("#include <Python.h>\n")
    build_extensions([Extension("probe", ["probe.c"])], target)


def build_extensions(extensions: list[Any], target: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):  # type: ignore[misc]
        """setuptools compiles the files of one extension one after the other, and most of ours are in one."""

        def build_extensions(self) -> None:
            compile_files = self.compiler.compile

            def compile_in_parallel(files: list[str], **options: Any) -> list[str]:
                objects = pool.map(lambda file: compile_files([file], **options), files)
                return list(chain.from_iterable(objects))

            self.compiler.compile = compile_in_parallel
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                super().build_extensions()

    build = BuildInParallel(Distribution({"ext_modules": extensions}))
    build.build_lib = str(target / "lib")
    build.build_temp = str(target / "objects")
    build.parallel = True
    build.ensure_finalized()
    build.run()


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            sys.exit(why_not_compiled())
        case [target]:
            compile_probe(Path(target))
        case [target, *modules]:
            compile_modules(modules, Path(target))


if __name__ == "__main__":
    main(sys.argv[1:])
