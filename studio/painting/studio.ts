import type { Rgb } from './color.ts'

/** A soft box: a bright rectangle far away that lights and is mirrored. */
export interface Lamp {
  /** Degrees to the right of the eye; 180 stands behind the work. */
  azimuth: number
  /** Degrees above the floor. */
  elevation: number
  /** Half its width and height, as seen from the work (tangents). */
  wide: number
  high: number
  color: Rgb
  power: number
  /** Without a shadow: a light for edges and mirrors only. */
  isShadowless?: boolean
}

/** Where works are photographed: lamps, a floor, and a backdrop into which the floor turns without an edge. */
export interface Studio {
  lamps: Lamp[]
  /** The room's own light, from above and from the sides. */
  zenith: Rgb
  horizon: Rgb
  /** The floor's own colour. */
  floor: Rgb
  /** What the backdrop shows just above the floor, and higher up. */
  far: Rgb
  top: Rgb
  /** How far behind the work the floor begins and ends to turn into the backdrop. */
  turn?: readonly [from: number, to: number]
  /** How fast the light on the floor falls off with the distance from the work. */
  falloff?: number
  /** Share of the mirror image in the floor. */
  sheen?: number
  exposure?: number
}

/** A lamp as the marcher needs it. */
export interface AimedLamp {
  x: number
  y: number
  z: number
  /** Its horizontal and its upright direction. */
  rx: number
  rz: number
  ux: number
  uy: number
  uz: number
  wide: number
  high: number
  red: number
  green: number
  blue: number
  /** How bright its face is for every unit of light it gives. */
  face: number
  /** Half the width of the cone its light comes in. */
  cone: number
  castsShadow: boolean
}

/** Turns a lamp's angles into directions, the eye standing at an azimuth of its own. */
export function aimLamp(lamp: Lamp, eyeAzimuth: number): AimedLamp {
  const azimuth = ((lamp.azimuth + eyeAzimuth) * Math.PI) / 180
  const elevation = (lamp.elevation * Math.PI) / 180
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)]
  const [rise, level] = [Math.sin(elevation), Math.cos(elevation)]
  return {
    x: sin * level,
    y: rise,
    z: cos * level,
    rx: cos,
    rz: -sin,
    ux: -sin * rise,
    uy: level,
    uz: -cos * rise,
    wide: lamp.wide,
    high: lamp.high,
    red: lamp.color[0] * lamp.power,
    green: lamp.color[1] * lamp.power,
    blue: lamp.color[2] * lamp.power,
    face: Math.PI / (4 * lamp.wide * lamp.high),
    cone: Math.sqrt(lamp.wide * lamp.high) * 0.8,
    castsShadow: !lamp.isShadowless,
  }
}

/** How much of a lamp a mirror sees in a direction, its edges as soft as the mirror is blurred. */
export function seeLamp(lamp: AimedLamp, dx: number, dy: number, dz: number, blur: number): number {
  const towards = dx * lamp.x + dy * lamp.y + dz * lamp.z
  if (towards <= 0.05) return 0
  const across = Math.abs((dx * lamp.rx + dz * lamp.rz) / towards)
  const up = Math.abs((dx * lamp.ux + dy * lamp.uy + dz * lamp.uz) / towards)
  const a = soften(lamp.wide, across, blur)
  return a <= 0 ? 0 : a * soften(lamp.high, up, blur)
}

/** The share of a strip of a half-width that a blurred eye sees at a place; its light stays the same in all. */
function soften(half: number, at: number, blur: number): number {
  const share = (half + blur - at) / (2 * blur)
  if (share <= 0) return 0
  const full = blur > half ? half / blur : 1
  if (share >= 1) return full
  return share * share * (3 - 2 * share) * full
}
