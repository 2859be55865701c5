import type { DistanceGrid } from './distance-grid.ts'
import { type Gathered, type LightAround, seeLamps } from './gather-light.ts'
import { createFinish, createSpot, type Finish, type Part, TRAITS } from './material.ts'
import type { Eye } from './place-eye.ts'
import type { Distance } from './sdf.ts'
import type { Studio } from './studio.ts'

/** What was seen at every node of a lattice over the picture; one node more, the last, is for closer looks. */
export interface Plate {
  columns: number
  rows: number
  spare: number
  /** How far the form is; 0 where only the ground is seen. */
  far: Float32Array
  /** Which part of the scene is seen. */
  part: Uint8Array
  /** `LIGHT` numbers a node; a mirror's has the surface's direction instead of the light mirrored. */
  light: Float32Array
  /** Looks into a mirror: the first eight numbers of a point, at a point given in pixels. */
  mirror: (x: number, y: number, point: Float64Array, finish: Finish, into: Float64Array) => void
  /** Looks along a ray again, at a point given in pixels; beginning at a distance. */
  look: (x: number, y: number, from: number) => number
  /** The same where the form is likely to be at a distance; 0 if it is not. */
  lookNear: (x: number, y: number, guess: number) => number
  found: Brushed
  /** Whether four neighbours look so much to different sides that what lies between them is not between them. */
  isCreased: (a: number, b: number, c: number, d: number) => boolean
  /** Puts what `look` has found into the spare node, lit like another node; like the spare one means on its own. */
  shade: (x: number, y: number, far: number, like: number) => void
}

/** What the last look came close to before it hit or missed. */
interface Brushed {
  /** How close, in pixels; 1 or more is nothing. */
  brush: number
  brushAt: number
  /** How far it stayed from everything at least. */
  room: number
}

/** Surface direction, smoothed direction, edge, hollow, direction without the hills. */
const SHAPE = 11
/** Where the traits begin: after the light that falls on the place, the light mirrored, openness and distance. */
export const FIRST_TRAIT = 8
export const LIGHT = FIRST_TRAIT + TRAITS
/** Room light in three colours, three lamps, light from within in three colours, openness of the mirrored side. */
const SOURCES = 10
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
  const columns = Math.ceil(eye.wide / step) + 1
  const rows = Math.ceil(eye.high / step) + 1
  const spare = columns * rows
  const far = new Float32Array(spare + 1)
  const part = new Uint8Array(spare + 1)
  const shape = new Float32Array((spare + 1) * SHAPE)
  const light = new Float32Array((spare + 1) * LIGHT)
  const sources = new Float32Array((spare + 1) * SOURCES)

  const { at: nearby, within, cell, bounds } = grid
  const { lamps, shadowAt, openness, roomFrom, fillAt, floorAt } = around
  const [fx, fy, fz] = eye.forward
  const [rx, , rz] = eye.right
  const [ux, uy, uz] = eye.up
  const { x: eyeX, y: eyeY, z: eyeZ, pixel } = eye
  const { far: wall, top, turn = [1.2, 3.4] } = studio
  const size = Math.max(bounds.x1 - bounds.x0, bounds.y1, bounds.z1 - bounds.z0)
  const middle = ((bounds.x0 + bounds.x1) / 2 - eyeX) * fx + ((bounds.z0 + bounds.z1) / 2 - eyeZ) * fz
  const seen: Gathered = { red: 0.5, green: 0.5, blue: 0.5 }
  const spot = createSpot()
  const finish = createFinish()
  const footprint = pixel * step
  const away = Math.hypot(eyeX, eyeY, eyeZ) + size
  const floorY = Math.max(bounds.y0, 0)
  const found: Brushed = { brush: 0.5, brushAt: 0.5, room: 0.5 }
  const ray = new Float64Array(3)

  /** A lens lets less light through towards the corners. */
  const fadeAt = (u: number, v: number) => 1 - vignette * (u * u + v * v) * 0.5
  const spareShade = new Float64Array(1)
  const shadeAt = (at: number) =>
    at === spare
      ? spareShade[0]!
      : fadeAt((((at % columns) * step) / eye.wide) * 2 - 1, ((((at / columns) | 0) * step) / eye.high) * 2 - 1)

  const aim = (x: number, y: number) => {
    const tangentX = eye.left + x * pixel
    const tangentY = eye.top - y * pixel
    const dx = fx + rx * tangentX + ux * tangentY
    const dy = fy + uy * tangentY
    const dz = fz + rz * tangentX + uz * tangentY
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
    ray[0] = dx * scale
    ray[1] = dy * scale
    ray[2] = dz * scale
  }

  const march = (from: number) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const ix = 1 / (Math.abs(dx) < 1e-7 ? 1e-7 : dx)
    const iy = 1 / (Math.abs(dy) < 1e-7 ? 1e-7 : dy)
    const iz = 1 / (Math.abs(dz) < 1e-7 ? 1e-7 : dz)
    const xa = (bounds.x0 - eyeX) * ix
    const xb = (bounds.x1 - eyeX) * ix
    const ya = (floorY - eyeY) * iy
    const yb = (bounds.y1 - eyeY) * iy
    const za = (bounds.z0 - eyeZ) * iz
    const zb = (bounds.z1 - eyeZ) * iz
    let t = Math.max(Math.min(xa, xb), Math.min(ya, yb), Math.min(za, zb), from) + 1e-5
    const leave = Math.min(Math.max(xa, xb), Math.max(ya, yb), Math.max(za, zb)) - 1e-5
    let before = 1e9
    let beforeAt = 0
    let brush = 1
    let brushAt = 0
    // A ray that stays outside the bounds tells nothing about how close it came.
    let room = t < leave ? 1e9 : 0
    let hit = 0
    let isBold = true
    for (let steps = 0; steps < 120 && t < leave; steps++) {
      const x = eyeX + dx * t
      const y = eyeY + dy * t
      const z = eyeZ + dz * t
      const rough = within(x, y, z)
      if (rough > cell * 0.6) {
        if (rough - cell * 0.35 < room) room = rough - cell * 0.35
        t += rough - cell * 0.35
        before = 1e9
        continue
      }
      const exact = whole(x, y, z)
      if (exact < room) room = exact
      const breadth = pixel * t
      if (exact < breadth * 0.25) {
        // A bold step may have gone too far.
        if (exact < -breadth && isBold) {
          t += exact
          isBold = false
          continue
        }
        hit = t
        break
      }
      if (exact > before && before < brush * breadth) {
        brush = before / breadth
        brushAt = beforeAt
      }
      before = exact
      beforeAt = t
      t += Math.max(isBold ? exact * 1.5 : exact * 0.9, breadth * 2.2)
    }
    found.brush = brush
    found.brushAt = brushAt
    found.room = room
    return hit
  }

  const look = (x: number, y: number, from: number) => {
    aim(x, y)
    return march(from)
  }

  const lookNear = (x: number, y: number, guess: number) => {
    aim(x, y)
    let t = guess
    for (let tries = 0; tries < 3; tries++) {
      const off = whole(eyeX + ray[0]! * t, eyeY + ray[1]! * t, eyeZ + ray[2]! * t)
      if (Math.abs(off) < pixel * t * 0.4) return t
      t += off * 1.6
    }
    return 0
  }

  const seeGround = (at: number, v: number) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const rise = Math.min(Math.max((0.62 - v) / 0.62, 0), 1)
    const lift = rise * rise * (3 - 2 * rise)
    let red = wall[0] + (top[0] - wall[0]) * lift
    let green = wall[1] + (top[1] - wall[1]) * lift
    let blue = wall[2] + (top[2] - wall[2]) * lift
    if (dy < -1e-4) {
      const t = eyeY / -dy
      const behind = (dx * t * fx + dz * t * fz - middle) / size
      const share = Math.min(Math.max((behind - turn[0]) / (turn[1] - turn[0]), 0), 1)
      if (share < 1) {
        const away = share * share * share * (share * (share * 6 - 15) + 10)
        floorAt(eyeX + dx * t, eyeZ + dz * t, seen)
        red = seen.red + (red - seen.red) * away
        green = seen.green + (green - seen.green) * away
        blue = seen.blue + (blue - seen.blue) * away
      }
    }
    const shade = shadeAt(at)
    light[at * LIGHT] = red * shade
    light[at * LIGHT + 1] = green * shade
    light[at * LIGHT + 2] = blue * shade
  }

  /** Which part of the scene is at a place. */
  const partAt = (x: number, y: number, z: number) => {
    let which = 0
    let least = 1e9
    for (let other = 0; other < parts.length; other++) {
      const near = parts[other]!.form(x, y, z)
      if (near < least) {
        least = near
        which = other
      }
    }
    return which
  }

  /** Where the surface looks to, with its fine hills; `center` is the form's own distance here. */
  const feel = (at: number, t: number, which: number, center: number) => {
    const x = eyeX + ray[0]! * t
    const y = eyeY + ray[1]! * t
    const z = eyeZ + ray[2]! * t
    const { form, material } = parts[which]!
    const { relief } = material
    const e = footprint * t * 0.7
    let nx = form(x + e, y, z) - center
    let ny = form(x, y + e, z) - center
    let nz = form(x, y, z + e) - center
    const here = at * SHAPE
    let scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    shape[here + 8] = nx * scale
    shape[here + 9] = ny * scale
    shape[here + 10] = nz * scale
    if (relief) {
      const hill = relief(x, y, z)
      nx -= relief(x + e, y, z) - hill
      ny -= relief(x, y + e, z) - hill
      nz -= relief(x, y, z + e) - hill
    }
    scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    shape[here] = nx * scale
    shape[here + 1] = ny * scale
    shape[here + 2] = nz * scale
    far[at] = t
    part[at] = which
  }

  /** The surface around a node, without its hills: what hidden places and light below it go by. */
  const feelAround = (at: number) => {
    const t = far[at]!
    const x = eyeX + ray[0]! * t
    const y = eyeY + ray[1]! * t
    const z = eyeZ + ray[2]! * t
    const w = cell * 1.2
    const a = nearby(x + w, y - w, z - w)
    const b = nearby(x - w, y - w, z + w)
    const c = nearby(x - w, y + w, z - w)
    const d = nearby(x + w, y + w, z + w)
    let gx = a - b - c + d
    let gy = -a - b + c + d
    let gz = -a + b - c + d
    const scale = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1)
    gx *= scale
    gy *= scale
    gz *= scale
    const here = at * SHAPE
    shape[here + 3] = gx
    shape[here + 4] = gy
    shape[here + 5] = gz
    const probe = cell * 3
    const inner = nearby(x - gx * probe, y - gy * probe, z - gz * probe)
    const outer = nearby(x + gx * probe, y + gy * probe, z + gz * probe)
    shape[here + 6] = Math.min(Math.max((inner + probe) / probe, 0), 1)
    shape[here + 7] = Math.min(Math.max((probe - outer) / probe, 0), 1)
  }

  /** Finds all light that comes to a node, before its own fine hills are minded. */
  const gather = (at: number) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const t = far[at]!
    const x = eyeX + dx * t
    const y = eyeY + dy * t
    const z = eyeZ + dz * t
    const here = at * SHAPE
    let gx = shape[here]! + shape[here + 3]!
    let gy = shape[here + 1]! + shape[here + 4]!
    let gz = shape[here + 2]! + shape[here + 5]!
    const scale = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1)
    gx *= scale
    gy *= scale
    gz *= scale
    const { depth = 0, bounce = 0.3 } = parts[part[at]!]!.material
    const ox = x + gx * cell * 0.8
    const oy = Math.max(y + gy * cell * 0.8, cell * 0.3)
    const oz = z + gz * cell * 0.8
    fillAt(ox, oy, oz, gx, gy, gz, bounce, seen)
    const into = at * SOURCES
    sources[into] = seen.red
    sources[into + 1] = seen.green
    sources[into + 2] = seen.blue
    let red = 0
    let green = 0
    let blue = 0
    for (let other = 0; other < lamps.length && other < 3; other++) {
      const lamp = lamps[other]!
      const facing = gx * lamp.x + gy * lamp.y + gz * lamp.z
      const isLit = facing > -0.5
      sources[into + 3 + other] = lamp.castsShadow ? (isLit ? shadowAt(ox, oy, oz, lamp) : 0) : 1
      if (depth === 0 || facing > 0.3 || !lamp.castsShadow) continue
      // What shines through thin parts: how much stone lies towards the lamp.
      const px = x - gx * depth * 0.2
      const py = y - gy * depth * 0.2
      const pz = z - gz * depth * 0.2
      let stone = 0
      for (let reach = depth * 0.3; reach < depth * 4.5; reach += depth * 0.6) {
        const inside = nearby(px + lamp.x * reach, py + lamp.y * reach, pz + lamp.z * reach)
        stone += Math.min(Math.max(0.5 - inside / cell, 0), 1) * depth * 0.6
      }
      const through = Math.exp(-stone / (depth * 0.8)) * 0.4 * (0.3 - facing)
      red += lamp.red * through
      green += lamp.green * through * 0.86
      blue += lamp.blue * through * 0.7
    }
    sources[into + 6] = red
    sources[into + 7] = green
    sources[into + 8] = blue
    const towards = -(dx * gx + dy * gy + dz * gz)
    sources[into + 9] = openness(
      ox,
      oy,
      oz,
      dx + 2 * towards * gx,
      dy + 2 * towards * gy,
      dz + 2 * towards * gz,
      parts[part[at]!]!.material.blur ?? 0.35,
    )
  }

  /** Joins the light with the surface's own direction. */
  const join = (at: number) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const t = far[at]!
    const here = at * SHAPE
    const from = at * SOURCES
    const into = at * LIGHT
    const nx = shape[here]!
    const ny = shape[here + 1]!
    const nz = shape[here + 2]!
    const gx = shape[here + 3]!
    const gy = shape[here + 4]!
    const gz = shape[here + 5]!
    const { material } = parts[part[at]!]!
    const isStone = (material.depth ?? 0) > 0
    spot.x = eyeX + dx * t
    spot.y = eyeY + dy * t
    spot.z = eyeZ + dz * t
    spot.edge = shape[here + 6]!
    spot.hollow = shape[here + 7]!
    spot.rise = ny
    material.prepare(spot)
    material.finish(spot.traits, finish)
    // Light below the surface evens out what the fine hills would do to it.
    const soft = isStone ? 0.4 : 0
    const sx = nx + (gx - nx) * soft
    const sy = ny + (gy - ny) * soft
    const sz = nz + (gz - nz) * soft
    const turned = 1 + 0.5 * (sx * gx + sy * gy + sz * gz - 1)
    const open = sources[from + 9]!
    let red = sources[from]! * turned + sources[from + 6]!
    let green = sources[from + 1]! * turned + sources[from + 7]!
    let blue = sources[from + 2]! * turned + sources[from + 8]!
    for (let other = 0; other < lamps.length; other++) {
      const lamp = lamps[other]!
      const wrap = lamp.cone * 0.3 + (isStone ? 0.12 : 0)
      const share =
        ((sx * lamp.x + sy * lamp.y + sz * lamp.z + wrap) / (1 + wrap)) * (other < 3 ? sources[from + 3 + other]! : 1)
      if (share <= 0) continue
      red += lamp.red * share
      green += lamp.green * share
      blue += lamp.blue * share
    }
    const shade = shadeAt(at)
    light[into] = red * shade
    light[into + 1] = green * shade
    light[into + 2] = blue * shade
    light[into + 6] = open
    light[into + 7] = t
    for (let trait = 0; trait < TRAITS; trait++) light[into + FIRST_TRAIT + trait] = spot.traits[trait]!
    if (material.isMirror) {
      light[into + 3] = nx
      light[into + 4] = ny
      light[into + 5] = nz
      return
    }
    reflect(spot.x, spot.y, spot.z, nx, ny, nz, open, finish)
    light[into + 3] = (seen.red + red * finish.mirrorRed * self(open)) * shown(finish.mirrorRed) * shade
    light[into + 4] = (seen.green + green * finish.mirrorGreen * self(open)) * shown(finish.mirrorGreen) * shade
    light[into + 5] = (seen.blue + blue * finish.mirrorBlue * self(open)) * shown(finish.mirrorBlue) * shade
  }

  /** What the form sees of itself in a mirror that is not open. */
  const self = (open: number) => (1 - open) * 0.35
  const graze = new Float64Array(1)
  /** The share of light a mirror gives back, more of it when looked at along the surface. */
  const shown = (mirror: number) => mirror + (1 - mirror) * graze[0]!

  /** What the room and the lamps show in the surface; sets the grazing share as well. */
  const reflect = (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    open: number,
    { rough }: Finish,
  ) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const towards = -(dx * nx + dy * ny + dz * nz)
    const mx = dx + 2 * towards * nx
    const my = dy + 2 * towards * ny
    const mz = dz + 2 * towards * nz
    const blur = 0.03 + rough * 0.9
    roomFrom(x, y, z, mx, my, mz, blur, seen)
    seen.red *= open
    seen.green *= open
    seen.blue *= open
    seeLamps(lamps, mx, my, mz, blur, open, seen)
    const grazing = 1 - Math.min(Math.max(towards, 0), 1)
    const flat = 1 - rough
    graze[0] = grazing * grazing * grazing * grazing * grazing * flat * flat
  }

  const mirror = (x: number, y: number, point: Float64Array, own: Finish, into: Float64Array) => {
    aim(x, y)
    const t = point[7]!
    const open = point[6]!
    const scale = 1 / Math.sqrt(point[3]! * point[3]! + point[4]! * point[4]! + point[5]! * point[5]!)
    reflect(
      eyeX + ray[0]! * t,
      eyeY + ray[1]! * t,
      eyeZ + ray[2]! * t,
      point[3]! * scale,
      point[4]! * scale,
      point[5]! * scale,
      open,
      own,
    )
    const shade = fadeAt((x / eye.wide) * 2 - 1, (y / eye.high) * 2 - 1)
    const hidden = self(open)
    into[0] = (seen.red * shade + point[0]! * own.mirrorRed * hidden) * shown(own.mirrorRed)
    into[1] = (seen.green * shade + point[1]! * own.mirrorGreen * hidden) * shown(own.mirrorGreen)
    into[2] = (seen.blue * shade + point[2]! * own.mirrorBlue * hidden) * shown(own.mirrorBlue)
  }

  /** Whether a node lies on the same stretch of the form as another that is known. */
  const isAlike = (at: number, known: number) => {
    if (part[at] !== part[known] || Math.abs(far[at]! - far[known]!) > cell * 5) return false
    const p = at * SHAPE
    const q = known * SHAPE
    const hills = shape[p]! * shape[q]! + shape[p + 1]! * shape[q + 1]! + shape[p + 2]! * shape[q + 2]!
    const around = shape[p]! * shape[q + 3]! + shape[p + 1]! * shape[q + 4]! + shape[p + 2]! * shape[q + 5]!
    return Math.max(hills, around) > 0.86
  }

  const isCreased = (a: number, b: number, c: number, d: number) => turnBetween(a, d) < 0.86 || turnBetween(b, c) < 0.86

  const turnBetween = (a: number, b: number) => {
    const p = a * SHAPE + 8
    const q = b * SHAPE + 8
    return shape[p]! * shape[q]! + shape[p + 1]! * shape[q + 1]! + shape[p + 2]! * shape[q + 2]!
  }

  const borrow = (at: number, a: number, b: number, c: number, d: number) => {
    for (let source = 0; source < SOURCES; source++) {
      sources[at * SOURCES + source] =
        (sources[a * SOURCES + source]! +
          sources[b * SOURCES + source]! +
          sources[c * SOURCES + source]! +
          sources[d * SOURCES + source]!) /
        4
    }
    for (let side = 3; side < 8; side++) {
      shape[at * SHAPE + side] =
        (shape[a * SHAPE + side]! + shape[b * SHAPE + side]! + shape[c * SHAPE + side]! + shape[d * SHAPE + side]!) / 4
    }
  }

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
    join(at)
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
        borrow(at, a, b, c, d)
        join(at)
        return true
      }
      t += off / Math.max(facing, 0.3)
    }
    return false
  }

  // From wide meshes to narrow ones: a node between alike neighbours takes its light from them.
  for (let mesh = MESH; mesh >= 1; mesh /= 2) {
    const wide = mesh * 2
    for (let row = 0; row < rows; row += mesh) {
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
  }

  /** Puts a place into the spare node, with light of its own or with that of a node beside it. */
  const shade = (x: number, y: number, t: number, like: number) => {
    aim(x, y)
    spareShade[0] = fadeAt((x / eye.wide) * 2 - 1, (y / eye.high) * 2 - 1)
    far[spare] = t
    if (t === 0) {
      seeGround(spare, y / eye.high)
      return
    }
    if (like === spare) {
      meet(spare, t)
      gather(spare)
    } else {
      const px = eyeX + ray[0]! * t
      const py = eyeY + ray[1]! * t
      const pz = eyeZ + ray[2]! * t
      const which = parts.length > 1 ? partAt(px, py, pz) : 0
      feel(spare, t, which, parts[which]!.form(px, py, pz))
      borrow(spare, like, like, like, like)
    }
    join(spare)
  }

  return { columns, rows, spare, far, part, light, mirror, look, lookNear, found, isCreased, shade }
}
