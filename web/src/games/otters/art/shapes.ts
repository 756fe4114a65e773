// What the pictures of Otters are cut from: shapes in a few inks, their edges a little uneven as in lino.

/** deep and pale blue, violet, paper, ink, fur; "cut" and "line" are strokes in paper and in ink. */
export type Ink = "deep" | "pale" | "violet" | "paper" | "ink" | "fur" | "shade" | "cut" | "line" | "thick";

export interface Shape {
  ink: Ink;
  d: string;
  at?: string;
}

/** A number in 0 … 1 that is always the same for the same n: the hand that cut this did not tremble twice. */
const wobble = (n: number): number => {
  const wild = Math.sin(n * 127.1) * 43758.5453;
  return wild - Math.floor(wild);
};
const round = (value: number): number => Math.round(value * 10) / 10;

/** A disc, not quite round. */
export function disc(x: number, y: number, r: number, seed = 1): string {
  const corners = 9;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const far = r * (0.965 + 0.07 * wobble(seed * 31 + i));
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % corners] ?? [0, 0], points[(i + 1) % corners] ?? [0, 0]];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const turns = points.map(
    (_, i) => `Q${(points[(i + 1) % corners] ?? [0, 0]).map(round).join(" ")} ${middle(i + 1)}`,
  );
  return `M${middle(0)}${turns.join("")}Z`;
}

/** Spines round a middle: long and short in turn. */
export function spines(x: number, y: number, inner: number, outer: number, count: number, seed = 1): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const angle = ((i + 0.5 * wobble(seed + i)) / (2 * count)) * 2 * Math.PI;
    const far = i % 2 ? inner : outer * (i % 4 ? 0.84 : 1) * (0.94 + 0.12 * wobble(seed * 7 + i));
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** A pearl: its body, the shade cut along its lower edge, and a glint. */
export function pearl(x: number, y: number, r: number, isBlack = false): Shape[] {
  const arc = (far: number, bend: number) =>
    `M${round(x - r * far)} ${round(y + r * 0.3)}Q${round(x - r * 0.1)} ${round(y + r * bend)} ${round(x + r * far)} ${round(y + r * 0.15)}`;
  return [
    { ink: "ink", d: disc(x, y, r + 1.8, x) },
    { ink: isBlack ? "ink" : "paper", d: disc(x, y, r, y) },
    { ink: isBlack ? "cut" : "shade", d: `${arc(0.72, 1.15)}${arc(0.45, 0.85)}` },
    { ink: isBlack ? "paper" : "pale", d: disc(x - r * 0.35, y - r * 0.38, r * 0.22, r) },
  ];
}

/** An otter's arm, from below, its paw at 0, 0. */
export function arm(at: string): Shape[] {
  return [
    {
      ink: "fur",
      at,
      d: "M-15 74Q-13 38-17 15Q-24 1-18-9Q-12-17-7-11Q-6-20 1-19Q8-19 8-11Q14-17 19-8Q23 2 17 15Q14 40 17 74Z",
    },
    { ink: "cut", at, d: "M-7-10q-1 6 0 10M1-12v11M9-10q1 5-1 10M-8 34l3 9M3 30l2 10M10 40l-1 9M-3 50l2 9" },
  ];
}

/** A closed paw, from the front. */
export function fist(at: string): Shape[] {
  return [
    {
      ink: "fur",
      at,
      d: "M-17 44Q-16 28-20 18Q-27 8-24-6Q-22-19-12-18Q-7-25 0-21Q8-25 13-18Q23-19 25-6Q27 9 20 19Q16 28 18 44Z",
    },
    {
      ink: "cut",
      at,
      d: "M-12-17q-2 9 0 15M0-20v17M12-17q2 9 0 15M-23 4q13-7 22 3q6 8-4 12M-8 34l2 7M4 32l1 8M11 33l-1 6",
    },
  ];
}

/** A thick arrow to the right, from 0, 0. */
export const arrow = (at: string, ink: Ink = "paper"): Shape => ({
  ink,
  at,
  d: "M0-4.500 17-3.500 16.500-11 32 .500 16 11 17 4 .500 4.500Z",
});

export const card = (at: string, ink: Ink = "paper"): Shape[] => [
  { ink: "ink", at, d: "M-17-23 0-24.500 17-23 18 0 17 24-1 25-17 24-18 1Z" },
  { ink, at, d: "M-14-20 0-21 14-20 15 0 14 21 0 22-14 21-15 0Z" },
];

/** Four points of light. */
export const star = (x: number, y: number, r: number): Shape => {
  const s = round(r * 0.24);
  return {
    ink: "paper",
    at: `translate(${x} ${y})`,
    d: `M0-${r}Q${s}-${s} ${r} 0Q${s} ${s} 0 ${r}Q-${s} ${s}-${r} 0Q-${s}-${s} 0-${r}Z`,
  };
};

/** Lines of water. */
export const waves = (x: number, y: number, count: number): string =>
  `M${x} ${y}q5.500-6 11 0${"t11 0".repeat(count - 1)}`;
