import { paintPanel, type Plane, type Tone } from '../artists/bogna-zawirska/panel.ts'
import type { Point } from '../painting/outline.ts'
import { coat } from './coat.ts'
import { withBun } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat, simplify } from './sitter.ts'

const BLUES: Tone[] = [
  [0.3, 0.06, 252],
  [0.45, 0.08, 252],
  [0.63, 0.08, 252],
  [0.79, 0.06, 252],
  [0.92, 0.026, 252],
]
const ORANGE: Tone = [0.68, 0.165, 45]

/** A profile in five values of one blue, every edge a length of tape; the knot of hair breaks the rule. */
export const paintPortrait = paintPanel({
  height: 125,
  width: 100,
  ground: [0.86, 0.05, 80],
  bare: 0.75,
  get planes() {
    return cutPlanes()
  },
})

function cutPlanes(): Plane[] {
  const body = sculptHead({ jaw: 0.92, nose: 1.0, brow: 0.9, neck: 0.92 })
  const sitter = seat({
    parts: [body, withBun(0.16, 0.17, 1.1), coat(-0.55, 0.035, 0.92)],
    turn: -74,
    bow: -2,
    tall: 1.66,
    middle: [0.06, -0.16],
    light: [-0.62, 0.5, 0.6],
    fill: 0.16,
  })
  const draw = (line: readonly Point[]) =>
    `M${line.map(([x, y]) => `${(x * 100).toFixed(2)} ${(y * 100).toFixed(2)}`).join('L')}Z`
  const planes: Plane[] = [
    { path: 'M0 0H100V46L0 78Z', tone: [0.92, 0.026, 252], thin: 0.06 },
    { path: 'M0 78L100 46V125H0Z', tone: [0.79, 0.03, 252], thin: 0.3 },
  ]
  const cut = (
    value: (x: number, y: number) => number,
    level: number,
    tone: Tone,
    slack: number,
    smallest = 0.0025,
  ) => {
    for (const line of sitter.linesAround(value, level, smallest))
      planes.push({ path: draw(simplify(line, slack)), tone, thin: 0.1 })
  }
  const skin = (x: number, y: number) => sitter.coverAt(x, y, 1)
  const hair = (x: number, y: number) => sitter.coverAt(x, y, 2)
  const blurred = (value: (x: number, y: number) => number, reach: number) => (x: number, y: number) =>
    (value(x, y) * 2 + value(x + reach, y) + value(x - reach, y) + value(x, y + reach) + value(x, y - reach)) / 6
  cut(skin, 0.5, BLUES[1]!, 0.0065)
  const lit = blurred((x, y) => (skin(x, y) > 0.5 ? sitter.lightAt(x, y) : 0), 0.008)
  cut(lit, 0.3, BLUES[2]!, 0.011)
  cut(lit, 0.5, BLUES[3]!, 0.012)
  cut(lit, 0.72, BLUES[4]!, 0.012)
  cut(hair, 0.5, BLUES[0]!, 0.009)
  const shine = blurred((x, y) => (hair(x, y) > 0.5 ? sitter.lightAt(x, y) : 0), 0.01)
  cut(shine, 0.55, [0.38, 0.07, 252], 0.016)
  cut((x, y) => sitter.coverAt(x, y, 3), 0.5, [0.24, 0.05, 252], 0.008)
  const fold = blurred((x, y) => (sitter.coverAt(x, y, 3) > 0.5 ? sitter.lightAt(x, y) : 0), 0.012)
  cut(fold, 0.45, [0.36, 0.07, 252], 0.02)
  // Her one departure: the knot.
  cut((x, y) => (x > 0.79 ? hair(x, y) : 0), 0.5, ORANGE, 0.012)
  return planes
}
