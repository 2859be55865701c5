import type { Paint } from '../../painter.ts'
import { blot, splash } from './blot.ts'
import { brush, type Stroke } from './brush.ts'
import { press } from './seal.ts'
import { Sheet, type Tone } from './sheet.ts'

type Act =
  | ({ do: 'brush' } & Stroke)
  | ({ do: 'blot' } & Parameters<typeof blot>[2])
  | ({ do: 'splash' } & Parameters<typeof splash>[2])

interface Work {
  acts: Act[]
  /** Left edge, top and width in units. */
  seals: readonly (readonly [x: number, y: number, side: number, kind?: 'crane' | 'water'])[]
  paper?: Tone
  /** How far wet ink creeps on this paper. */
  creep?: number
}

/** White paper, cream paper, and paper he dyed with tea. */
export const PAPERS = {
  white: [0.955, 0.008, 92],
  cream: [0.94, 0.018, 88],
  tea: [0.885, 0.034, 80],
} as const satisfies Record<string, Tone>

/** One sitting: a few gestures, then the seal. */
export const paintInk = ({ acts, seals, paper = PAPERS.cream, creep = 1 }: Work): Paint => {
  return async (canvas, lots) => {
    const sheet = new Sheet(canvas)
    for (const [at, act] of acts.entries()) {
      const own = lots.fork(`act ${at}`)
      if (act.do === 'brush') brush(sheet, own, act)
      else if (act.do === 'blot') blot(sheet, own, act)
      else splash(sheet, own, act)
    }
    sheet.dry(lots.fork('dry'), { paper, creep })
    for (const [x, y, side, kind] of seals) await press(sheet, x, y, side, kind)
  }
}
