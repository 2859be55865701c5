import { Camera, type OGLRenderingContext } from 'ogl'

import type { Sight } from './spot-before.ts'
import type { Spot } from './spot.ts'

/** Where somebody stands and looks; `pitch` is upwards, in degrees. */
export interface Pose extends Spot {
  pitch: number
}

export const EYES = 1.6
const DEGREES = Math.PI / 180
const UP = 52
const LEAST_ACROSS = 46
const MOST_UP = 74

/** How much of the room is seen in a window of this shape: narrow windows see more up and down instead. */
export function sightOf(ratio: number): Sight & { degreesUp: number } {
  const forAcross = (2 * Math.atan(Math.tan((LEAST_ACROSS / 2) * DEGREES) / ratio)) / DEGREES
  const degreesUp = Math.min(MOST_UP, Math.max(UP, forAcross))
  const up = 2 * Math.tan((degreesUp / 2) * DEGREES)
  return { up, across: up * ratio, degreesUp }
}

/** A camera at the height of the eyes. */
export const makeCamera = (gl: OGLRenderingContext): Camera => new Camera(gl, { near: 0.08, far: 120 })

/** Lets a camera see what somebody sees who stands there. */
export function pointCamera(camera: Camera, { x, z, heading, pitch }: Pose): void {
  camera.position.set(x, EYES, -z)
  camera.rotation.set(pitch * DEGREES, -heading * DEGREES, 0)
}
