import { type Etch, ground, hatch, type Point, scratch, stop } from '../artists/herminia-zubeldia/needle.ts'
import { CHINES, INKS, pullPlate } from '../artists/herminia-zubeldia/press.ts'
import { coat } from './coat.ts'
import { withBun } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat, simplify } from './sitter.ts'

/** A woman bent over her plate by lamplight: six bites of the acid, the darkest around her, the lightest on her brow. */
const etchPortrait: Etch = (lots, w, h) => {
  const body = sculptHead({ jaw: 0.92, nose: 1.02, brow: 0.85, neck: 0.9 })
  const sitter = seat({
    parts: [body, withBun(0.1, 0.14, 1.1), coat(-0.56, 0.035, 0.9)],
    turn: -62,
    bow: 17,
    tall: 1.72,
    middle: [0.03, -0.22],
    light: [-0.86, 0.12, 0.42],
    fill: 0.05,
  })
  const to = (line: readonly Point[]): Point[] => simplify(line, 0.0012).map(([x, y]) => [x * w, y * (h / 1.25)])
  const layer = (value: (x: number, y: number) => number, level: number, depth: number) =>
    sitter
      .linesAround(value, level, 0.0006)
      .toSorted((a, b) => b.length - a.length)
      .map((line) => stop(lots, to(line), depth, { wobble: 1.3, step: 11 }))
      .join('')
  const isHair = (x: number, y: number) => sitter.coverAt(x, y, 2)
  let tones = ground(w, h, 0.8)
  // The lamp's light on the wall before her.
  for (const [reach, depth] of [
    [0.62, 0.7],
    [0.47, 0.56],
    [0.34, 0.4],
    [0.22, 0.24],
    [0.11, 0.08],
  ] as const) {
    const round: Point[] = Array.from({ length: 60 }, (_, at) => {
      const angle = (at / 60) * Math.PI * 2
      return [w * (-0.02 + Math.cos(angle) * reach), h * 0.56 + Math.sin(angle) * reach * w * 1.1]
    })
    tones += stop(lots, round, depth, { wobble: 3 })
  }
  tones += layer((x, y) => sitter.coverAt(x, y), 0.5, 0.96)
  const face = (x: number, y: number) =>
    sitter.coverAt(x, y) > 0.9
      ? sitter.lightAt(x, y) * (1 - 0.62 * isHair(x, y)) * (1 - 0.72 * sitter.coverAt(x, y, 3))
      : 0
  const smooth = (x: number, y: number) =>
    (face(x, y) * 2 + face(x + 0.004, y) + face(x - 0.004, y) + face(x, y + 0.004) + face(x, y - 0.004)) / 6
  for (const [level, depth] of [
    [0.07, 0.86],
    [0.15, 0.7],
    [0.27, 0.52],
    [0.42, 0.33],
    [0.58, 0.15],
    [0.74, 0.02],
  ] as const) {
    tones += layer(smooth, level, depth)
  }
  let lines = ''
  for (const line of sitter.linesAround((x, y) => sitter.coverAt(x, y), 0.5, 0.01))
    lines += scratch(lots, to(line), { width: 1.3, times: 1 })
  lines += hatch(lots, [w * 0.55, h * 0.03, w * 0.42, h * 0.5], { angle: 1.1, gap: 22, length: 120, depth: 0.95 })
  // Hair, drawn last with the needle towards the knot.
  for (let strand = 0; strand < 260; strand++) {
    let [x, y] = [lots.between(0.1, 0.95), lots.between(0.05, 0.8)]
    if (isHair(x, y) < 0.9) continue
    const path: Point[] = []
    for (let step = 0; step < 16; step++) {
      path.push([x * w, y * (h / 1.25)])
      const [dx, dy] = [0.78 - x, 0.38 - y]
      const length = Math.hypot(dx, dy) || 1
      x += (dx / length) * 0.012
      y += (dy / length) * 0.012 - 0.003 * (1 - step / 16)
      if (isHair(x, y) < 0.8) break
    }
    if (path.length > 3) lines += scratch(lots, path, { width: 0.9, wobble: 0.8, depth: lots.between(0.75, 1) })
  }
  return { tones, lines }
}

export const printPortrait = pullPlate({
  ink: INKS.warmBlack,
  chine: CHINES.straw,
  margin: [0.07, 0.07, 0.11],
  etch: etchPortrait,
})
