import type { Canvas } from './canvas.ts'
import { createRays } from './cast-rays.ts'
import { develop, outline } from './develop.ts'
import { createDistanceGrid } from './distance-grid.ts'
import { gatherLight } from './gather-light.ts'
import type { Part } from './material.ts'
import { type Camera, placeEye } from './place-eye.ts'
import type { Distance } from './sdf.ts'
import { seeScene } from './see-scene.ts'
import type { Studio } from './studio.ts'

/** How many times as fine as the points say shadows are worked out. */
const FINENESS = 1.7

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
  /** Whether it is to be put into another picture: its edges are then of its own colour alone. */
  isAlone?: boolean
}

/** Photographs forms in a studio; the same scene gives the same picture at any size. Answers how much of each pixel they cover. */
export function photograph(canvas: Canvas, scene: Scene): Float32Array {
  const { parts, studio, camera = {}, vignette = 0.16, grain = 0.006, isAlone = false } = scene
  const { whole, grid, eye } = setUp(canvas, scene)
  const light = gatherLight(grid, studio, camera.azimuth ?? 0)
  const cover = develop(canvas, seeScene({ parts, whole, grid, light, eye, studio, vignette }), { isAlone })
  addSpeckle(canvas, grain)
  return cover
}

/** How much of each pixel the forms of a scene cover, without the work of lighting them. */
export function coverOf(canvas: Canvas, scene: Scene): Float32Array {
  const { whole, grid, eye } = setUp(canvas, scene)
  return outline(canvas, createRays(eye, grid, whole))
}

/** How large the forms of a scene are: their middle on the floor, how high they reach and how far to each side. */
export function measureScene({ parts, reach = 1.5, points = 150_000 }: Scene) {
  const grid = createDistanceGrid(uniteParts(parts), reach, points)
  const size = { x0: 1e9, x1: -1e9, z0: 1e9, z1: -1e9, high: 0 }
  grid.eachNearSurface((x, y, z) => {
    size.x0 = Math.min(size.x0, x)
    size.x1 = Math.max(size.x1, x)
    size.z0 = Math.min(size.z0, z)
    size.z1 = Math.max(size.z1, z)
    size.high = Math.max(size.high, y)
  })
  return size
}

function setUp(canvas: Canvas, { parts, camera = {}, reach = 1.5, points = 150_000 }: Scene) {
  const whole = uniteParts(parts)
  const grid = createDistanceGrid(whole, reach, points, FINENESS)
  return { whole, grid, eye: camera.eye ?? placeEye(grid, camera, canvas) }
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
