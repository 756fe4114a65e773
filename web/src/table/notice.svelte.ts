// Your turn: the tab's title and icon, a short buzz, a knock, and, if allowed, a notification while the tab is hidden.
import { knock } from "$lib/sound.svelte";
import { say } from "$lib/words.svelte";
import type { Room } from "./room.svelte";

const KEY = "notify";
const chosen = $state({ on: globalThis.localStorage?.getItem(KEY) === "on" });

/** Whether this browser can show notifications here at all. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Whether they are wanted and allowed. */
export const notifies = (): boolean => chosen.on && canNotify() && Notification.permission === "granted";

/** Switches notifications; the browser asks the first time. */
export async function notify(on: boolean): Promise<void> {
  if (on && canNotify() && Notification.permission === "default") await Notification.requestPermission();
  chosen.on = on && canNotify() && Notification.permission === "granted";
  localStorage.setItem(KEY, chosen.on ? "on" : "off");
}

function icon(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = isTurn ? "/icon-turn.svg" : "/icon.svg";
}

function callForTurn(room: Room): void {
  knock("turn");
  if (document.hidden) navigator.vibrate?.([80, 60, 80]);
  else navigator.vibrate?.(40);
  if (!document.hidden || !notifies()) return;
  const shown = new Notification(say("play-your-turn"), {
    body: say(`${room.table?.game ?? "home"}-title`),
    icon: "/icon-turn.svg",
    tag: room.id,
  });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Watches a table and gives notice; called while a component is made. */
export function attend(of: () => Room): void {
  let wasTurn: boolean | null = null;
  let version = -1;
  $effect(() => {
    const room = of();
    const isTurn = room.isMyTurn;
    const title = say(`${room.table?.game ?? "home"}-title`);
    document.title = `${isTurn ? `● ${say("play-your-turn")} · ` : ""}${title} · ${say("home-title")}`;
    icon(isTurn);
    if (isTurn && wasTurn === false) callForTurn(room);
    wasTurn = isTurn;
  });
  $effect(() => {
    const room = of();
    const now = room.game?.version ?? 0;
    if (version >= 0 && now > version) knock(room.game?.over ? "end" : "card");
    version = now;
  });
  $effect(() => () => icon(false));
}
