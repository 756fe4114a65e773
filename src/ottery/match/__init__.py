"""One game being played: its course, its seats, its record. Nothing here reads a file, a clock or a socket."""

from .course import Config, Course, Step
from .match import Chair, Match, Played
from .record import Record, load, parse, write

__all__ = ["Chair", "Config", "Course", "Match", "Played", "Record", "Step", "load", "parse", "write"]
