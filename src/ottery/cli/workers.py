"""``--cluster`` and ``--keep``: whose machines the laboratory works on, and where finished work is kept."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from ..lab import cluster as clusters
from ..lab.sampling import Cores, Workers
from .common import Failed, FilePath

F = TypeVar("F", bound=Callable[..., Any])


def cluster_option(command: F) -> F:
    """Give a command ``--cluster ADDRESS``."""
    return click.option(
        "--cluster",
        callback=_read_address,
        metavar="ADDRESS",
        help="Work on a Dask cluster, such as tcp://10.0.0.1:8786; same results.",
    )(command)


def _read_address(_: click.Context, __: click.Parameter, address: str | None) -> str | None:
    try:
        if address is not None:
            clusters.check_address(address)
    except clusters.Unreachable as fault:
        raise click.UsageError(str(fault)) from None
    return address


def keep_option(command: F) -> F:
    """Give a command ``--keep FOLDER``."""
    return click.option(
        "--keep",
        type=FilePath(),
        metavar="FOLDER",
        help="Keep finished work there and go on with it.",
    )(command)


def spoilt(file: Path) -> None:
    """Say that a kept block is of no use."""
    click.echo(f"{file}: cannot be read; its games are played anew", err=True)


def older(folder: Path, count: int) -> None:
    """Say that kept blocks are of no use any more."""
    blocks = "a block was" if count == 1 else f"{count:,} blocks were"
    click.echo(
        f"{folder}: {blocks} played by other rules or bots (another version); the games are played anew",
        err=True,
    )


@contextmanager
def kept(folder: Path | None) -> Iterator[None]:
    """One line for a folder that cannot be written."""
    try:
        yield
    except OSError as fault:
        if folder is None:
            raise
        raise Failed(f"{folder}: {fault.strerror or fault}") from None


@contextmanager
def workers(address: str | None) -> Iterator[Workers]:
    """This machine's cores, or a cluster."""
    with cluster(address) as found:
        yield found or Cores()


@contextmanager
def cluster(address: str | None) -> Iterator[clusters.Cluster | None]:
    """The cluster of an address, if one is given; one line where none answers or it is lost."""
    if address is None:
        yield None
        return
    logging.disable()  # Dask tells of its connections by the page
    try:
        with closing(clusters.Cluster(address)) as found:
            yield found
    except (clusters.Unreachable, clusters.Lost) as fault:
        raise Failed(str(fault)) from None
    finally:
        logging.disable(logging.NOTSET)
