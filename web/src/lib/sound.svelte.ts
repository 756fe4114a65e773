// Few, wooden sounds, made here; off until somebody switches them on.
const KEY = "sound";
const chosen = $state({ on: globalThis.localStorage?.getItem(KEY) === "on" });
let context: AudioContext | null = null;

/** Whether sounds are on. */
export const hasSound = (): boolean => chosen.on;

/** Switches sounds, remembers it, and lets hear how they are. */
export function sound(on: boolean): void {
  chosen.on = on;
  localStorage.setItem(KEY, on ? "on" : "off");
  if (on) knock("turn");
}

const KNOCKS = {
  card: [[220, 0]],
  turn: [
    [392, 0],
    [523, 0.12],
  ],
  end: [
    [330, 0],
    [392, 0.14],
    [523, 0.28],
  ],
} as const;

/** Knocks on wood. */
export function knock(what: keyof typeof KNOCKS): void {
  if (!chosen.on || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, after] of KNOCKS[what]) strike(context, pitch, context.currentTime + after);
}

/** A short tone that falls quickly, with a dull overtone: a stick on a block. */
function strike(where: AudioContext, pitch: number, at: number): void {
  for (const [times, loud, length] of [
    [1, 0.22, 0.16],
    [2.76, 0.08, 0.05],
  ] as const) {
    const tone = new OscillatorNode(where, { type: "triangle", frequency: pitch * times });
    const gain = new GainNode(where, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(where.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
