import type { Canvas } from './canvas.ts'
import { developPlate } from './develop-plate.ts'
import { createDistanceGrid } from './distance-grid.ts'
import { gatherLight } from './gather-light.ts'
import type { Part } from './material.ts'
import { type Camera, placeEye } from './place-eye.ts'
import { createPlate } from './plate.ts'
import type { Distance } from './sdf.ts'
import type { Studio } from './studio.ts'

export interface Scene {
  parts: Part[]
  camera?: Camera
  studio: Studio
  /** How far from the middle the form may reach. */
  reach?: number
  /** How many points its light is worked out on: more for thin walls. */
  points?: number
  /** How much darker the corners are, and how strong the grain. */
  vignette?: number
  grain?: number
}

/**
 * Photographs forms in a studio; the same scene gives the same picture at any size. It looks every few pixels, more
 * often at edges; the material is looked at in every pixel.
 */
export function photograph(
  canvas: Canvas,
  { parts, camera = {}, studio, reach = 1.5, points = 150_000, vignette = 0.16, grain = 0.02 }: Scene,
): void {
  const whole = uniteParts(parts)
  const grid = createDistanceGrid(whole, reach, points)
  const light = gatherLight(grid, studio, camera.azimuth ?? 0)
  const eye = placeEye(grid, camera, canvas)
  // Fine hills want to be seen more closely than smooth forms.
  const nodes = parts.some(({ material }) => material.isFine) ? 400 : 290
  const step = Math.max(1, Math.round(Math.max(canvas.width, canvas.height) / nodes))
  const plate = createPlate({ parts, whole, grid, light, eye, studio, step, vignette })
  developPlate(canvas, { parts, eye, plate, step, exposure: studio.exposure ?? 1 })
  addSpeckle(canvas, grain)
}

/** The grain of the film, at the picture's full size. */
function addSpeckle({ data }: Canvas, strength: number): void {
  let state = 2_463_534_242
  for (let at = 0; at < data.length; at += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    // Two draws in one: grain is seldom far from its middle.
    const factor = 1 + strength * (((state >>> 16) + ((state >>> 4) & 65_535)) / 32_768 - 2) * 1.4
    data[at]! *= factor
    data[at + 1]! *= factor
    data[at + 2]! *= factor
  }
}

function uniteParts(parts: Part[]): Distance {
  const forms = parts.map(({ form }) => form)
  const [first, second] = forms as [Distance, Distance | undefined]
  if (!second) return first
  if (forms.length === 2) return (x, y, z) => Math.min(first(x, y, z), second(x, y, z))
  return (x, y, z) => {
    let least = 1e9
    for (let at = 0; at < forms.length; at++) {
      const far = forms[at]!(x, y, z)
      if (far < least) least = far
    }
    return least
  }
}
