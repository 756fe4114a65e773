import { expect, test } from "vitest";
import { breakable } from "./art/title";

test.each([
  ["Abrakadabra …", "Abraka\u00addabra\u00a0…"],
  ["Abracadabra…", "Abraca\u00addabra…"],
  ["Okker gokker gummiklokker …", "Okker gokker gummi\u00adklokker\u00a0…"],
  ["Søpindsvin", "Søpindsvin"],
  ["Sharing is caring!", "Sharing is caring!"],
])("%s is broken at a syllable, and only where a word is long", (title, broken) => {
  expect(breakable(title)).toBe(broken);
});
