import type { Rgb } from '../painting/color.ts'
import type { Distance } from '../painting/sdf.ts'

/** What a surface gives back: its own colour at a place, and how much it mirrors. */
export interface Skin {
  /** Writes linear red, green and blue. */
  colorAt: (x: number, y: number, z: number, into: Float64Array) => void
  /** The share that is mirrored when one looks straight at it; 0 for what is matt. */
  gloss?: number
  /** How blurred its mirror images are. */
  rough?: number
  /** Light of its own, as a lampshade has. */
  glow?: Rgb
}

/** A thing in the room: a form within a box that holds all of it. */
export interface Solid {
  form: Distance
  box: readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]
  skin: Skin
  /** Whether it fills its box but for rounded edges: light on its way need not look closer. */
  isBox?: boolean
}

/** A rectangle of light: a corner, two sides, and the way it shines. */
interface Pane {
  corner: readonly [number, number, number]
  across: readonly [number, number, number]
  up: readonly [number, number, number]
  light: Rgb
}

/** A lamp's bulb. */
export interface Bulb {
  at: readonly [number, number, number]
  radius: number
  light: Rgb
}

/**
 * A room in metres: the empty wall stands at z = 0, the floor lies at y = 0, the eye looks straight at the wall. What
 * lies in the wall's own plane is seen without any distortion, so that a work can be hung there at its true size.
 */
export interface Chamber {
  left: number
  right: number
  height: number
  depth: number
  wall: Skin
  floor: Skin
  ceiling: Skin
  /** The walls beside and behind. */
  sides: Skin
  solids: Solid[]
  panes: Pane[]
  bulbs: Bulb[]
  eye: readonly [number, number, number]
  /** What the picture shows of the wall's plane: metres across, where its middle is, and its lower edge. */
  across: number
  middle: number
  bottom: number
  exposure: number
}

/** One colour all over. */
export const plain = (color: Rgb, more: Omit<Skin, 'colorAt'> = {}): Skin => ({
  ...more,
  colorAt: (_x, _y, _z, into) => {
    into[0] = color[0]
    into[1] = color[1]
    into[2] = color[2]
  },
})

/** A colour made lighter and darker from place to place. */
export const toned = (
  color: Rgb,
  toneAt: (x: number, y: number, z: number) => number,
  more: Omit<Skin, 'colorAt'> = {},
): Skin => ({
  ...more,
  colorAt: (x, y, z, into) => {
    const tone = toneAt(x, y, z)
    into[0] = color[0] * tone
    into[1] = color[1] * tone
    into[2] = color[2] * tone
  },
})
