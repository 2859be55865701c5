import type { Work } from '../painters.ts'
import type { Canvas } from '../painting/canvas.ts'
import { createNoise, layered } from '../painting/noise.ts'
import { paintAt } from '../painting/paint-at.ts'
import { block } from './block.ts'
import type { Solid, Vector } from './blocks/solid.ts'
import { showPicture, wrapped } from './picture-skins.ts'
import { lacquer, plies } from './skins.ts'

/** What a work is as a thing: cloth on a stretcher, a panel, or a sheet. */
export type Body = 'stretched' | 'panel' | 'sheet'

const BODIES: Record<string, Body> = {
  'oil-on-canvas': 'stretched',
  'pigment-on-linen': 'stretched',
  'acrylic-on-canvas': 'stretched',
  'acrylic-on-panel': 'panel',
  'tempera-on-panel': 'panel',
}

/** What a technique is painted on. */
export const bodyOf = ({ technique }: Pick<Work, 'technique'>): Body => BODIES[technique] ?? 'sheet'

/** A work that was painted, and its size in metres. */
export interface Piece {
  work: Work
  picture: Canvas
  width: number
  height: number
  depth: number
}

/** Paints a work as large as it will be seen: so many pixels a metre. */
export async function preparePiece(work: Work, metre: number, most = 3600): Promise<Piece> {
  const [width, height] = [work.width / 100, work.height / 100]
  const longest = Math.min(Math.max(Math.round(metre * Math.max(width, height)), 420), most)
  const body = bodyOf(work)
  const large = Math.max(width, height) > 0.9
  const depth = body === 'stretched' ? (large ? 0.038 : 0.022) : body === 'panel' ? (large ? 0.032 : 0.014) : 0.0007
  return { work, picture: await paintAt(work, longest), width, height, depth }
}

/** The work itself as a solid, its left lower rear corner at a place; sheets may have a rim that was torn or moulded. */
export function solidOf({ work, picture, width, height, depth }: Piece, at: Vector, { isDeckled = false } = {}): Solid {
  const body = bodyOf(work)
  const sides =
    body === 'stretched'
      ? wrapped(picture, width, height, depth, work.slug)
      : body === 'panel'
        ? plies(depth)
        : lacquer('#eee9dd')
  const front = showPicture(picture, width, height, sides)
  const rim = isDeckled ? { covers: deckle(work.slug, width, height) } : {}
  return block(at, [width, height, depth], front, { round: 0, ...rim })
}

/** A rim as the mould leaves it: never more than three millimetres off. */
function deckle(seed: string, width: number, height: number): (x: number, y: number) => boolean {
  const noise = layered(createNoise(`deckle ${seed}`), 4, { gain: 0.6, lacunarity: 2.7 })
  return (x, y) => {
    const beside = Math.min(x, width - x)
    const above = Math.min(y, height - y)
    const off = beside < above ? noise(y * 60, x > width / 2 ? 5 : 9) : noise(x * 60, y > height / 2 ? 15 : 19)
    return Math.min(beside, above) > 0.0012 + off * 0.0022
  }
}
