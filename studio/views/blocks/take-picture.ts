import type { Canvas } from '../../painting/canvas.ts'
import type { Rgb } from '../../painting/color.ts'
import type { Eye } from '../../painting/place-eye.ts'
import { createGathering, type Gather, type Light } from './gather.ts'
import { createMet, type Met, type Solid } from './solid.ts'
import { traceSolids } from './trace-solids.ts'

export interface Setting {
  solids: Solid[]
  light: Light
  eye: Eye
  exposure?: number
  vignette?: number
  /** Looks in every pixel along one side, and in those with an edge. */
  looks?: number
  /** What is seen beyond everything. */
  beyond?: Rgb
}

/** How many places along the picture's width have their light worked out; between them it is read off. */
const PLACES = 190
const EDGE_LOOKS = 4

/** Takes a picture of solids in their light, every edge smooth. */
export function takePicture(canvas: Canvas, setting: Setting): void {
  const { solids, light, eye, exposure = 1, vignette = 0.12, looks = 1, beyond = [0, 0, 0] } = setting
  const { width, height, data } = canvas
  const traced = traceSolids(solids)
  const { gather, gatherSun } = createGathering({ meetless: traced, solids }, light)
  const { ray, aim } = createAim(eye)
  const step = Math.max(3, Math.round(width / PLACES))
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const known = Array.from({ length: columns * rows }, (): Known | undefined => undefined)
  const met = createMet()
  const nodeMet = createMet()
  const fallen = new Float64Array(3)
  const sunny = new Float64Array(3)
  const color = new Float64Array(3)

  const knowNode = (column: number, row: number): Known => {
    const at = row * columns + column
    const before = known[at]
    if (before) return before
    const keptRay = Float64Array.from(ray)
    aim(column * step, row * step)
    traced.meet(eye.x, eye.y, eye.z, ray[0]!, ray[1]!, ray[2]!, nodeMet)
    const light = new Float64Array(3)
    const sun = new Float64Array(3)
    if (nodeMet.solid >= 0) {
      gatherAt(gather, nodeMet, light)
      if (gatherSun) gatherAt(gatherSun, nodeMet, sun)
    }
    ray.set(keptRay)
    const { solid, face, nx, ny, nz } = nodeMet
    return (known[at] = { solid, face, nx, ny, nz, light, sun })
  }

  const gatherAt = (add: Gather, { far, nx, ny, nz }: Met, into: Float64Array) =>
    add(eye.x + ray[0]! * far, eye.y + ray[1]! * far, eye.z + ray[2]! * far, nx, ny, nz, into)

  /** What is narrower than the lattice is lit once for every few pixels. */
  const fine = Math.max(1, Math.round(step / 4))
  const narrow = new Map<number, Float64Array>()
  const knowNarrow = (x: number, y: number): Float64Array => {
    const key = (((y / fine) | 0) * width + ((x / fine) | 0)) * 2048 + met.solid * 8 + met.face
    let light = narrow.get(key)
    if (!light) {
      light = new Float64Array(3)
      gatherAt(gather, met, light)
      if (gatherSun) {
        gatherAt(gatherSun, met, sunny)
        for (let part = 0; part < 3; part++) light[part]! += sunny[part]!
      }
      narrow.set(key, light)
    }
    return light
  }

  /** The light at what was met, from the nodes around that lie on the same surface. */
  const readLight = (x: number, y: number) => {
    const column = Math.floor(x / step)
    const row = Math.floor(y / step)
    const u = x / step - column
    const v = y / step - row
    let weight = 0
    let alike = 0
    let most = 0
    let least = 1e9
    fallen.fill(0)
    for (let corner = 0; corner < 4; corner++) {
      const node = knowNode(column + (corner & 1), row + (corner >> 1))
      if (node.solid !== met.solid || node.face !== met.face) continue
      if (node.nx * met.nx + node.ny * met.ny + node.nz * met.nz < 0.97) continue
      const share = ((corner & 1) === 0 ? 1 - u : u) * (corner < 2 ? 1 - v : v) + 1e-4
      weight += share
      alike += 1
      for (let part = 0; part < 3; part++) fallen[part]! += node.light[part]! * share
      if (node.sun[1]! > most) {
        most = node.sun[1]!
        sunny.set(node.sun)
      }
      if (node.sun[1]! < least) least = node.sun[1]!
    }
    if (alike < 2) {
      fallen.set(knowNarrow(x, y))
      return
    }
    for (let part = 0; part < 3; part++) fallen[part]! /= weight
    if (!gatherSun || most === 0) return
    // Where its neighbours do not agree, an edge of the sun runs between them.
    if (alike < 4 || most - least > most * 0.02) gatherAt(gatherSun, met, sunny)
    for (let part = 0; part < 3; part++) fallen[part]! += sunny[part]!
  }

  const see = (x: number, y: number) => {
    aim(x, y)
    traced.meet(eye.x, eye.y, eye.z, ray[0]!, ray[1]!, ray[2]!, met)
    if (met.solid < 0) {
      color.set(beyond)
      return
    }
    readLight(x, y)
    const { min, skin, gloss = 0 } = solids[met.solid]!
    const px = eye.x + ray[0]! * met.far - min[0]
    const py = eye.y + ray[1]! * met.far - min[1]
    const pz = eye.z + ray[2]! * met.far - min[2]
    skin(px, py, pz, met.face, color)
    const towards = Math.abs(ray[0]! * met.nx + ray[1]! * met.ny + ray[2]! * met.nz)
    const shine = gloss * (0.25 + 0.75 * (1 - towards) ** 3)
    for (let part = 0; part < 3; part++) color[part] = color[part]! * fallen[part]! + fallen[part]! * shine
  }

  const keep = (at: number, count: number, column: number, row: number) => {
    let red = 0
    let green = 0
    let blue = 0
    for (let look = 0; look < count * count; look++) {
      const across = look % count
      const down = (look / count) | 0
      see(column + (across + (down + 0.5) / count) / count, row + (down + (across + 0.5) / count) / count)
      red += hold(color[0]! * exposure)
      green += hold(color[1]! * exposure)
      blue += hold(color[2]! * exposure)
    }
    const scale = 1 / count / count
    data[at * 3] = red * scale
    data[at * 3 + 1] = green * scale
    data[at * 3 + 2] = blue * scale
  }

  const marks = new Int16Array(width * height)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      keep(at, looks, column, row)
      marks[at] = met.solid * 8 + met.face
    }
  }
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const right = column + 1 < width ? marks[at + 1] : marks[at]
      const left = column > 0 ? marks[at - 1] : marks[at]
      const below = row + 1 < height ? marks[at + width] : marks[at]
      const over = row > 0 ? marks[at - width] : marks[at]
      if (right !== marks[at] || left !== marks[at] || below !== marks[at] || over !== marks[at]) {
        keep(at, EDGE_LOOKS, column, row)
      }
    }
  }
  fade(canvas, vignette)
}

/** What a node of the lattice has found. */
interface Known extends Pick<Met, 'solid' | 'face' | 'nx' | 'ny' | 'nz'> {
  light: Float64Array
  sun: Float64Array
}

function createAim(eye: Eye) {
  const ray = new Float64Array(3)
  const aim = (x: number, y: number) => {
    const across = eye.left + x * eye.pixel
    const rise = eye.top - y * eye.pixel
    const dx = eye.forward[0] + eye.right[0] * across + eye.up[0] * rise
    const dy = eye.forward[1] + eye.right[1] * across + eye.up[1] * rise
    const dz = eye.forward[2] + eye.right[2] * across + eye.up[2] * rise
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
    ray[0] = dx * scale
    ray[1] = dy * scale
    ray[2] = dz * scale
  }
  return { ray, aim }
}

/** Light as a photograph keeps it: true in the dark, gently held back where it is bright. */
const hold = (value: number) => (value < 0.6 ? value : 1 - 0.16 / (value - 0.2))

/** Corners a little darker, and the slightest grain, which keeps soft walls from showing bands. */
function fade({ width, height, data }: Canvas, vignette: number): void {
  let state = 2_463_534_242
  for (let row = 0, at = 0; row < height; row++) {
    const v = (row / height) * 2 - 1
    for (let column = 0; column < width; column++, at += 3) {
      const u = (column / width) * 2 - 1
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
      const factor = (1 - vignette * (u * u + v * v) * 0.5) * (1 + ((state >>> 16) / 65_536 - 0.5) * 0.012)
      data[at]! *= factor
      data[at + 1]! *= factor
      data[at + 2]! *= factor
    }
  }
}
