import type { Canvas } from '../painting/canvas.ts'
import { createCaster } from './cast.ts'
import type { Chamber } from './chamber.ts'
import { aim, type LightMap, mapLight } from './light-map.ts'

/** Takes a picture of a room: its light on a coarser raster, its surfaces in every pixel, its edges in eight looks. */
export function photographRoom(canvas: Canvas, room: Chamber, draws = 48): void {
  const { width, height, data } = canvas
  const fraction = Math.min(0.75, Math.max(0.25, 480 / width))
  const map = mapLight(room, Math.ceil(width * fraction), Math.ceil(height * fraction), draws)
  const look = createLook(room, map, width / height)
  const ids = new Uint16Array(width * height)
  const normals = new Float32Array(width * height * 3)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      look.at((column + 0.5) / width, (row + 0.5) / height)
      ids[at] = look.met.id
      normals.set([look.met.nx, look.met.ny, look.met.nz], at * 3)
      data.set(look.seen, at * 3)
    }
  }
  const sum = new Float64Array(3)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if (!isEdge(ids, normals, width, height, column, row)) continue
      sum.fill(0)
      for (let turn = 0; turn < 8; turn++) {
        look.at((column + (turn + 0.5) / 8) / width, (row + ((turn * 3 + 0.5) % 8) / 8) / height)
        for (let part = 0; part < 3; part++) sum[part]! += look.seen[part]! / 8
      }
      data.set(sum, at * 3)
    }
  }
  addGlow(canvas)
}

/** Whether another surface, or the same one looking elsewhere, begins beside a pixel. */
function isEdge(
  ids: Uint16Array,
  normals: Float32Array,
  width: number,
  height: number,
  column: number,
  row: number,
): boolean {
  const at = row * width + column
  const differs = (other: number) => {
    if (ids[other] !== ids[at]) return true
    const alike =
      normals[at * 3]! * normals[other * 3]! +
      normals[at * 3 + 1]! * normals[other * 3 + 1]! +
      normals[at * 3 + 2]! * normals[other * 3 + 2]!
    return alike < 0.97
  }
  return (
    (column > 0 && differs(at - 1)) ||
    (column < width - 1 && differs(at + 1)) ||
    (row > 0 && differs(at - width)) ||
    (row < height - 1 && differs(at + width))
  )
}

function createLook(room: Chamber, map: LightMap, aspect: number) {
  const { cast, met, skins } = createCaster(room)
  const ray = new Float64Array(3)
  const color = new Float64Array(3)
  const fall = new Float64Array(3)
  const mirror = new Float64Array(3)
  const seen = new Float64Array(3)
  const [ex, ey, ez] = room.eye
  const at = (u: number, v: number) => {
    aim(room, aspect, u, v, ray)
    cast(ex, ey, ez, ray[0]!, ray[1]!, ray[2]!)
    const skin = skins[met.id]!
    skin.colorAt(ex + ray[0]! * met.far, ey + ray[1]! * met.far, ez + ray[2]! * met.far, color)
    readLight(map, u * map.width - 0.5, v * map.height - 0.5, met.id, met.nx, met.ny, met.nz, fall, mirror)
    const gloss = skin.gloss ?? 0
    const towards = Math.min(Math.abs(ray[0]! * met.nx + ray[1]! * met.ny + ray[2]! * met.nz), 1)
    const share = gloss === 0 ? 0 : gloss + (0.6 - gloss) * (1 - towards) ** 5
    for (let part = 0; part < 3; part++) {
      const matt = color[part]! * fall[part]! + (skin.glow ? skin.glow[part]! : 0)
      seen[part] = develop((matt * (1 - share) + mirror[part]! * share) * room.exposure)
    }
  }
  return { at, met, seen }
}

/** Reads the light between the points of the raster, from the same surface only. */
function readLight(
  map: LightMap,
  x: number,
  y: number,
  id: number,
  nx: number,
  ny: number,
  nz: number,
  fall: Float64Array,
  mirror: Float64Array,
): void {
  const { width, height } = map
  const [left, top] = [Math.floor(x), Math.floor(y)]
  fall.fill(0)
  mirror.fill(0)
  // First the four around, then ever further, at last whatever is there.
  for (let tries = 0; tries < 4; tries++) {
    const reach = tries === 0 ? 0 : tries === 1 ? 1 : 4
    let sum = 0
    for (let row = Math.max(0, top - reach); row <= Math.min(height - 1, top + 1 + reach); row++) {
      for (let column = Math.max(0, left - reach); column <= Math.min(width - 1, left + 1 + reach); column++) {
        const at = row * width + column
        if (tries < 3 && map.id[at] !== id) continue
        const alike = nx * map.normal[at * 3]! + ny * map.normal[at * 3 + 1]! + nz * map.normal[at * 3 + 2]!
        if (tries < 2 && alike < 0.8) continue
        const [dx, dy] = [Math.abs(column - x), Math.abs(row - y)]
        const near = tries === 0 ? (1 - dx) * (1 - dy) : 1 / (0.2 + dx * dx + dy * dy)
        const weight = near * Math.max(alike, 0.05) ** 4 + 1e-9
        sum += weight
        for (let part = 0; part < 3; part++) {
          fall[part]! += map.fall[at * 3 + part]! * weight
          mirror[part]! += map.mirror[at * 3 + part]! * weight
        }
      }
    }
    if (sum > 1e-6) {
      for (let part = 0; part < 3; part++) {
        fall[part]! /= sum
        mirror[part]! /= sum
      }
      return
    }
    fall.fill(0)
    mirror.fill(0)
  }
}

/** Light as a photograph keeps it: straight in the middle, rolling off softly where it is too much. */
const develop = (light: number) => (light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4)))

/** Bright lamps spill a little light over what is around them. */
function addGlow(canvas: Canvas): void {
  const { width, height, data } = canvas
  const small = Math.max(1, Math.round(canvas.unit / 200))
  const [columns, rows] = [Math.ceil(width / small), Math.ceil(height / small)]
  const bright = new Float32Array(columns * rows * 3)
  let isAny = false
  for (let row = 0; row < height; row += small) {
    for (let column = 0; column < width; column += small) {
      for (let part = 0; part < 3; part++) {
        const over = data[(row * width + column) * 3 + part]! - 0.86
        if (over <= 0) continue
        bright[(((row / small) | 0) * columns + ((column / small) | 0)) * 3 + part] = over
        isAny = true
      }
    }
  }
  if (!isAny) return
  for (let pass = 0; pass < 3; pass++) blurSmall(bright, columns, rows, 9)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = Math.min((column / small) | 0, columns - 1)
      const y = Math.min((row / small) | 0, rows - 1)
      for (let part = 0; part < 3; part++) {
        data[(row * width + column) * 3 + part]! += bright[(y * columns + x) * 3 + part]! * 0.5
      }
    }
  }
}

function blurSmall(values: Float32Array, columns: number, rows: number, reach: number): void {
  const copy = new Float32Array(values.length)
  for (const [step, count, lines, next] of [
    [3, columns, rows, columns * 3],
    [columns * 3, rows, columns, 3],
  ] as const) {
    copy.set(values)
    for (let line = 0; line < lines; line++) {
      for (let part = 0; part < 3; part++) {
        for (let at = 0; at < count; at++) {
          let sum = 0
          for (let off = -reach; off <= reach; off++) {
            sum += copy[line * next + Math.min(Math.max(at + off, 0), count - 1) * step + part]!
          }
          values[line * next + at * step + part] = sum / (reach * 2 + 1)
        }
      }
    }
  }
}
