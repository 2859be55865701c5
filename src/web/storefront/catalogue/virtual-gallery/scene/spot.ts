/** Where somebody stands, in metres, and where they look: degrees, 0 is north and 90 east. */
export interface Spot {
  x: number
  z: number
  heading: number
}

const DEGREES = Math.PI / 180

/** One step in the direction that somebody looks in. */
export const directionOf = (heading: number) => ({ x: Math.sin(heading * DEGREES), z: Math.cos(heading * DEGREES) })

/** The heading from one point to another. */
export const headingTo = (from: { x: number; z: number }, to: { x: number; z: number }): number =>
  Math.atan2(to.x - from.x, to.z - from.z) / DEGREES

/** The shorter way round from one heading to another, between -180 and 180 degrees. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180
