import { createRays, type Rays } from './cast-rays.ts'
import type { DistanceGrid } from './distance-grid.ts'
import { createTouch, type Touch } from './feel-surface.ts'
import { createGather } from './find-sources.ts'
import type { LightAround } from './gather-light.ts'
import { createLighting, type Lighting } from './light-nodes.ts'
import { type Part, TRAITS } from './material.ts'
import { borrow, createNodes, FIRST_TRAIT, LIGHT, type Nodes, SHAPE } from './nodes.ts'
import type { Eye } from './place-eye.ts'
import type { Distance } from './sdf.ts'
import { createGround, createLens } from './see-ground.ts'
import type { Studio } from './studio.ts'

/** What was seen at every node of a lattice over the picture, and the means to look more closely. */
export interface Plate
  extends
    Pick<Nodes, 'columns' | 'rows' | 'spare' | 'far' | 'part' | 'light'>,
    Pick<Rays, 'look' | 'lookNear' | 'found'>,
    Pick<Touch, 'isCreased'>,
    Pick<Lighting, 'mirror'> {
  /** Puts what `look` has found into the spare node, lit like another node; like the spare one means on its own. */
  shade: (x: number, y: number, far: number, like: number) => void
}

/** Nodes along the side of a block that is looked at as a whole first. */
const BLOCK = 8
/** Nodes between two that are looked at on their own. */
const MESH = 4

interface Looking {
  parts: Part[]
  whole: Distance
  grid: DistanceGrid
  light: LightAround
  eye: Eye
  studio: Studio
  /** Pixels between two nodes. */
  step: number
  vignette: number
}

/** Looks at every node of a lattice: where the form is first, then the light, worked out at every other node only. */
export function createPlate({ parts, whole, grid, light: around, eye, studio, step, vignette }: Looking): Plate {
  const nodes = createNodes(eye, step)
  const { columns, rows, spare, far, part, shape, light } = nodes
  const { cell, bounds } = grid
  const { x: eyeX, y: eyeY, z: eyeZ, pixel } = eye
  const rays = createRays(eye, grid, whole)
  const { ray, aim, look, lookNear, found } = rays
  const { partAt, feelBare, setDirection, feel, feelAround, isAlike, isCreased } = createTouch({
    nodes,
    rays,
    parts,
    grid,
    eye,
  })
  const gather = createGather({ nodes, rays, parts, grid, around, eye })
  const lens = createLens(nodes, eye, vignette)
  const { spot, prepareAndJoin, join, mirror } = createLighting({ nodes, rays, parts, around, eye, lens })
  const seeGround = createGround({ nodes, rays, around, bounds, eye, studio, lens })
  const size = Math.max(bounds.x1 - bounds.x0, bounds.y1, bounds.z1 - bounds.z0)
  const away = Math.hypot(eyeX, eyeY, eyeZ) + size

  // Blocks of nodes that the form stays clear of need no further looks.
  const blocks = Math.ceil(columns / BLOCK)
  const isClear = new Uint8Array(blocks * Math.ceil(rows / BLOCK))
  const reach = BLOCK * step
  for (let row = 0, at = 0; row < rows; row += BLOCK) {
    for (let column = 0; column < columns; column += BLOCK, at++) {
      const left = eye.left + (column - 1) * step * pixel
      const upper = eye.top - (row - 1) * step * pixel
      const isBeside =
        left > eye.most ||
        left + (reach + 2 * step) * pixel < eye.least ||
        upper < eye.low ||
        upper - (reach + 2 * step) * pixel > eye.peak
      if (!isBeside) look((column + BLOCK / 2) * step, (row + BLOCK / 2) * step, 0)
      isClear[at] = isBeside || found.room * 0.5 > reach * 0.75 * pixel * away + cell * 0.3 ? 1 : 0
    }
  }

  const isClearAt = (column: number, row: number) =>
    isClear[((row / BLOCK) | 0) * blocks + ((column / BLOCK) | 0)] === 1

  /** Looks at a node on its own. */
  const expose = (column: number, row: number, from: number) => {
    const at = row * columns + column
    const t = look(column * step, row * step, from)
    if (t === 0) {
      seeGround(at, (row * step) / eye.high)
      return
    }
    meet(at, t)
    gather(at)
    prepareAndJoin(at)
  }

  const meet = (at: number, t: number) => {
    const x = eyeX + ray[0]! * t
    const y = eyeY + ray[1]! * t
    const z = eyeZ + ray[2]! * t
    const which = parts.length > 1 ? partAt(x, y, z) : 0
    feel(at, t, which, parts[which]!.form(x, y, z))
    feelAround(at)
  }

  /** Looks at a node where its neighbours say the form is; false if it is not there. */
  const expect = (column: number, row: number, a: number, b: number, c: number, d: number) => {
    const which = part[a]!
    if (far[a] === 0 || far[b] === 0 || far[c] === 0 || far[d] === 0) return false
    if (which !== part[b] || which !== part[c] || which !== part[d]) return false
    const at = row * columns + column
    const { form } = parts[which]!
    aim(column * step, row * step)
    const q = a * SHAPE
    const facing = -(ray[0]! * shape[q + 3]! + ray[1]! * shape[q + 4]! + ray[2]! * shape[q + 5]!)
    let t = (far[a]! + far[b]! + far[c]! + far[d]!) / 4
    for (let tries = 0; tries < 3; tries++) {
      const off = form(eyeX + ray[0]! * t, eyeY + ray[1]! * t, eyeZ + ray[2]! * t)
      if (Math.abs(off) < pixel * t * 0.5) {
        feel(at, t, which, off)
        if (!isAlike(at, a) || !isAlike(at, b) || !isAlike(at, c) || !isAlike(at, d)) return false
        borrow(nodes, at, a, b, c, d)
        prepareAndJoin(at)
        return true
      }
      t += off / Math.max(facing, 0.3)
    }
    return false
  }

  const exposeRow = (row: number, mesh: number) => {
    const wide = mesh * 2
    for (let column = 0; column < columns; column += mesh) {
      const isKnown = mesh < MESH && row % wide === 0 && column % wide === 0
      if (isKnown) continue
      const at = row * columns + column
      const isGround = isClearAt(column, row)
      if (mesh === MESH) {
        if (isGround) {
          aim(column * step, row * step)
          seeGround(at, (row * step) / eye.high)
        } else expose(column, row, 0)
        continue
      }
      const left = column - (column % wide)
      const upper = row - (row % wide)
      const right = left === column ? left : left + wide
      const lower = upper === row ? upper : upper + wide
      const a = upper * columns + left
      const b = upper * columns + right
      const c = lower * columns + left
      const d = lower * columns + right
      const isAtRim = right >= columns || lower >= rows
      if (isGround && !isAtRim && far[a] === 0 && far[b] === 0 && far[c] === 0 && far[d] === 0) {
        for (let tone = 0; tone < 3; tone++) {
          light[at * LIGHT + tone] =
            (light[a * LIGHT + tone]! +
              light[b * LIGHT + tone]! +
              light[c * LIGHT + tone]! +
              light[d * LIGHT + tone]!) /
            4
        }
        continue
      }
      if (isAtRim) {
        expose(column, row, 0)
        continue
      }
      if (!expect(column, row, a, b, c, d)) {
        far[at] = 0
        const nearest = Math.min(far[a]!, far[b]!, far[c]!, far[d]!)
        expose(column, row, nearest > 0 ? nearest - cell * 4 : 0)
      }
    }
  }
  // From wide meshes to narrow ones: a node between alike neighbours takes its light from them.
  for (let mesh = MESH; mesh >= 1; mesh /= 2) {
    for (let row = 0; row < rows; row += mesh) exposeRow(row, mesh)
  }

  /** Puts a place into the spare node, with light of its own or with that of a node beside it. */
  const shade = (x: number, y: number, t: number, like: number) => {
    aim(x, y)
    lens.placeSpare(x, y)
    far[spare] = t
    if (t === 0) {
      seeGround(spare, y / eye.high)
      return
    }
    if (like === spare) {
      meet(spare, t)
      gather(spare)
    } else {
      // The hills and the traits of the neighbour, on a surface of its own.
      const which = parts.length > 1 ? partAt(eyeX + ray[0]! * t, eyeY + ray[1]! * t, eyeZ + ray[2]! * t) : 0
      feelBare(spare, t, which, found.off)
      borrow(nodes, spare, like, like, like, like)
      const from = like * SHAPE
      const own = spare * SHAPE + 8
      setDirection(
        spare,
        shape[own]! + shape[from]! - shape[from + 8]!,
        shape[own + 1]! + shape[from + 1]! - shape[from + 9]!,
        shape[own + 2]! + shape[from + 2]! - shape[from + 10]!,
      )
      if (which === part[like]) {
        for (let trait = 0; trait < TRAITS; trait++) spot.traits[trait] = light[like * LIGHT + FIRST_TRAIT + trait]!
        join(spare)
        return
      }
    }
    prepareAndJoin(spare)
  }

  return { columns, rows, spare, far, part, light, mirror, look, lookNear, found, isCreased, shade }
}
