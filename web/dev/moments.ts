// Recorded games for tests and for the bench: scripts/board_views.py plays them when they are missing.
import type { Entry, Outcome, View } from "$lib/protocol";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Played {
  names: string[];
  options: Record<string, boolean | number | string>;
  moments: {
    expected: number | null;
    round: number;
    legal: string[];
    /** The spectator's first, then each seat's. */
    views: View[];
    entries: (Entry | null)[];
  }[];
  outcome: Outcome | null;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = (name: string): string => `${root}web/dev/views/${name}.json`;

/** The interpreter that has Ottery: that of `make setup`, else the one named in OTTERY_PYTHON, else the usual one. */
function python(): string {
  const own = `${root}.venv/bin/python`;
  return process.env["OTTERY_PYTHON"] ?? (existsSync(own) ? own : "python3");
}

/** A whole game of bots, as every seat saw it. */
export function playedBy(game: string, players: number): Played {
  const name = `${game}-${players}`;
  if (!existsSync(file(name)))
    execFileSync(python(), ["scripts/board_views.py", game, "--players", String(players), "--name", name], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
  return JSON.parse(readFileSync(file(name), "utf8")) as Played;
}
