"""The command line: `bottega` and its commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import typer

from bottega.command_line.account import account
from bottega.command_line.admin import admin
from bottega.command_line.options import ServerUrl
from bottega.core.errors import BadInput, BottegaError, unknown
from bottega.sitting.options import parse_options
from bottega.terminal.screen import ERRORS, command, complain, is_interactive, prepare, show
from bottega.terminal.words import ENGLISH, message, say, speak

USAGE_ERROR = 2
INTERRUPTED = 130
OPTION_FLAGS = ("--options", "-o")

app = typer.Typer(
    name="bottega",
    help="Board games about making art: play them here, against bots or with friends at one screen.",
    epilog="Without a command a menu of games opens. Example: bottega play sagrada --seats me,greedy,greedy",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(account, rich_help_panel=None)
app.add_typer(admin, rich_help_panel=None)

Game = Annotated[
    str, typer.Argument(metavar="GAME", help="The name of a game, as `bottega games` lists them.", show_default=False)
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)]
WitnessFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="What your client noted while you played: proves that the record is of that very game.",
        show_default=False,
    ),
]
Options = Annotated[
    list[str],
    typer.Option(
        "--options", "-o", metavar="KEY=VALUE", help="Another way to play; `bottega rules GAME options` lists them."
    ),
]
Modules = Annotated[
    str | None,
    typer.Option(
        "--modules",
        "-m",
        metavar="LIST",
        help="Modules to play with, by number or name (4,7-9,dames), or all, none, random:5 (drawn at random, or by "
        "the seed); `bottega rules GAME options` lists them.",
        show_default=False,
    ),
]
OwnComponents = Annotated[
    Path | None,
    typer.Option(
        "--components",
        metavar="FILE",
        help="A TOML file that replaces printed values; `bottega components GAME --toml` prints one to begin with.",
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
TableId = Annotated[
    str,
    typer.Option("--table", metavar="ID", help="A table at the server, by its id or its address.", show_default=False),
]
Token = Annotated[
    str,
    typer.Option(
        "--token",
        metavar="TOKEN",
        envvar="BOTTEGA_TOKEN",
        help="A token of the server, which says who you are.",
        show_default=False,
    ),
]
Invitation = Annotated[
    str,
    typer.Option("--invitation", metavar="TOKEN", help="The invitation to a seat of the table.", show_default=False),
]


@app.callback(invoke_without_command=True)
def bottega(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version, and how the engine runs.")] = False,
    language: Annotated[
        str, typer.Option(metavar="CODE", envvar="BOTTEGA_LANGUAGE", help="The language that Bottega speaks.")
    ] = ENGLISH,
) -> None:
    # No docstring: the help text of `app` stands for it.
    speak(language)
    if version:
        show_version()
    elif context.invoked_subcommand is None:
        from bottega.terminal.menu import open_menu

        open_menu()


def show_version() -> None:
    """Print the version, and how the engine runs."""
    from bottega.version import __version__, is_compiled

    show(message("version", version=__version__, is_compiled="yes" if is_compiled() else "no"))


@app.command(
    epilog="Examples: bottega play sagrada --seats me:Anna,me:Bea,greedy --options bag=reduced, "
    "bottega play fresco --modules 4,7,12, bottega play sagrada --server http://localhost:8000 --seats me,open"
)
def play(
    game: Annotated[
        str,
        typer.Argument(metavar="[GAME]", help="The name of a game, as `bottega games` lists them.", show_default=False),
    ] = "",
    seats: Annotated[
        str,
        typer.Option(
            help="Who plays, with commas between: `me` or `me:NAME` for a person, or a bot by its name; at a server "
            "also `open` for whoever comes, and `invited`.",
            show_default=False,
        ),
    ] = "",
    options: Options = [],  # noqa: B006
    modules: Modules = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same luck, for testing.", show_default=False)
    ] = None,
    components: OwnComponents = None,
    server: ServerUrl = "",
    name: Annotated[str, typer.Option(help="What you are called at the server.", show_default=False)] = "",
    token: Token = "",
    table: TableId = "",
    watch: Annotated[bool, typer.Option("--watch", help="Watch the table, without a seat.")] = False,
    invitation: Invitation = "",
    rematch: Annotated[
        bool, typer.Option("--rematch", help="Play again with those of a table whose game is over.")
    ] = False,
    private: Annotated[bool, typer.Option("--private", help="Only who has its address finds the table.")] = False,
    clock: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="So much time for the game and for each turn (10m+10s), or days for a move (3d).",
            show_default=False,
        ),
    ] = "",
    undo: Annotated[
        str,
        typer.Option(
            help="Whether actions may be taken back at a server: free (the usual), consent (if the others agree) or "
            "off.",
            show_default=False,
        ),
    ] = "",
) -> None:
    """Play a game, alone, against bots, with friends at one screen, or at a server.

    The game is saved after every move: Ctrl-C loses nothing, and `bottega resume` goes on.

    With --server URL a table is opened there. Without a game your tables are listed, open ones, and those that you
    may watch, and your last games; --table ID comes to one of them, or comes back to it. With --rematch the players of
    a game that is over play again.

    If your box is printed otherwise, write what differs to a file and play with --components FILE.
    Saves and records keep these values, so the file is needed only once.
    """
    at_server = {"--name": name, "--private": private, "--clock": clock, "--undo": undo}
    at_table = {"--table": table, "--watch": watch, "--invitation": invitation, "--rematch": rematch}
    if (server or table) and seed is not None:
        raise BadInput("seed-at-server")
    if game and (server or table) and (option := given(at_table)):
        raise BadInput("only-at-table", option=option)
    if invitation and not table:
        raise BadInput("invitation-to-what")
    if rematch and server and not table:
        raise BadInput("rematch-of-what")
    if not (server or table) and (option := given({**at_server, **at_table})):
        raise BadInput("only-at-server", option=option)
    if server or table:
        visit_server(
            game,
            components,
            server=server,
            name=name,
            token=token,
            seats=seats,
            options=parse_options(options, modules),
            is_private=private,
            clock=clock,
            undo=undo,
            table=table,
            watches=watch,
            invitation=invitation,
            rematches=rematch,
        )
    elif game:
        play_here(game, seats, parse_options(options, modules), seed, components)
    else:
        raise typer.TyperException(str(say("play-what", command=command())))


def given(options: Mapping[str, object]) -> str:
    """The first option that somebody gave; "" if there is none."""
    return next((option for option, value in options.items() if value), "")


def visit_server(game: str, components: Path | None, **wishes: Any) -> None:
    """Play at a server."""
    from bottega.terminal.lobby import Visit, visit
    from bottega.terminal.own_components import read_own_components

    own = read_own_components(game, components) if game else ""
    visit(Visit(game=game, own_components=own, **wishes))


def play_here(
    game: str, seats: str, chosen: Mapping[str, str], seed: int | None, components: Path | None = None
) -> None:
    """Play at this screen."""
    from bottega.core.registry import game_meta
    from bottega.sitting.modules import with_modules
    from bottega.sitting.sitting import luck_before_play
    from bottega.terminal.at_screen import AtScreen
    from bottega.terminal.menu import usual_seats
    from bottega.terminal.own_components import read_own_components
    from bottega.terminal.playing import play_new

    own, meta = read_own_components(game, components), game_meta(game)
    spelt_out = with_modules(meta, chosen, luck_before_play(seed))
    play_new(AtScreen.begin(game, seats or usual_seats(meta), spelt_out, seed, own))


@app.command(epilog="Example: bottega bot greedy --server http://localhost:8000 --token TOKEN")
def bot(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="The name of a bot, as `bottega bots` lists them.", show_default=False)
    ],
    server: ServerUrl = "",
    token: Token = "",
    table: TableId = "",
    invitation: Invitation = "",
) -> None:
    """Let a bot of this machine play at a server.

    It plays in the name of whoever made the token: at one table, where it sits down if it must, or without --table
    at all tables where that user sits, until Ctrl-C.
    """
    from bottega.terminal.outside_bot import run_bot

    run_bot(bot, server, token, table, invitation)


@app.command(
    epilog="Examples: bottega serve, bottega serve --host 0.0.0.0 --port 80 --database postgresql://localhost/bottega"
)
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines come.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65_535, help="The port to listen at; without one, 8000 or the next free.", show_default=False
        ),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="BOTTEGA_DATABASE",
            help="sqlite:///PATH or postgresql://...; without one, a file in your data folder.",
            show_default=False,
        ),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes think for the bots.")] = 1,
    looks: Annotated[
        int,
        typer.Option(
            min=32,
            max=100_000,
            help="How many play-outs a review of a finished game takes for each decision, at the most.",
        ),
    ] = 160,
    proxy: Annotated[
        list[str],
        typer.Option(
            metavar="ADDRESS",
            help="The address or network of a reverse proxy on another machine; may be given several times. Those on "
            "this machine are known.",
            show_default=False,
        ),
    ] = [],  # noqa: B006
    monitor: Annotated[
        list[str],
        typer.Option(
            metavar="ADDRESS",
            help="The address or network of a machine that may read /metrics; may be given several times. Programs on "
            "this machine may.",
            show_default=False,
        ),
    ] = [],  # noqa: B006
    browser: Annotated[bool, typer.Option(help="Open a browser, where there is one.")] = True,
    limits: Annotated[bool, typer.Option(hidden=True)] = True,
    pause: Annotated[float | None, typer.Option(hidden=True)] = None,
    sealing: Annotated[float, typer.Option(hidden=True)] = 20.0,
    idle: Annotated[float, typer.Option(hidden=True)] = 120.0,
    sweep: Annotated[float, typer.Option(hidden=True)] = 5.0,
    patience: Annotated[float, typer.Option(hidden=True)] = 30.0,
) -> None:
    """Serve tables to people and bots: on this machine, or on the network.

    Ctrl-C stops it. Everything that was answered is kept.
    """
    from bottega.server.serving import PORT, serve, usual_database
    from bottega.server.settings import Settings
    from bottega.terminal.screen import command

    settings = Settings(
        host=host,
        port=PORT if port is None else port,
        database=database or usual_database(),
        workers=workers,
        is_limited=limits,
        pause=(2.0, 6.0) if pause is None else (pause, pause),
        sealing=sealing,
        idle=idle,
        sweep=sweep,
        patience=patience,
        looks=looks,
        proxies=(*Settings.proxies, *networks(proxy)),
        monitors=networks(monitor),
    )

    def ready(address: str) -> None:
        show(message("serving", "bold", address=address))
        show(message("serving-play", command=command(), address=address), message("serving-alone", command=command()))
        show(message("serving-stop", "dim"))

    serve(settings, ready, browser=browser, any_port=port is None)
    if is_interactive():
        show("", message("serving-stopped"))  # below the ^C


def networks(given: Sequence[str]) -> tuple[str, ...]:
    """Addresses and networks that somebody named; BadInput if one is none.

    >>> networks(["10.0.0.1", "10.1.0.0/16"])
    ('10.0.0.1', '10.1.0.0/16')
    """
    for each in given:
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise BadInput("no-network", text=each) from None
    return tuple(given)


@app.command(epilog="Example: bottega resume")
def resume(
    name: Annotated[str | None, typer.Argument(help="The name of a saved game.", show_default=False)] = None,
    abandon: Annotated[bool, typer.Option("--abandon", help="End it here instead: nobody wins.")] = False,
    delete: Annotated[bool, typer.Option("--delete", help="Delete it instead.")] = False,
) -> None:
    """Go on with a saved game; without a name, list them (a single one is resumed at once)."""
    from bottega.terminal import shelf

    if delete and abandon:
        raise BadInput("abandon-and-delete")
    if delete:
        shelf.delete(name)
    elif abandon:
        shelf.abandon(name)
    else:
        shelf.resume(name)


@app.command(epilog="Example: bottega games --json")
def games(as_json: AsJson = False) -> None:
    """List the games."""
    from bottega.terminal.reference import show_games

    show_games(as_json=as_json)


@app.command(epilog="Example: bottega bots --json")
def bots(as_json: AsJson = False) -> None:
    """List the bots: those that come along, and those that other packages bring."""
    from bottega.terminal.reference import show_bots

    show_bots(as_json=as_json)


@app.command(
    epilog="Examples: bottega rules sagrada, bottega rules sagrada 4.3, bottega rules fresco M12, "
    "bottega rules fresco dames, bottega rules sagrada options"
)
def rules(
    game: Game,
    number: Annotated[
        str | None,
        typer.Argument(
            help="A chapter or paragraph (4, 4.3, T8, M12), the name of an option or module, or the word `options`.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Read the rules of a game, or one of them."""
    from bottega.terminal.reference import show_rules

    show_rules(game, number)


@app.command(epilog="Examples: bottega components sagrada --toml, bottega components sagrada --components my.toml")
def components(
    game: Game,
    provenance: Annotated[
        str | None,
        typer.Option(
            help="Only values from one source: rulebook, public, derived, reconstructed or own.", show_default=False
        ),
    ] = None,
    own: OwnComponents = None,
    as_json: AsJson = False,
    as_toml: Annotated[
        bool, typer.Option("--toml", help="Print all values as a file that you can edit and play with.")
    ] = False,
) -> None:
    """List what is printed and what is in the box, and where each value comes from.

    With --components FILE this checks a file of your own, and shows what it replaces.
    """
    from bottega.terminal.own_components import read_own_components
    from bottega.terminal.reference import show_components, show_template

    if not as_toml:
        show_components(game, provenance, read_own_components(game, own), as_json=as_json)
    elif provenance is None and own is None and not as_json:
        show_template(game)
    else:
        raise BadInput("toml-with-others")


@app.command(
    epilog="Examples: bottega schema sagrada, bottega schema sagrada --part events, bottega schema openapi, "
    "bottega schema server"
)
def schema(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help="The name of a game; or `openapi` for what a server is asked by plain HTTP, `server` for what goes "
            "through its WebSockets.",
            show_default=False,
        ),
    ],
    part: Annotated[
        str | None,
        typer.Option(
            help="Only views, questions, actions, reasons, events, phrases, scores or records.", show_default=False
        ),
    ] = None,
) -> None:
    """Print the JSON Schema of a game, or of a server: all that a client sends and gets."""
    from bottega.server.documents import DOCUMENTS
    from bottega.terminal.schema import show_document, show_schema

    if game not in DOCUMENTS:
        show_schema(game, part)
    elif part is None:
        show_document(DOCUMENTS[game]())
    else:
        raise unknown("no-such-part", part, ())


@app.command(epilog="Example: bottega replay game.jsonl")
def replay(file: RecordFile, as_json: AsJson = False) -> None:
    """Step through a recorded game, forward and back."""
    from bottega.terminal.playback import show_replay

    show_replay(file, as_json=as_json)


@app.command(epilog="Examples: bottega verify game.jsonl, bottega verify game.jsonl --witness mine.json")
def verify(file: RecordFile, witness: WitnessFile = None) -> None:
    """Check a finished game: that its luck is the one that was sealed, and that every move was legal."""
    from bottega.terminal.playback import show_verification

    show_verification(file, witness)


@app.command(epilog="Examples: bottega review game.jsonl, bottega review game.jsonl --looks 400 --jobs 2")
def review(
    file: RecordFile,
    looks: Annotated[int, typer.Option(help="How many play-outs there are for each decision, at the most.")] = 160,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Look back at a finished game: what each decision was worth, what luck did, and the moments that mattered.

    Each decision is judged by what its player knew then. The same record and number give the same review.
    """
    from bottega.terminal.reviewing import show_review

    show_review(file, looks, jobs, as_json=as_json)


@app.command(epilog="Example: bottega simulate sagrada --players 4 --games 100 --bots greedy,random --seed 1 --jobs 2")
def simulate(
    game: Game,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="The bots in the order of the seats; if they are fewer, they begin again.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    options: Options = [],  # noqa: B006
    modules: Modules = None,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of each game to this folder.", show_default=False)
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    components: OwnComponents = None,
    positions: Annotated[
        int | None,
        typer.Option(help="How many positions a bot may look at for a decision.", show_default=False),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            help="How long a bot may think about a decision; the games then depend on the machine.", show_default=False
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and compare their scores.

    With --modules random:5 the modules are drawn once, by the seed, for all games. Ctrl-C ends it early: what was
    played by then is reported.
    """
    from bottega.arena.simulate import Interrupted, Plan
    from bottega.bots import Budget
    from bottega.core.registry import game_meta
    from bottega.sitting.modules import with_modules
    from bottega.sitting.sitting import luck_before_play
    from bottega.terminal.own_components import read_own_components
    from bottega.terminal.simulation import show_simulation

    names = tuple(name.strip() for name in bots.split(","))
    own = read_own_components(game, components)
    chosen = with_modules(game_meta(game), parse_options(options, modules), luck_before_play(seed))
    plan = Plan(game, players, games, names, seed, chosen, record, jobs, own, Budget(seconds, positions))
    try:
        show_simulation(plan, as_json=as_json)
    except Interrupted as interrupted:
        played = 0 if interrupted.report is None else interrupted.report.games
        complain(say("interrupted", played=played, games=plan.games))
        raise typer.Exit(INTERRUPTED) from None


@app.command(epilog="Example: bottega ladder sagrada --players 2 --games 100 --jobs 2")
def ladder(
    game: Game,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games each plays with the next, and the one after that.")] = 100,
    bots: Annotated[
        str, typer.Option(help="Who is compared, from the weakest to the strongest.")
    ] = "novice,apprentice,journeyman,artisan,expert,master",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    options: Options = [],  # noqa: B006
    modules: Modules = None,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Let the levels of the ladder play one another, and rate them."""
    from bottega.arena.ladder import Ladder
    from bottega.core.registry import game_meta
    from bottega.sitting.modules import with_modules
    from bottega.sitting.sitting import luck_before_play
    from bottega.terminal.training import show_ladder

    names = tuple(name.strip() for name in bots.split(","))
    chosen = with_modules(game_meta(game), parse_options(options, modules), luck_before_play(seed))
    show_ladder(Ladder(game, players, names, games, seed, chosen, jobs), as_json=as_json)


@app.command(epilog="Example: bottega train sagrada --players 2 --jobs 2 --output sagrada.json")
def train(
    game: Game,
    players: Annotated[int, typer.Option(help="For how many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games are played in a generation.")] = 1000,
    generations: Annotated[int, typer.Option(help="How often it is fitted anew.")] = 4,
    gate: Annotated[int, typer.Option(help="In how many games it must win to be kept.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the weights go: GAME.json here.", show_default=False)
    ] = None,
    afresh: Annotated[bool, typer.Option("--afresh", help="Begin without the weights that the file has.")] = False,
) -> None:
    """Train the evaluation that bots judge positions by: it plays against itself, and is kept if it wins."""
    from bottega.arena.training import Course
    from bottega.terminal.training import show_training

    course = Course(game, players, games, generations, gate, seed, jobs)
    show_training(course, output or Path(f"{game}.json"), afresh=afresh)


def spread_options(words: Sequence[str]) -> list[str]:
    """Several options behind one --options, each behind its own: only so the parser takes them.

    >>> spread_options(["play", "sagrada", "-o", "bag=full", "tools=3", "--seed", "1"])
    ['play', 'sagrada', '-o', 'bag=full', '-o', 'tools=3', '--seed', '1']
    """
    spread: list[str] = []
    among_options = False
    for word in words:
        is_value = not word.startswith("-") and "=" in word
        if among_options and is_value and spread[-1] not in OPTION_FLAGS:
            spread.append("-o")
        among_options = word in OPTION_FLAGS or word.startswith("--options=") or (among_options and is_value)
        spread.append(word)
    return spread


def _unusable(error: OSError) -> object:
    """What is wrong with a file, as the system says it."""
    if not error.filename:
        return error
    return say("unusable-file", file=str(error.filename), problem=error.strerror or "")


@cache
def commands() -> Callable[..., Any]:
    """All commands as typer makes them of the functions above, which takes long: once for all that are run."""
    return typer.main.get_command(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line: every mistake becomes one sentence on standard error, and an exit code."""
    prepare()
    words = spread_options(sys.argv[1:] if arguments is None else arguments)
    try:
        return commands()(args=words, prog_name="bottega", standalone_mode=False) or 0
    except BottegaError as error:
        complain(error)
        return 1
    except typer.TyperException as error:
        complain(say("usage", problem=error.format_message(), command=command()))
        return USAGE_ERROR
    except (KeyboardInterrupt, typer.Abort):
        if ERRORS.is_terminal:
            complain("")  # the shell's prompt begins on a line of its own
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has read enough; Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        complain(_unusable(error))
        return 1
