// The pink, yellow and blue otters of the two games for two: their inks, and what each wears so that no colour has to
// tell alone.
import type { Look, Mark, Mood } from "../../parts/otter";

export type Colour = "pink" | "yellow" | "blue";
export const COLOURS: Colour[] = ["pink", "yellow", "blue"];

interface Dress {
  fur: string;
  belly: string;
  accent: string;
  mark: Mark;
}

export const DRESS: Record<Colour | "plain", Dress> = {
  pink: { fur: "#dd6f9f", belly: "#fdeef4", accent: "#8c2156", mark: "hat" },
  yellow: { fur: "#e5aa2c", belly: "#fff8e1", accent: "#7c5000", mark: "bow" },
  blue: { fur: "#4f8ed3", belly: "#edf5fd", accent: "#173f80", mark: "scarf" },
  plain: { fur: "#6b4a35", belly: "#f6efe0", accent: "#41605a", mark: "hat" },
};

export const isColour = (name: string): name is Colour => COLOURS.includes(name as Colour);

export const SLEEPY: [Look, Mood] = ["shut", "calm"];

/** How an otter of a number looks about: the small ones sleep, the big ones know it. */
export const FACES: [Look, Mood][] = [
  SLEEPY,
  ["down", "calm"],
  ["left", "sly"],
  ["wink", "glad"],
  ["ahead", "glad"],
  ["up", "proud"],
];
