import { expect, test } from "vitest";
import { digest, sha256 } from "./sha256";

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the standard's own example %j", (text, expected) => {
  expect(hex(digest(new TextEncoder().encode(text)))).toBe(expected);
});

test("ours and the browser's agree at every length around a block", async () => {
  for (let length = 50; length < 135; length++) {
    const text = "ø".repeat(length >> 1) + "x".repeat(length);
    expect(hex(digest(new TextEncoder().encode(text)))).toBe(await sha256(text));
  }
});
