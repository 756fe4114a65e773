// A finished game as a film: its moments, fetched in parts, and where we are in it.
import { faultOf, fetchReplay } from "$lib/api";
import type { Error as Fault, Moment, Replay } from "$lib/protocol";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400; // ms a moment at speed 1
const PART = 100;

export class Film {
  replay = $state.raw<Replay | null>(null);
  fault = $state.raw<Fault | null>(null);
  at = $state(0);
  seat = $state<number | null>(null);
  speed = $state<number>(1);
  isRunning = $state(false);
  private moments = $state.raw<(Moment | undefined)[]>([]);
  private loading = -1;
  private visit = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    seat: number | null,
    at: number,
  ) {
    this.seat = seat;
    this.at = at;
    void this.load();
  }

  get last(): number {
    return Math.max(0, (this.replay?.total ?? 1) - 1);
  }

  get moment(): Moment | null {
    return this.moments[this.at] ?? null;
  }

  /** Moments that are here, for the list of what happened. */
  get known(): Moment[] {
    return this.moments.filter((one): one is Moment => one !== undefined);
  }

  /** Looks from another seat, at the same moment. */
  look(seat: number | null): void {
    this.seat = seat;
    this.moments = [];
    this.visit += 1;
    this.loading = -1;
    void this.load();
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
    void this.load();
  }

  run(on: boolean): void {
    clearTimeout(this.timer);
    this.isRunning = on;
    if (!on) return;
    if (this.at >= this.last) this.go(0);
    this.next();
  }

  /** Where this moment is seen as it is seen now. */
  get address(): string {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    return `/replay?table=${this.table}${seat}&at=${this.at}`;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  again(): void {
    this.fault = null;
    void this.load();
  }

  private next(): void {
    this.timer = setTimeout(() => {
      if (this.moment) this.go(this.at + 1);
      if (this.at >= this.last) this.isRunning = false;
      else this.next();
    }, PACE / this.speed);
  }

  /** Fetches the part around the present moment, unless it is here or on its way. */
  private async load(): Promise<void> {
    const visit = this.visit;
    const start = Math.floor(this.at / PART) * PART;
    if (this.moments[this.at] || this.loading === start) return;
    this.loading = start;
    try {
      const part = await fetchReplay(this.table, this.seat, start, PART);
      if (visit !== this.visit) return;
      const moments = [...this.moments];
      part.frames.forEach((moment, k) => (moments[part.start + k] = moment));
      this.moments = moments;
      this.replay = part;
      this.fault = null;
      this.loading = -1;
      if (this.at > this.last) this.go(this.last);
    } catch (error) {
      if (visit !== this.visit) return;
      this.fault = faultOf(error);
      this.loading = -1;
      this.run(false);
    }
  }
}
