import { expect, it } from "vitest";
import { press, read, show } from "./numbers";

it.each([
  ["1250", "en", 1250],
  ["1,250", "en", 1250],
  ["1.250", "da", 1250],
  ["1.250", "en", null],
  ["1,250", "da", null],
  ["−5", "da", -5],
  ["-5", "en", -5],
  ["0", "en", 0],
  ["-0", "en", 0],
  ["", "en", null],
  ["1e3", "en", null],
  ["1234567", "en", null],
] as const)("reads %s in %s", (text, language, value) => expect(read(text, language)).toBe(value));

it("shows numbers as the language does, with a real minus sign", () => {
  expect(show(-1250, "en")).toBe("−1,250");
  expect(show(-1250, "da")).toBe("−1.250");
  expect(show(0, "en")).toBe("0");
});

it.each([
  ["", "5", "5"],
  ["5", "0", "50"],
  ["0", "5", "5"],
  ["5", "±", "-5"],
  ["-5", "±", "5"],
  ["", "±", "-"],
  ["-0", "7", "-7"],
  ["12", "⌫", "1"],
  ["123456", "7", "123456"],
] as const)("presses: %s then %s", (text, key, wanted) => expect(press(text, key)).toBe(wanted));
