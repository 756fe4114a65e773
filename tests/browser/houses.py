"""A whole server as `ottery serve` runs it, that can be killed."""

from __future__ import annotations

import json
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
READY_WITHIN = 300.0
PLENTY = {
    "OTTERY_REQUESTS_A_SECOND": "1000",
    "OTTERY_OPENED_A_MINUTE": "6000",
    "OTTERY_KEYS_A_MINUTE": "6000",
    "OTTERY_MESSAGES_A_SECOND": "500",
    "OTTERY_LINES_A_MINUTE": "6000",
}
"""Tests are quicker than people."""


class House:
    """`ottery serve` with a folder of its own, on a port of its own. ``settings`` are the server's."""

    def __init__(self, folder: Path, **settings: float) -> None:
        self.folder = folder
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        own = {f"OTTERY_{name.upper()}": str(value) for name, value in settings.items()}
        self._environment = {**os.environ, **PLENTY, **own}
        self._process: subprocess.Popen[str] | None = None
        self._news: queue.SimpleQueue[str] = queue.SimpleQueue()

    def start(self) -> None:
        """Start it, and wait until every game can be played."""
        command = [sys.executable, "-m", "ottery", "serve", "--log-level", "info", "--log-format", "json"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=self._environment, stderr=subprocess.PIPE, text=True
        )
        assert self._process.stderr is not None
        threading.Thread(target=self._listen, args=(self._process.stderr,), daemon=True).start()
        assert self._news.get(timeout=READY_WITHIN) == "ready", "the server has ended"

    def kill(self) -> None:
        """As a crash would: no goodbye to anybody."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
            while self._news.get(timeout=READY_WITHIN) != "ended":
                pass

    def _listen(self, logged: IO[str]) -> None:
        """Waits for the line that says "ready"; what is no everyday news goes on to those who run the tests."""
        with logged:
            for line in logged:
                told = json.loads(line) if line.startswith("{") else {}
                if told.get("event") == "ready":
                    self._news.put("ready")
                elif told.get("level") != "info":
                    sys.stderr.write(line)
        self._news.put("ended")
