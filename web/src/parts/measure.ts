import type { Attachment } from "svelte/attachments";

/** Tells how much room the place has in which an element stands: now, and whenever that changes. */
export function measure(tell: (wide: number, high: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const place = node.parentElement;
    if (!place) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) tell(entry.contentRect.width, entry.contentRect.height);
    });
    watch.observe(place);
    return () => watch.disconnect();
  };
}
