import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnOtterWonCard, AnOtterWonView } from "$lib/protocol";
import { fetchTexts } from "$lib/texts.svelte";
import { tellWith } from "$lib/telling";
import { speak } from "$lib/words.svelte";
import "../../texts";
import { Drawn, given, NAMES } from "../coloured/drawing.svelte";
import * as game from ".";

const CARDS = Array.from({ length: 18 }, (_, i): AnOtterWonCard => {
  const isMost = i % 2 === 1;
  return {
    otter: (["pink", "yellow", "blue"] as const)[i % 3] ?? "pink",
    shape: i % 2 ? "triangle" : "circle",
    arrow: i % 4 < 2 ? "up" : "down",
    condition: isMost ? "most odd" : "each pink",
    points: isMost ? [5, 2] : [2],
  };
});

/** Emil (2) has won with the 9 and shares out; neutral is the 3. */
const RIVER: AnOtterWonView = {
  round: 2,
  phase: "river",
  leader: 2,
  to_move: 2,
  hand: [],
  hand_sizes: [2, 2],
  neutral: 3,
  played: [6, 9],
  ups: 2,
  river: [1, 10],
  dens: [[5], [14]],
  deck: 6,
  out: 1,
  has_chosen: [false, false],
  chosen: null,
  scores: [4, 2],
  worth: [[4], [2]],
  tally: { pink: 2, yellow: 0, blue: 0, circle: 1, triangle: 1, odd: 1, even: 1, low: 1, high: 1 },
  most: ["pink", "circle", "triangle"],
  cards: CARDS,
};
const PLAY: AnOtterWonView = {
  ...RIVER,
  phase: "follow",
  played: [null, 9],
  ups: 1,
  to_move: 1,
  hand: [2, 16, 18],
};
const DIVE: AnOtterWonView = {
  ...RIVER,
  phase: "dive",
  round: 5,
  neutral: null,
  played: [null, null],
  ups: 0,
  deck: 0,
  to_move: 1,
  has_chosen: [false, true],
};

let drawn: Drawn<AnOtterWonView>;
beforeAll(() => fetchTexts("an-otter-won"));
beforeEach(() => speak("en"));
afterEach(() => drawn?.end());

describe("the table of An Otter Won", () => {
  it("lets the winner share out, and nobody else", () => {
    drawn = new Drawn(
      game,
      given({ ...RIVER, hand: [7, 8] }, 2, { legal: ["river 3", "river 6", "river 9"] }),
    );
    expect(drawn.words).toEqual(["river 6", "river 3", "river 9", "7", "8"]);
    expect(drawn.lit).toEqual(["river 6", "river 3", "river 9"]);
    drawn.press("river 3");
    const den: AnOtterWonView = { ...RIVER, phase: "den", neutral: null, river: [1, 3, 10], hand: [7, 8] };
    drawn.show({ view: den, legal: ["den 6", "den 9"], version: 1 });
    expect(drawn.lit).toEqual(["den 6", "den 9"]);
    drawn.press("den 9");
    drawn.press("7");
    expect(drawn.told).toEqual(["river 3", "den 9", "7"]);
    clear();
    drawn = new Drawn(game, given({ ...RIVER, hand: [2, 4] }, 1));
    expect(drawn.words).toEqual(["2", "4"]);
  });

  it("shows the majority of arrows as it forms", () => {
    drawn = new Drawn(game, given(PLAY, 1));
    expect(drawn.text(".arrows")).toBe("1 up, 1 down: still open");
    drawn.show({ view: RIVER });
    expect(drawn.text(".arrows")).toBe("More arrows up: the higher card wins");
    drawn.show({ view: { ...RIVER, ups: 1 } });
    expect(drawn.text(".arrows")).toBe("More arrows down: the lower card wins");
  });

  it("tells what each card in a den is worth, and what the river shows", () => {
    drawn = new Drawn(game, given(PLAY, 1));
    const labels = drawn.labels();
    expect(labels).toContain(
      "5, arrow up, yellow otter, circle; each pink otter: 2 points each. Now worth 4.",
    );
    expect(labels).toContain("4 points, if the game ended now");
    expect(drawn.text(".tally .unseen")).toBe("pink otter: 2, the most common");
  });

  it("plays into the den in the Last Swim", () => {
    drawn = new Drawn(game, given({ ...DIVE, hand: [12, 15] }, 1, { legal: ["den 12", "den 15"] }));
    expect(drawn.words).toEqual(["den 12", "den 15"]);
    drawn.press("den 15");
    expect(drawn.told).toEqual(["den 15"]);
  });

  it("shows a hidden choice to its player alone", () => {
    drawn = new Drawn(game, given({ ...DIVE, hand: [2, 16], chosen: 16 }, 2));
    expect(drawn.words).toEqual(["den 2"]);
    expect(drawn.labels().some((label) => label.startsWith("Chosen for the den, face down: 16"))).toBe(true);
    clear();
    for (const seat of [1, null]) {
      drawn = new Drawn(game, given({ ...DIVE, hand: seat ? [12, 15] : [] }, seat));
      expect(drawn.labels().filter((label) => label === "A card chosen for the den, face down")).toHaveLength(
        1,
      );
      expect(drawn.text(".swim")).toContain("Emil has chosen");
      expect(drawn.text(".swim")).toContain("Nora is still choosing");
      clear();
    }
  });

  it("asks whose turn it is, and tells the others what they wait for", () => {
    const said = (view: AnOtterWonView, seat: number | null): string =>
      tellWith(game.ask(given(view, seat)), NAMES);
    expect(said(PLAY, 1)).toBe("Answer the 9 with a card from your hand.");
    expect(said(PLAY, null)).toBe("Nora answers.");
    expect(said(RIVER, 2)).toBe("You won! Choose one of the three cards for the river.");
    expect(said(RIVER, 1)).toBe("Emil won and chooses a card for the river.");
    speak("da");
    expect(said(DIVE, 2)).toBe("Nora vælger i hemmelighed på den sidste svømmetur.");
  });

  it("guides a first game while it is the player's turn", () => {
    const hint = (view: AnOtterWonView, seat: number): string | undefined =>
      game.guide(given(view, seat))?.key;
    expect(hint({ ...PLAY, round: 1 }, 1)).toBe("an-otter-won-guide-1");
    expect(hint(RIVER, 2)).toBe("an-otter-won-guide-2");
    expect(hint(DIVE, 1)).toBe("an-otter-won-guide-6");
    expect(hint(RIVER, 1)).toBeUndefined();
    expect(hint({ ...PLAY, round: 4 }, 1)).toBeUndefined();
  });
});

function clear(): void {
  void drawn.end();
}
