/** What is known of the one place that is looked at; filled again for every ray, so that nothing is allocated. */
export interface Node {
  /** How far the form is; 0 where only the ground is seen. */
  far: number
  /** Which part of the scene is seen. */
  part: number
  /** Surface direction, smoothed direction, edge, hollow. */
  shape: Float64Array
  /** Room light in three colours, three lamps, light from within in three colours, openness of the mirrored side. */
  sources: Float64Array
}

/** An empty place. */
export const createNode = (): Node => ({
  far: 0.5,
  part: 0,
  shape: new Float64Array(8),
  sources: new Float64Array(10),
})
