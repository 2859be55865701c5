import { Camera, type OGLRenderingContext } from 'ogl'

import type { Sight } from './spot-before.ts'
import type { Spot } from './spot.ts'

/** Where somebody stands and looks; `pitch` is upwards, in degrees. */
export interface Pose extends Spot {
  pitch: number
}

/** How much of a canvas something else lies over, in pixels from its left and its lower edge. */
export interface Covered {
  left: number
  bottom: number
}

/** What a canvas shows of a room. */
export interface View {
  degreesUp: number
  whole: Sight
  /** What is seen where nothing lies over the canvas. */
  clear: Sight
  /** Where one looks straight ahead: in the middle of the clear part; measured from the canvas's middle, -1 to 1. */
  middle: { across: number; up: number }
}

export const EYES = 1.6
const DEGREES = Math.PI / 180
const UP = 52
const LEAST_ACROSS = 46
const MOST_UP = 74
const MOST_COVERED = 0.6

/** How much of the room is seen in a window of this shape: narrow windows see more up and down instead. */
export function sightOf(ratio: number): Sight & { degreesUp: number } {
  const forAcross = (2 * Math.atan(Math.tan((LEAST_ACROSS / 2) * DEGREES) / ratio)) / DEGREES
  const degreesUp = Math.min(MOST_UP, Math.max(UP, forAcross))
  const up = 2 * Math.tan((degreesUp / 2) * DEGREES)
  return { up, across: up * ratio, degreesUp }
}

/** What a canvas of this size shows when something lies over a part of it. */
export function viewOf({ width, height }: { width: number; height: number }, covered: Covered): View {
  const { degreesUp, ...whole } = sightOf(Math.max(1, width) / Math.max(1, height))
  const left = Math.min(MOST_COVERED, covered.left / Math.max(1, width))
  const bottom = Math.min(MOST_COVERED, covered.bottom / Math.max(1, height))
  return {
    degreesUp,
    whole,
    clear: { across: whole.across * (1 - left), up: whole.up * (1 - bottom) },
    middle: { across: left, up: bottom },
  }
}

/** A camera at the height of the eyes. */
export const makeCamera = (gl: OGLRenderingContext): Camera => new Camera(gl, { near: 0.08, far: 120 })

/** Lets a camera see what somebody sees who stands there. */
export function pointCamera(camera: Camera, { x, z, heading, pitch }: Pose, { degreesUp, whole, middle }: View): void {
  camera.perspective({ fov: degreesUp, aspect: whole.across / whole.up })
  // The picture is moved, not turned: what one stands before stays straight.
  camera.projectionMatrix[8] = -middle.across
  camera.projectionMatrix[9] = -middle.up
  camera.position.set(x, EYES, -z)
  camera.rotation.set(pitch * DEGREES, -heading * DEGREES, 0)
}
