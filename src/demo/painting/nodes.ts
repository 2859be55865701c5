import { TRAITS } from './material.ts'

/** Surface direction, smoothed direction, edge, hollow, direction without the hills. */
export const SHAPE = 11
/** Where the traits begin: after the light that falls on the place, the light mirrored, openness and distance. */
export const FIRST_TRAIT = 8
export const LIGHT = FIRST_TRAIT + TRAITS
/** Room light in three colours, three lamps, light from within in three colours, openness of the mirrored side. */
export const SOURCES = 10

/** What is known at every node of a lattice over the picture; one node more, the last, is for closer looks. */
export interface Nodes {
  columns: number
  rows: number
  spare: number
  /** Pixels between two nodes. */
  step: number
  /** How far the form is; 0 where only the ground is seen. */
  far: Float32Array
  /** Which part of the scene is seen. */
  part: Uint8Array
  /** `SHAPE` numbers a node: the surface. */
  shape: Float32Array
  /** `SOURCES` numbers a node: where its light comes from. */
  sources: Float32Array
  /** `LIGHT` numbers a node; a mirror's has the surface's direction instead of the light mirrored. */
  light: Float32Array
}

export function createNodes({ wide, high }: { wide: number; high: number }, step: number): Nodes {
  const columns = Math.ceil(wide / step) + 1
  const rows = Math.ceil(high / step) + 1
  const spare = columns * rows
  return {
    columns,
    rows,
    spare,
    step,
    far: new Float32Array(spare + 1),
    part: new Uint8Array(spare + 1),
    shape: new Float32Array((spare + 1) * SHAPE),
    sources: new Float32Array((spare + 1) * SOURCES),
    light: new Float32Array((spare + 1) * LIGHT),
  }
}

/** Gives a node the light of four others, and the surface around them. */
export function borrow({ sources, shape }: Nodes, at: number, a: number, b: number, c: number, d: number): void {
  for (let source = 0; source < SOURCES; source++) {
    sources[at * SOURCES + source] =
      (sources[a * SOURCES + source]! +
        sources[b * SOURCES + source]! +
        sources[c * SOURCES + source]! +
        sources[d * SOURCES + source]!) /
      4
  }
  for (let side = 3; side < 8; side++) {
    shape[at * SHAPE + side] =
      (shape[a * SHAPE + side]! + shape[b * SHAPE + side]! + shape[c * SHAPE + side]! + shape[d * SHAPE + side]!) / 4
  }
}
