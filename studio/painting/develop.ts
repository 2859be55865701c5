import type { Canvas } from './canvas.ts'
import type { Rays } from './cast-rays.ts'
import type { Sight } from './see-scene.ts'

/** How many more looks a pixel gets where something begins or ends in it, along one side. */
const LOOKS = 4
/** The same where only the tone changes. */
const FEW_LOOKS = 2
/** How much brighter or darker, as the eye sees it, two neighbours may be before they get more looks. */
const STEP = 0.035

/** Turns what is seen into the picture, every edge smooth; answers the share of each pixel that the form covers. If it stands alone, nothing of the ground is in its edges. */
export function develop(canvas: Canvas, { see, node }: Sight, { isAlone = false } = {}): Float32Array {
  const { width, height, data } = canvas
  const cover = new Float32Array(width * height)
  const parts = new Uint8Array(width * height)
  const far = new Float32Array(width * height)
  const color = new Float64Array(3)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      see(column + 0.5, row + 0.5, color)
      data.set(color, at * 3)
      cover[at] = node.far > 0 ? 1 : 0
      parts[at] = node.far > 0 ? node.part + 1 : 0
      far[at] = node.far
    }
  }
  const sum = new Float64Array(4)
  for (const [at, isOutline] of findEdges(canvas, parts, far)) {
    const looks = isOutline ? LOOKS : FEW_LOOKS
    const [column, row] = [at % width, (at / width) | 0]
    sum.fill(0)
    for (let look = 0; look < looks * looks; look++) {
      const across = look % looks
      const down = (look / looks) | 0
      // Every row of looks is shifted: edges that are nearly upright come out as smooth as others.
      see(column + (across + (down + 0.5) / looks) / looks, row + (down + (across + 0.5) / looks) / looks, color)
      if (node.far > 0) sum[3]! += 1
      else if (isAlone) continue
      for (let part = 0; part < 3; part++) sum[part]! += color[part]!
    }
    const counted = isAlone ? Math.max(sum[3]!, 1) : looks * looks
    for (let part = 0; part < 3; part++) data[at * 3 + part] = sum[part]! / counted
    cover[at] = sum[3]! / looks / looks
  }
  return cover
}

/** The share of each pixel that the form covers, to a sixty-fourth. */
export function outline({ width, height }: Canvas, { aim, look }: Rays): Float32Array {
  const cover = new Float32Array(width * height)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      aim(column + 0.5, row + 0.5)
      cover[at] = look() > 0 ? 1 : 0
    }
  }
  const middle = cover.slice()
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1, at = row * width + 1; column < width - 1; column++, at++) {
      const around = middle[at - 1]! + middle[at + 1]! + middle[at - width]! + middle[at + width]!
      if (around === middle[at]! * 4) continue
      let hits = 0
      for (let place = 0; place < 64; place++) {
        aim(column + ((place % 8) + 0.5) / 8, row + (((place / 8) | 0) + 0.5) / 8)
        if (look() > 0) hits += 1
      }
      cover[at] = hits / 64
    }
  }
  return cover
}

/** The pixels whose neighbours show another part or another depth, or else only another tone. */
function findEdges({ width, height, data }: Canvas, parts: Uint8Array, far: Float32Array): [number, boolean][] {
  const kinds = new Uint8Array(width * height)
  const compare = (at: number, other: number) => {
    const isOther = parts[at] !== parts[other] || Math.abs(far[at]! - far[other]!) > 0.02 * far[at]!
    const tone = Math.abs(Math.sqrt(Math.max(data[at * 3 + 1]!, 0)) - Math.sqrt(Math.max(data[other * 3 + 1]!, 0)))
    const kind = isOther ? 2 : parts[at]! > 0 && tone > STEP ? 1 : 0
    kinds[at] = Math.max(kinds[at]!, kind)
    kinds[other] = Math.max(kinds[other]!, kind)
  }
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if (column + 1 < width) compare(at, at + 1)
      if (row + 1 < height) compare(at, at + width)
    }
  }
  const edges: [number, boolean][] = []
  for (let at = 0; at < kinds.length; at++) if (kinds[at]! > 0) edges.push([at, kinds[at] === 2])
  return edges
}
