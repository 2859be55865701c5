import type { Distance } from './sdf.ts'

/** What a material shows at a place: its own colour, what it mirrors, and how blurred. */
export interface Finish {
  red: number
  green: number
  blue: number
  mirrorRed: number
  mirrorGreen: number
  mirrorBlue: number
  rough: number
  /** Makes what is mirrored brighter or darker at single pixels. */
  sheen: number
}

/** Where on the form traits are asked for. */
export interface Spot {
  x: number
  y: number
  z: number
  /** What the material prepares. */
  traits: Float64Array
  /** 1 on the sharpest edges. */
  edge: number
  /** 1 in the deepest hollows. */
  hollow: number
  /** How far the surface looks up, −1 to 1. */
  rise: number
}

/** How many numbers a material may prepare. */
const TRAITS = 6

export interface Material {
  /** Writes the traits of a place. */
  prepare: (spot: Spot) => void
  /** The finish, from the traits alone. */
  finish: (traits: Float64Array, into: Finish) => void
  /** Hills too fine to be part of the form. */
  relief?: Distance
  /** How deep light goes below the surface; 0 for metal. */
  depth?: number
  /** How blurred its mirror images are as a rule (tangent). */
  blur?: number
  /** The share of light that comes back from the form's own other side. */
  bounce?: number
}

export const createSpot = (): Spot => ({
  x: 0.5,
  y: 0.5,
  z: 0.5,
  traits: new Float64Array(TRAITS),
  edge: 0.5,
  hollow: 0.5,
  rise: 0.5,
})

export const createFinish = (): Finish => ({
  red: 0.5,
  green: 0.5,
  blue: 0.5,
  mirrorRed: 0.5,
  mirrorGreen: 0.5,
  mirrorBlue: 0.5,
  rough: 0.5,
  sheen: 1.5,
})

export interface Part {
  form: Distance
  material: Material
}
