// What an otter can look like.
export type Pose = "head" | "bust" | "float" | "swim";
export type Look = "ahead" | "up" | "down" | "left" | "right" | "in" | "out" | "shut" | "wink";
export type Mood = "calm" | "glad" | "sly" | "proud" | "oh" | "grim";
export type Mark = "hat" | "bow" | "scarf";
