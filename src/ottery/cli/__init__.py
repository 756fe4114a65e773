"""The command ``ottery``. What a command needs is imported when it runs, so ``--help`` and ``--version`` are quick."""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from contextlib import suppress
from pathlib import Path

import click

from .. import __version__
from .stopping import STOPPED, stopped

COMMANDS = {
    "play": "Play in the terminal.",
    "serve": "Serve tables to browsers: friends by link, bots, spectators.",
    "score": "Keep score of a game at a real table.",
    "engine": "Drive a game by text: a JSON object a line in, one a line out.",
    "replay": "Show a recorded game step by step.",
    "verify": "Check a recorded game: seed, deal and every move.",
    "simulate": "Let bots play thousands of games and count.",
    "arena": "Let bots play each other and rate them.",
    "hint": "Say what to play in a recorded game.",
    "analyse": "Judge every move of a finished game.",
    "balance": "Measure how fair a game is, as a report with plots.",
    "deck": "Print the deck of a game, or check one of your own.",
    "warm": "Compile the rules ahead, so that the first game starts at once.",
}
"""Every command and what it does. Each lives in the module of its name, as ``command``."""


_LONGEST = 600
_WRITING = {errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF}


class Commands(click.Group):
    """The group of all commands, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # click's arguments
        """The names in the order of the help page."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of a name, None when there is none."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"{__name__}.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """The help page's list, without importing a command."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="To begin: ottery play. What each command takes: ottery COMMAND --help.",
)
@click.version_option(__version__, prog_name="ottery")
def ottery() -> None:
    """Otter games: five card games for people, bots and researchers."""


def main() -> None:
    """Run the command of this process's arguments and exit: 0 done, 1 failed, 2 wrong usage, 130 interrupted."""
    sys.exit(run(sys.argv[1:]) if _has_streams() else 1)


def _has_streams() -> bool:
    """Put the null device where a standard stream is closed, so that no file of ours is opened in its place; whether
    there is an output to write to."""
    is_open = sys.stdout is not None
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            while os.open(os.devnull, os.O_RDWR) < number:
                pass
            setattr(sys, name, open(number, "w" if number else "r", encoding="utf-8", closefd=False))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # our texts are UTF-8, whatever LANG says
            stream.reconfigure(encoding="utf-8", errors="replace")
    if not is_open:
        click.echo("ottery: the standard output is closed: there is nowhere to write to", err=True)
    return is_open


def run(args: list[str]) -> int:
    """Run a command; its exit status. Whatever goes wrong is one line on stderr."""
    try:
        with ottery.make_context(
            "ottery", list(args)
        ) as context:  # click's own main would write on an interrupt
            status = ottery.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.exceptions.NoArgsIsHelpError as asked:
        click.echo(asked.ctx.get_help(), err=True)
        return asked.exit_code
    except click.ClickException as fault:
        click.echo(f"ottery: {_one_line(fault.format_message())}", err=True)
        return fault.exit_code
    except (KeyboardInterrupt, click.Abort):
        stopped()
        return STOPPED
    except BrokenPipeError:
        _drop_output()
        return 1
    except OSError as fault:
        _drop_output()
        click.echo(f"ottery: {_told(fault)}", err=True)
        return 1
    return status if isinstance(status, int) else 0


def _drop_output() -> None:
    """Send what is still to be written to the null device, so that nothing more goes wrong at exit."""
    with suppress(OSError):  # it may be none of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(fault: OSError) -> str:
    """What the system refuses, and of which file."""
    reason = fault.strerror or str(fault)
    if fault.filename is None:
        return f"cannot write the output: {reason}" if fault.errno in _WRITING else reason
    jit = sys.modules.get(f"{__package__.rpartition('.')[0]}.kernel.jit")
    path = Path(fault.filename).absolute()
    if jit is not None:
        root = jit.cache_root().absolute()
        if path.is_relative_to(root) or root.is_relative_to(path):
            return f"{root}: {reason} (compiled rules are kept there; OTTERY_CACHE names another folder)"
    return f"{fault.filename}: {reason}"


def _one_line(message: str) -> str:
    """A message on one line, no longer than somebody reads: what came may be a page of digits."""
    text = " ".join(message.split())
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
