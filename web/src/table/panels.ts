/** What can be opened beside the board. */
export const PANELS = ["log", "chat", "rules", "sheet", "people", "menu"] as const;
export type Panel = (typeof PANELS)[number];
