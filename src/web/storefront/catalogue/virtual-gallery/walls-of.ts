import type { FloorPlace } from './arrange-floor.ts'
import { DOOR } from './hanging-rule.ts'
import type { Hangable, Room } from './room.ts'

/** One side of a room as one looks at it, all in metres from its left end and from the floor. */
export interface Wall<Work> {
  side: 'west' | 'north' | 'east' | 'floor'
  length: number
  /** How much of its height is shown: some air above the tallest work. */
  height: number
  hasDoor: boolean
  /** Where the middle of the bench is. */
  bench: number
  items: WallItem<Work>[]
  /** Where a visitor stands for the scale: before the first work. */
  figure: number
  /** What a narrow window shows of its length: from a step before the first work to a step behind the last. */
  narrow: { from: number; length: number }
}

/** A work on its wall, or on its plinth before it. */
export interface WallItem<Work> {
  work: Work
  left: number
  bottom: number
  plinth: FloorPlace['plinth'] | null
  /** From the left edge of it, or of its plinth, to that of the next one, or to the end of the wall. */
  reach: number
}

const LEAST_HEIGHT = 3
const ABOVE_WORKS = 0.45
const FROM_CORNER = 0.45
const BESIDE_FIGURE = 0.7
/** What a label takes of the wall. */
const LABEL = 2

/** The walls of a room in the order of the walk, bare ones left out; what stands on the floor comes last, seen like the left wall. */
export function wallsOf<Work extends Hangable>(room: Room<Work>): Wall<Work>[] {
  return (['west', 'north', 'east', 'floor'] as const).flatMap((side) => {
    const length = side === 'north' ? room.width : room.depth
    const placed = room.places.flatMap((place) => (place.wall === side ? standOrHang(place, room) : []))
    if (placed.length === 0) return []
    const items = placed.map((item, at) => ({ ...item, reach: (placed[at + 1]?.left ?? length) - item.left }))
    const tops = items.map(({ bottom, work }) => bottom + work.height + ABOVE_WORKS)
    const figure = Math.max(FROM_CORNER, (items[0]?.left ?? 0) - BESIDE_FIGURE)
    return {
      figure,
      narrow: narrowOf(items, { length, door: side === 'north' && room.leadsOn ? length / 2 : null, figure }),
      side,
      length,
      height: Math.min(room.height, Math.max(LEAST_HEIGHT, ...tops)),
      hasDoor: side === 'north' && room.leadsOn,
      bench: benchOn(side, room),
      items,
    }
  })
}

/** All that is hung, the visitor and the door; bare wall at either end is left out. */
function narrowOf(
  items: WallItem<Hangable>[],
  { length, door, figure }: { length: number; door: number | null; figure: number },
): { from: number; length: number } {
  const last = items.at(-1)
  const end = (last?.left ?? 0) + Math.max(LABEL, last?.plinth?.side ?? last?.work.width ?? 0)
  const from = Math.max(0, Math.min(figure, (door ?? length) - DOOR.width / 2) - FROM_CORNER)
  const to = Math.min(length, Math.max(end, (door ?? 0) + DOOR.width / 2) + FROM_CORNER)
  return { from, length: to - from }
}

function standOrHang<Work extends Hangable>(place: Room<Work>['places'][number], room: Room<Work>) {
  const { work } = place
  if (place.wall !== 'floor') {
    return { work, left: place.along - work.width / 2, bottom: place.y - work.height / 2, plinth: null }
  }
  const { z, plinth } = place
  return { work, left: z - room.south - plinth.side / 2, bottom: plinth.height, plinth }
}

function benchOn(side: Wall<unknown>['side'], { bench, width, depth, south }: Room<unknown>): number {
  if (side === 'north') return width / 2 + bench.x
  return side === 'east' ? south + depth - bench.z : bench.z - south
}

// What a label needs beside its neighbour's.
const LABEL_PX = 180
const LEAST_PX_PER_METRE = 110
// As wide as the page is on a desktop: a long wall is drawn smaller, so that it fits.
const PAGE_PX = 1232
const MOST_PX_PER_METRE = 220

/** How many pixels a metre is, the same for all walls: so that every label has room under its work. */
export function scaleOf(walls: Wall<unknown>[]): number {
  const narrowest = Math.min(...walls.flatMap(({ items }) => items.map(({ reach }) => reach)))
  const longest = Math.max(...walls.map(({ length }) => length))
  const least = Math.min(LEAST_PX_PER_METRE, PAGE_PX / longest)
  return Math.round(Math.min(MOST_PX_PER_METRE, Math.max(least, LABEL_PX / narrowest)))
}
