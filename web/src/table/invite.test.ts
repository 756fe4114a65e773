import { mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { say } from "$lib/words.svelte";
import "../texts";
import Invite from "./Invite.svelte";
import "./texts";

let shown: Record<string, unknown> | null = null;

/** The invitation as it is shown at an address, whose link has been made before. */
async function at(address: string): Promise<HTMLElement> {
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(address);
  sessionStorage.setItem("link:invite:abc", "/t/abc#secret");
  shown = mount(Invite, { target: document.body, props: { id: "abc", kind: "invite" } });
  await expect.poll(() => document.querySelector("input")?.value).toMatch(/secret$/);
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  sessionStorage.clear();
});

it("shows a code for other phones to read", async () => {
  const page = await at("http://192.168.1.7:8000/t/abc");
  expect(page.querySelector("svg")).not.toBeNull();
  expect(page.textContent).not.toContain(say("play-alone"));
});

it("shows none where the address works on this device alone, and says so first", async () => {
  const page = await at("http://127.0.0.1:8000/t/abc");
  expect(page.querySelector("svg")).toBeNull();
  expect(page.querySelector("p")?.textContent).toBe(say("play-alone"));
});
