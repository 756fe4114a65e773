// Day or night: as the device says, unless the player has chosen.
export type Light = "device" | "day" | "night";

/** What was chosen on this device. */
export function light(): Light {
  const kept = localStorage.getItem("light");
  return kept === "day" || kept === "night" ? kept : "device";
}

/** Chooses, remembers and shows it. */
export function shine(wanted: Light): void {
  if (wanted === "device") {
    localStorage.removeItem("light");
    delete document.documentElement.dataset["light"];
  } else {
    localStorage.setItem("light", wanted);
    document.documentElement.dataset["light"] = wanted;
  }
}
