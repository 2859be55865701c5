/** The rule that works are hung by; metres. */
export const EYE_LEVEL = 1.55
/** What is so tall that it would reach the floor begins here instead. */
export const LOWEST_EDGE = 0.2
/** How far from a corner or a door the first and the last work stay. */
export const CORNER = 0.9
export const DOOR = { width: 2.2, height: 2.6 }
export const WALL_THICKNESS = 0.4

/** The air between two neighbours: more between large ones, and never less than a label needs. */
export const gapBetween = (one: { width: number }, other: { width: number }): number =>
  Math.min(2.4, Math.max(0.7, 0.35 * (one.width + other.width)))
