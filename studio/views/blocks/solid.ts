import type { Rgb } from '../../painting/color.ts'

export type Vector = readonly [x: number, y: number, z: number]

/** What a ray has met; one object for all rays, since there are millions. */
export interface Met {
  /** Metres along the ray. */
  far: number
  /** Which of the solids; −1 for none. */
  solid: number
  /** Which of its faces: 0 and 1 look along x, 2 and 3 along y, 4 and 5 along z, the even ones backwards; 6 is round. */
  face: number
  nx: number
  ny: number
  nz: number
}

/** The colour of a surface: metres from the solid's left, lower, rear corner, and the face. */
export type Skin = (x: number, y: number, z: number, face: number, into: Float64Array) => void

/** A thing with straight or round sides that stands along the axes; x to the right, y up, z towards the eye, metres. */
export interface Solid {
  shape: 'block' | 'ball' | 'drum'
  min: Vector
  max: Vector
  skin: Skin
  /** What it throws back onto others, on the whole. */
  tint: Rgb
  /** Share of the light that is mirrored. */
  gloss?: number
  /** Where its front face has an irregular rim: whether there is anything at a place. */
  covers?: (x: number, y: number) => boolean
  /** It throws shadows but is not seen: something else is shown in its place. */
  isHidden?: boolean
  /** It throws no shadow: glass. */
  isClear?: boolean
}

/** Makes an empty record of a meeting. */
export const createMet = (): Met => ({ far: 0.5, solid: -1, face: 0, nx: 0.5, ny: 0.5, nz: 0.5 })
