import type { Canvas } from './canvas.ts'
import { createFinish, type Material, type Part, TRAITS } from './material.ts'
import { FIRST_TRAIT, LIGHT } from './nodes.ts'
import type { Eye } from './place-eye.ts'
import type { Plate } from './plate.ts'

interface Development {
  parts: Part[]
  eye: Eye
  plate: Plate
  /** Pixels between two nodes of the plate. */
  step: number
  exposure: number
}

/** Turns what the plate has seen into the picture: light between its nodes, the material's colour at every pixel. */
export function developPlate(canvas: Canvas, { parts, eye, plate, step, exposure }: Development): void {
  const { width, height, data } = canvas
  const { columns, rows, spare, far, part, light, mirror, look, lookNear, found, isCreased, shade } = plate
  const { pixel } = eye
  const finish = createFinish()
  const traits = new Float64Array(TRAITS)
  const level = new Float32Array(columns * LIGHT)
  const point = new Float64Array(LIGHT)
  const color = new Float64Array(3)
  const image = new Float64Array(3)

  /** Gives the light at `point` the colour of a material there. */
  const colour = (material: Material, x: number, y: number) => {
    for (let at = 0; at < TRAITS; at++) traits[at] = point[FIRST_TRAIT + at]!
    material.finish(traits, finish)
    if (material.isMirror) {
      mirror(x, y, point, finish, image)
    } else {
      image[0] = point[3]!
      image[1] = point[4]!
      image[2] = point[5]!
    }
    color[0] = point[0]! * finish.red + image[0]! * finish.sheen
    color[1] = point[1]! * finish.green + image[1]! * finish.sheen
    color[2] = point[2]! * finish.blue + image[2]! * finish.sheen
  }

  /** What a pixel shows at a depth, in the light of a neighbour at the same depth, or else in a light of its own. */
  const colourLayer = (x: number, y: number, t: number, gap: number, first: number) => {
    const u = (x / step) % 1
    const v = (y / step) % 1
    if (t === 0) {
      colourGround(x, y, u, v, first)
      return
    }
    let best = spare
    let least = gap
    for (let corner = 0; corner < 4; corner++) {
      const node = first + (corner & 1) + (corner >> 1) * columns
      const depth = far[node]!
      if (depth === 0) continue
      const aside = ((corner & 1) === 0 ? u : 1 - u) + (corner < 2 ? v : 1 - v)
      const apart = Math.abs(depth - t) + aside * gap * 0.05
      if (apart < least) {
        least = apart
        best = node
      }
    }
    shade(x, y, t, best)
    for (let at = 0; at < LIGHT; at++) point[at] = light[spare * LIGHT + at]!
    colour(parts[part[spare]!]!.material, x, y)
  }

  const colourGround = (x: number, y: number, u: number, v: number, first: number) => {
    let weight = 0
    color.fill(0)
    for (let corner = 0; corner < 4; corner++) {
      const node = first + (corner & 1) + (corner >> 1) * columns
      if (far[node]! > 0) continue
      const share = ((corner & 1) === 0 ? 1 - u : u) * (corner < 2 ? 1 - v : v) + 0.001
      weight += share
      for (let at = 0; at < 3; at++) color[at]! += light[node * LIGHT + at]! * share
    }
    if (weight === 0) {
      shade(x, y, 0, spare)
      weight = 1
      for (let at = 0; at < 3; at++) color[at] = light[spare * LIGHT + at]!
    }
    for (let at = 0; at < 3; at++) color[at]! /= weight
  }

  /** Looks at a single pixel; says how many pixels beside it surely show the ground. */
  const lookClosely = (x: number, y: number, gap: number, first: number, into: number) => {
    let from = 1e9
    let last = 0
    let isGroundNear = false
    for (let corner = 0; corner < 4; corner++) {
      const depth = far[first + (corner & 1) + (corner >> 1) * columns]!
      if (depth === 0) isGroundNear = true
      else {
        if (depth < from) from = depth
        if (depth > last) last = depth
      }
    }
    const likely = lookNear(x, y, from, isGroundNear && last - from < gap)
    const t = likely > 0 ? likely : likely < 0 ? 0 : look(x, y, from - gap)
    const { brush, brushAt, room } = found
    colourLayer(x, y, t, gap, first)
    for (let at = 0; at < 3; at++) data[into + at] = expose(color[at]! * exposure)
    if (likely > 0) return 0
    if (likely < 0) return (room * 0.5) / (pixel * from) - 1.5
    if (brush >= 1) return t === 0 ? (room * 0.5) / (pixel * from) - 1.5 : 0
    // The ray brushed past an edge in front: that edge covers a part of the pixel.
    found.off = brush * pixel * brushAt
    colourLayer(x, y, brushAt, gap, first)
    for (let at = 0; at < 3; at++) data[into + at]! += (expose(color[at]! * exposure) - data[into + at]!) * (1 - brush)
    return 0
  }

  const lookAlong = (y: number, x0: number, x1: number, gap: number, first: number) => {
    let clear = 0
    for (let x = x0; x < x1; x++) {
      const into = (y * width + x) * 3
      if (clear >= 1) {
        clear -= 1
        colourLayer(x + 0.5, y + 0.5, 0, gap, first)
        for (let at = 0; at < 3; at++) data[into + at] = expose(color[at]! * exposure)
        continue
      }
      clear = lookClosely(x + 0.5, y + 0.5, gap, first, into)
    }
  }

  /** A row of nodes as it would be at a height between two rows; traits only where the form is seen. */
  const blendRows = (row: number, v: number) => {
    const upper = row * columns
    for (let column = 0; column < columns; column++) {
      const a = (upper + column) * LIGHT
      const c = a + columns * LIGHT
      const into = column * LIGHT
      const count = far[upper + column]! > 0 && far[upper + columns + column]! > 0 ? LIGHT : 3
      for (let at = 0; at < count; at++) level[into + at] = light[a + at]! + (light[c + at]! - light[a + at]!) * v
    }
  }

  /** Lays the ground between two nodes of the present row. */
  const layGround = (column: number, y: number, x0: number, x1: number) => {
    const a = column * LIGHT
    for (let part = 0; part < 3; part++) {
      const left = level[a + part]! * exposure
      const rise = (level[a + LIGHT + part]! * exposure - left) / step
      let value = left + rise * 0.5
      for (let into = (y * width + x0) * 3 + part, last = (y * width + x1) * 3; into < last; into += 3) {
        data[into] = value < 0.6 ? value : expose(value)
        value += rise
      }
    }
  }

  /** Lays the form between two nodes of the present row that lie on one stretch. */
  const layForm = (material: Material, column: number, y: number, x0: number, x1: number) => {
    const a = column * LIGHT
    const b = a + LIGHT
    // How many of the light's numbers are needed.
    const used = material.isMirror ? FIRST_TRAIT : 6
    for (let x = x0; x < x1; x++) {
      const u = (x - x0 + 0.5) / step
      for (let at = 0; at < used; at++) point[at] = level[a + at]! + (level[b + at]! - level[a + at]!) * u
      for (let at = FIRST_TRAIT; at < LIGHT; at++) point[at] = level[a + at]! + (level[b + at]! - level[a + at]!) * u
      colour(material, x + 0.5, y + 0.5)
      const into = (y * width + x) * 3
      const red = color[0]! * exposure
      const green = color[1]! * exposure
      const blue = color[2]! * exposure
      data[into] = red < 0.6 ? red : expose(red)
      data[into + 1] = green < 0.6 ? green : expose(green)
      data[into + 2] = blue < 0.6 ? blue : expose(blue)
    }
  }

  // What each cell of a row is: ground, form, or an edge, which has the depth of its gap.
  const gaps = new Float32Array(columns)
  const developRow = (row: number) => {
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column
      const b = a + 1
      const c = a + columns
      const d = c + 1
      const near = Math.min(far[a]!, far[b]!, far[c]!, far[d]!)
      const most = Math.max(far[a]!, far[b]!, far[c]!, far[d]!)
      // Depths further apart than this are not of one stretch.
      const gap = most * pixel * step * 16
      const isForm = near > 0 && most - near < gap && part[a] === part[b] && part[a] === part[c] && part[a] === part[d]
      gaps[column] = most === 0 ? GROUND : isForm && !isCreased(a, b, c, d) ? FORM : gap
    }
    for (let y = row * step; y < Math.min((row + 1) * step, height); y++) {
      blendRows(row, (y - row * step + 0.5) / step)
      for (let column = 0; column < columns - 1; column++) {
        const a = row * columns + column
        const gap = gaps[column]!
        const x0 = column * step
        const x1 = Math.min(x0 + step, width)
        if (gap === GROUND) layGround(column, y, x0, x1)
        else if (gap === FORM) layForm(parts[part[a]!]!.material, column, y, x0, x1)
        else lookAlong(y, x0, x1, gap, a)
      }
    }
  }
  for (let row = 0; row < rows - 1; row++) developRow(row)
}

const GROUND = -1
const FORM = -2

/** Light as a photograph keeps it: true in the dark, gently held back where it is bright. */
function expose(value: number): number {
  return value < 0.6 ? value : 1 - 0.16 / (value - 0.2)
}
