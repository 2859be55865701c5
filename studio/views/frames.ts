import type { Work } from '../painters.ts'
import { smoothstep } from '../painting/color.ts'
import type { Lots } from '../painting/lots.ts'
import { block } from './block.ts'
import type { Solid, Vector } from './blocks/solid.ts'
import { bodyOf, type Piece, solidOf } from './mount.ts'
import { type Coat, lacquer, plaster, wood } from './skins.ts'

/** What frames are made of. */
const TIMBERS = {
  oak: '#b08d5f',
  ash: '#cdb68f',
  walnut: '#5b3f2b',
  black: '#26221f',
  white: '#e4dfd5',
  cherry: '#8a5234',
  pine: '#d3b184',
} as const

export type Timber = keyof typeof TIMBERS

const PAPER_TIMBERS: readonly Timber[] = ['oak', 'black', 'ash', 'walnut', 'white', 'cherry']
const CLOTH_TIMBERS: readonly Timber[] = ['oak', 'black', 'walnut', 'ash']

/** What a work is framed in. */
export const pickTimber = (lots: Lots, work: Work): Timber =>
  lots.pick(bodyOf(work) === 'sheet' ? PAPER_TIMBERS : CLOTH_TIMBERS)

/** A framed work as solids, and how large it is on the outside. */
export interface Framed {
  solids: Solid[]
  width: number
  height: number
}

interface Bar {
  /** Width of the bars, their depth, and where they begin in front of the wall. */
  wide: number
  deep: number
  from: number
}

/** Frames a work as it deserves, its middle at a place on the wall: a floating frame, a moulding, or a mat behind glass. */
export function frame(piece: Piece, x: number, y: number, timber: Timber): Framed {
  const body = bodyOf(piece.work)
  if (body === 'sheet') return frameSheet(piece, x, y, timber)
  const { width, height, depth } = piece
  const gap = 0.008
  const wide = Math.max(width, height) > 1 ? 0.014 : 0.011
  const deep = depth + 0.02
  const outer = { width: width + 2 * (gap + wide), height: height + 2 * (gap + wide) }
  const tray = block(
    [x - width / 2 - gap, y - height / 2 - gap, 0.002],
    [width + 2 * gap, height + 2 * gap, 0.006],
    lacquer('#2b2723'),
    { round: 0 },
  )
  const held = solidOf(piece, [x - width / 2, y - height / 2, 0.012])
  return { ...outer, solids: [tray, held, ...bars(x, y, outer, { wide, deep, from: 0.001 }, timber)] }
}

function frameSheet(piece: Piece, x: number, y: number, timber: Timber): Framed {
  const { width, height } = piece
  const longest = Math.max(width, height)
  const mat = Math.min(0.035 + longest * 0.07, 0.12)
  const wide = 0.012 + Math.min(longest, 1.2) * 0.008
  const outer = { width: width + 2 * (mat + wide), height: height + 2 * (mat + wide) }
  const inner = { width: width + 2 * mat, height: height + 2 * mat }
  const board = plaster('#efebe2', { unevenness: 0.012, tooth: 0.012 })
  const [left, low] = [x - inner.width / 2, y - inner.height / 2]
  const thick = 0.004
  const at = 0.009
  const window = 0.004
  const sheet = solidOf(piece, [x - width / 2, y - height / 2, at - 0.001])
  const opening = { w: width - 2 * window, h: height - 2 * window }
  const sides: [Vector, Vector][] = [
    [
      [left, low, at],
      [inner.width, (inner.height - opening.h) / 2, thick],
    ],
    [
      [left, y + opening.h / 2, at],
      [inner.width, (inner.height - opening.h) / 2, thick],
    ],
    [
      [left, y - opening.h / 2, at],
      [(inner.width - opening.w) / 2, opening.h, thick],
    ],
    [
      [x + opening.w / 2, y - opening.h / 2, at],
      [(inner.width - opening.w) / 2, opening.h, thick],
    ],
  ]
  const mats = sides.map(([min, size]) => block(min, size, board, { round: 0, gloss: 0.015 }))
  const backing = block([left, low, 0.002], [inner.width, inner.height, 0.005], lacquer('#d8d2c6'), { round: 0 })
  const lip = 0.004
  const rim = { width: outer.width - 2 * (wide - lip), height: outer.height - 2 * (wide - lip) }
  return {
    ...outer,
    solids: [
      backing,
      { ...sheet, gloss: 0.015 },
      ...mats,
      ...bars(x, y, rim, { wide: lip, deep: 0.017, from: 0.002 }, timber),
      ...bars(x, y, outer, { wide: wide - lip, deep: 0.026, from: 0.001 }, timber),
    ],
  }
}

/** Four bars around, mitred: the grain turns at each corner. */
export function bars(
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
  bar: Bar,
  timber: Timber,
) {
  const { wide, deep, from } = bar
  const code = TIMBERS[timber]
  const contrast = timber === 'black' || timber === 'white' ? 0.35 : 1
  const gloss = timber === 'black' ? 0.05 : 0.02
  const level = wood(code, 0, `${timber} level`, contrast)
  const upright = wood(code, 1, `${timber} upright`, contrast)
  const [left, low] = [x - width / 2, y - height / 2]
  const mitred = (isTop: boolean): Coat => ({
    tint: level.tint,
    skin: (px, py, pz, face, into) => {
      const side = Math.min(px, width - px)
      const rise = isTop ? wide - py : py
      const isUpright = face === 5 && side < rise
      ;(isUpright ? upright : level).skin(px, py, pz, face, into)
      if (face !== 5 || side > wide) return
      const line = smoothstep(0.0006, 0.0001, Math.abs(side - rise) * Math.SQRT1_2)
      for (let part = 0; part < 3; part++) into[part]! *= 1 - 0.45 * line
    },
  })
  return [
    block([left, low, from], [width, wide, deep], mitred(false), { gloss }),
    block([left, low + height - wide, from], [width, wide, deep], mitred(true), { gloss }),
    block([left, low + wide, from], [wide, height - 2 * wide, deep], upright, { gloss }),
    block([left + width - wide, low + wide, from], [wide, height - 2 * wide, deep], upright, { gloss }),
  ]
}
