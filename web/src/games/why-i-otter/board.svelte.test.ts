import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Entry, WhyIOtterCard, WhyIOtterView } from "$lib/protocol";
import { fetchTexts } from "$lib/texts.svelte";
import { tellWith } from "$lib/telling";
import { speak } from "$lib/words.svelte";
import "../../texts";
import { Drawn, given, NAMES } from "../coloured/drawing.svelte";
import * as game from ".";

const card = (front: string | null, back: string | null = null): WhyIOtterCard => ({ front, back });

/** Round 2: Nora (1) leads and holds a card from the open river; the river is closed again. */
const LEAD: WhyIOtterView = {
  round: 2,
  phase: "lead",
  leader: 1,
  to_move: 1,
  hand: [card("pink4", "most 2"), card("yellow2", "all yellow"), card("blue5", "all 3")],
  hand_sizes: [3, 3],
  shown: [[card("blue5", "all 3")], [card("yellow1", "all 2")]],
  led: null,
  river: [card(null, "all pink"), card(null, "most yellow"), card(null, "all 5")],
  is_river_open: false,
  pile: 6,
  top: card(null, "all 1"),
  scoring: [card("pink2", "most pink")],
  counts: [{ found: [2, 0], stars: [2, 0] }],
  dens: [[card("pink1"), card("pink3")], []],
  known: [[], []],
  is_pairing_fixed: false,
  scores: [2, 0],
};
const OPEN: WhyIOtterView = {
  ...LEAD,
  phase: "take",
  leader: 2,
  to_move: 2,
  hand: LEAD.hand.slice(1),
  hand_sizes: [2, 2],
  river: [card("pink5", "all pink"), card("yellow4", "most yellow"), card("blue4", "all 5")],
  is_river_open: true,
  dens: [LEAD.dens[0] ?? [], [card("pink4"), card("yellow6")]],
};
const WON: Entry = {
  seat: 2,
  word: "yellow6",
  texts: [
    {
      key: "why-i-otter-event-trick",
      values: {
        player: 2,
        led: { key: "why-i-otter-front-pink", values: { number: 4 } },
        answer: { key: "why-i-otter-front-yellow", values: { number: 6 } },
      },
    },
  ],
};

let drawn: Drawn<WhyIOtterView>;
beforeAll(() => fetchTexts("why-i-otter"));
beforeEach(() => speak("en"));
afterEach(() => drawn?.end());

describe("the table of Why I Otter", () => {
  it("lets every card be pressed, and lights those that are legal", () => {
    drawn = new Drawn(game, given(LEAD, 1, { legal: ["pink4", "yellow2", "blue5"] }));
    expect(drawn.words).toEqual(["river 1", "river 2", "river 3", "pink4", "yellow2", "blue5"]);
    expect(drawn.lit).toEqual(["pink4", "yellow2", "blue5"]);
    drawn.press("river 2");
    drawn.press("blue5");
    expect(drawn.told).toEqual(["river 2", "blue5"]);
  });

  it("is only looked at by a spectator", () => {
    drawn = new Drawn(game, given({ ...LEAD, hand: [] }, null));
    expect(drawn.words).toEqual([]);
    expect(drawn.root.querySelector(".hand")).toBeNull();
  });

  it("tells which sides are known", () => {
    drawn = new Drawn(game, given(LEAD, 1));
    const labels = drawn.labels();
    expect(labels).toContain("blue 5; on its river side: all otters with a 3, which the others know");
    expect(labels).toContain("pink 4; on its river side: the most otters with a 2");
    expect(labels).toContain("yellow 1; on its river side: all otters with a 2");
    expect(labels.filter((label) => label === "a hidden card")).toHaveLength(2);
    expect(labels).toContain("Place 1: a river card: all pink otters");
  });

  it("counts what a scoring card would bring now", () => {
    drawn = new Drawn(game, given(LEAD, 1));
    expect(drawn.text(".scoring .unseen")).toBe("Emil: 0 otters, 0 stars. Nora: 2 otters, 2 stars.");
    expect(drawn.root.querySelectorAll(".scoring .empty")).toHaveLength(3);
    speak("da");
    drawn.show({ version: 1 });
    expect(drawn.text(".scoring .unseen")).toBe("Emil: 0 oddere, 0 stjerner. Nora: 2 oddere, 2 stjerner.");
  });

  it("keeps the places of the river when one is taken", () => {
    const [first, , third] = OPEN.river;
    drawn = new Drawn(game, given({ ...OPEN, river: [first ?? null, null, third ?? null] }, 2));
    expect(drawn.words.filter((word) => word.startsWith("river"))).toEqual(["river 1", "river 3"]);
    const columns = [...drawn.root.querySelectorAll<HTMLElement>("[data-place=river] li")].map(
      (one) => one.style.gridColumn,
    );
    expect(columns).toEqual(["1", "3"]);
  });

  it("shows the trick until the next otter is led", () => {
    drawn = new Drawn(game, given({ ...LEAD, led: card("pink4"), phase: "follow", to_move: 2 }, 1));
    expect(drawn.labels("[data-place=trick]")[0]).toMatch(/^Nora played pink 4/);
    drawn.show({ view: OPEN, entry: WON, version: 1 });
    expect(drawn.labels("[data-place=trick]").map((label) => label.slice(0, 20))).toEqual([
      "Emil played yellow 6",
      "Nora played pink 4; ",
    ]);
    expect(drawn.text(".won .lit")).toBe("wins");
    const taken = { seat: 2, word: "river 1", texts: [] };
    drawn.show({ view: { ...OPEN, phase: "leave", to_move: 1 }, entry: taken, version: 2 });
    expect(drawn.root.querySelectorAll(".trick .one")).toHaveLength(2);
    const led = { ...LEAD, led: card("blue3"), leader: 2, phase: "follow" as const };
    drawn.show({ view: led, entry: { seat: 2, word: "blue3", texts: [] }, version: 3 });
    expect(drawn.root.querySelectorAll(".trick .one")).toHaveLength(1);
  });

  it("shakes the card that was refused, however often", () => {
    drawn = new Drawn(game, given(LEAD, 1));
    let shaken = 0;
    const pressed = drawn.root.querySelector<HTMLElement>("[data-word='river 1']");
    if (pressed) pressed.animate = () => (shaken++, {} as Animation);
    const refusal = { word: "river 1", text: { key: "why-i-otter-why-otters-first" }, rule: "R7" };
    drawn.show({ refusal: { ...refusal, n: 1 } });
    drawn.show({ refusal: { ...refusal, n: 2 } });
    expect(shaken).toBe(2);
  });

  it("asks whose turn it is, and tells the others what they wait for", () => {
    const said = (view: WhyIOtterView, seat: number | null): string =>
      tellWith(game.ask(given(view, seat)), NAMES);
    expect(said(LEAD, 1)).toBe("Lead: play one of your otters.");
    expect(said(LEAD, 2)).toBe("Nora plays the first otter.");
    const led: WhyIOtterView = { ...LEAD, led: card("pink4"), phase: "follow", to_move: 2 };
    expect(said(led, 2)).toBe("Answer pink 4 with one of your otters.");
    expect(said(led, null)).toBe("Emil answers pink 4.");
    expect(said({ ...LEAD, phase: "over", to_move: null }, 1)).toBe("The game is over.");
  });

  it("guides a first game while it is the player's turn", () => {
    const hint = (view: WhyIOtterView, seat: number): string | undefined =>
      game.guide(given(view, seat))?.key;
    expect(hint({ ...LEAD, round: 1 }, 1)).toBe("why-i-otter-guide-1");
    expect(hint(OPEN, 2)).toBe("why-i-otter-guide-2");
    expect(hint({ ...LEAD, round: 5 }, 1)).toBe("why-i-otter-guide-6");
    expect(hint({ ...LEAD, round: 1 }, 2)).toBeUndefined();
    expect(hint({ ...LEAD, round: 7 }, 1)).toBeUndefined();
  });
});
