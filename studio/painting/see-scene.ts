import { createRays } from './cast-rays.ts'
import type { DistanceGrid } from './distance-grid.ts'
import { createTouch } from './feel-surface.ts'
import { createGather } from './find-sources.ts'
import type { LightAround } from './gather-light.ts'
import { createLighting } from './light-node.ts'
import type { Part } from './material.ts'
import { createNode, type Node } from './node.ts'
import type { Eye } from './place-eye.ts'
import type { Distance } from './sdf.ts'
import { createGround } from './see-ground.ts'
import type { Studio } from './studio.ts'

/** The means to look at any point of a picture. */
export interface Sight {
  /** Writes the light that comes from a point, given in pixels; whether that is the form is then known at `node`. */
  see: (x: number, y: number, into: Float64Array) => void
  node: Node
}

interface Looking {
  parts: Part[]
  whole: Distance
  grid: DistanceGrid
  light: LightAround
  eye: Eye
  studio: Studio
  vignette: number
}

/** Stands ready to look at a scene. */
export function seeScene({ parts, whole, grid, light: around, eye, studio, vignette }: Looking): Sight {
  const node = createNode()
  const rays = createRays(eye, grid, whole)
  const touch = createTouch({ node, rays, parts, grid, eye })
  const gather = createGather({ node, rays, parts, grid, around, eye })
  const lightNode = createLighting({ node, rays, parts, around, eye })
  const seeGround = createGround({ rays, around, bounds: grid.bounds, eye, studio })
  const exposure = studio.exposure ?? 1
  // Where light was gathered last: what lies beside it is lit by the same.
  const last = new Float64Array(7)
  const here = new Float64Array(7)
  const isSameStretch = () => {
    for (let axis = 0; axis < 3; axis++) here[axis] = rays.ray[axis]! * node.far
    for (let side = 0; side < 3; side++) here[3 + side] = node.shape[3 + side]!
    here[6] = node.part
    const apart = Math.abs(here[0]! - last[0]!) + Math.abs(here[1]! - last[1]!) + Math.abs(here[2]! - last[2]!)
    const alike = here[3]! * last[3]! + here[4]! * last[4]! + here[5]! * last[5]!
    if (apart < eye.pixel * node.far * 4 && alike > 0.99 && here[6] === last[6]) return true
    last.set(here)
    return false
  }
  const see = (x: number, y: number, into: Float64Array) => {
    rays.aim(x, y)
    node.far = rays.look()
    if (node.far > 0) {
      touch()
      if (!isSameStretch()) gather()
      lightNode(into)
    } else seeGround(y / eye.high, into)
    // A lens lets less light through towards the corners.
    const u = (x / eye.wide) * 2 - 1
    const v = (y / eye.high) * 2 - 1
    const shade = exposure * (1 - vignette * (u * u + v * v) * 0.5)
    for (let part = 0; part < 3; part++) into[part] = hold(into[part]! * shade)
  }
  return { see, node }
}

/** Light as a photograph keeps it: true in the dark, gently held back where it is bright. */
function hold(value: number): number {
  return value < 0.6 ? value : 1 - 0.16 / (value - 0.2)
}
