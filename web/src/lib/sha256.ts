// SHA-256 in hexadecimal: the browser's own, or ours where a page without https is not given it.

/** The hash of a text. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return hex(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : digest(bytes));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first 32 bits behind the point of a root. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** FIPS 180-4, for pages that have no `crypto.subtle`. */
export function digest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) compress(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, k) => out.setInt32(4 * k, word));
  return new Uint8Array(out.buffer);
}

function compress(state: Int32Array, view: DataView, at: number): void {
  const words = new Int32Array(64);
  for (let k = 0; k < 16; k++) words[k] = view.getInt32(at + 4 * k);
  const word = (k: number) => words[k] as number;
  for (let k = 16; k < 64; k++) {
    const [early, late] = [word(k - 15), word(k - 2)];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[k] = word(k - 16) + low + word(k - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let k = 0; k < 64; k++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[k] as number) + word(k)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, k) => (state[k] = (state[k] as number) + value));
}
