import { CORNER, DOOR, gapBetween } from './hanging-rule.ts'

type Side = 'west' | 'north' | 'east'

/** A place on a wall: how far its middle is from the wall's left end, as one looks at it, and how high. */
export interface HungPlace {
  wall: Side
  along: number
  y: number
  x: number
  z: number
}

/** A wall with its works from left to right, and where each begins. */
export interface WallRun<Work> {
  side: Side
  works: Work[]
  offsets: number[]
}

interface Sized {
  width: number
}

interface Needs {
  leadsOn: boolean
  leastWidth: number
  leastDepth: number
}

// Beyond this the works of a wall would lose each other.
const MOST_SPREAD = 0.8
// A room much longer than wide is a corridor.
const LONGEST_SHAPE = 1.6

/** Shares works out to three walls, clockwise from the entrance, so that the room is well filled and well shaped. */
export function splitWalls<Work extends Sized>(works: Work[], needs: Needs) {
  const candidates = splits(works.length).map(([first, last]) => {
    const parts = [works.slice(0, first), works.slice(first, last), works.slice(last)] as const
    return { parts, ...measureRoom(parts, needs) }
  })
  const [first, ...rest] = candidates
  const best = rest.reduce((least, one) => (least && one.cost < least.cost ? one : least), first)
  const [west = [], north = [], east = []] = best?.parts ?? []
  const { width = needs.leastWidth, depth = needs.leastDepth } = best ?? {}
  const northRuns = needs.leadsOn ? besideDoor(north, width) : [spread('north', north, 0, width)]
  return { width, depth, walls: [spread('west', west, 0, depth), ...northRuns, spread('east', east, 0, depth)] }
}

/** Every way to cut a row of so many into three. */
const splits = (count: number): [number, number][] =>
  Array.from({ length: count + 1 }, (_, first) =>
    Array.from({ length: count - first + 1 }, (__, more): [number, number] => [first, first + more]),
  ).flat()

function measureRoom<Work extends Sized>([west, north, east]: readonly [Work[], Work[], Work[]], needs: Needs) {
  const runs = [runOf(west), runOf(north), runOf(east)] as const
  const depth = Math.max(needs.leastDepth, runs[0], runs[2])
  const width = Math.max(needs.leastWidth, needs.leadsOn ? widthBesideDoor(north) : runs[1])
  const empty = 2 * depth + width - runs[0] - runs[1] - runs[2]
  const shape = Math.max(depth / width, width / depth)
  const bare = [west, north, east].filter(({ length }) => length === 0).length
  return { width, depth, cost: empty + 6 * Math.max(0, shape - LONGEST_SHAPE) * Math.min(width, depth) + bare }
}

/** How long a wall these need, corners included. */
function runOf(works: Sized[]): number {
  if (works.length === 0) return 0
  return works.reduce((sum, work, at) => sum + work.width + gapAfter(works, at), 2 * CORNER)
}

const gapAfter = (works: Sized[], at: number): number => {
  const [one, other] = [works[at], works[at + 1]]
  return one && other ? gapBetween(one, other) : 0
}

/** Left of the door goes what comes first, as much as makes both sides alike. */
function cutAtDoor<Work>(works: Work[], lengthOf: (part: Work[]) => number): [Work[], Work[]] {
  const cuts = Array.from({ length: works.length + 1 }, (_, at): [Work[], Work[]] => [
    works.slice(0, at),
    works.slice(at),
  ])
  const longer = ([left, right]: [Work[], Work[]]) => Math.max(lengthOf(left), lengthOf(right))
  return cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best))
}

const widthBesideDoor = (works: Sized[]): number => 2 * Math.max(...cutAtDoor(works, runOf).map(runOf)) + DOOR.width

function besideDoor<Work extends Sized>(works: Work[], width: number): WallRun<Work>[] {
  const [left, right] = cutAtDoor(works, runOf)
  const half = (width - DOOR.width) / 2
  return [spread('north', left, 0, half), spread('north', right, half + DOOR.width, half)]
}

/** Hangs a row in the middle of a stretch of wall, with a little of what is left over as air between. */
function spread<Work extends Sized>(side: Side, works: Work[], from: number, length: number): WallRun<Work> {
  const extra = Math.min(MOST_SPREAD, Math.max(0, (length - runOf(works)) / (works.length + 1)))
  const row = runOf(works) - 2 * CORNER + extra * Math.max(0, works.length - 1)
  let at = from + (length - row) / 2
  const offsets = works.map((work, index) => {
    const start = at
    at += work.width + gapAfter(works, index) + extra
    return start
  })
  return { side, works, offsets }
}
