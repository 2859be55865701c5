import { arrangeFloor, FLOOR_GAP, plinthUnder } from './arrange-floor.ts'
import { DOOR, EYE_LEVEL, gapBetween, LOWEST_EDGE, WALL_THICKNESS } from './hanging-rule.ts'
import { placeFigure } from './place-figure.ts'
import type { Hangable, Room } from './room.ts'
import { type HungPlace, splitWalls, type WallRun } from './split-walls.ts'

// More than that in one room, and nobody sees the single work.
const MOST_ON_WALLS = 12
const MOST_STANDING = 4
const LONGEST_RUN = 30
const LOWEST_CEILING = 3.8
const ABOVE_WORKS = 0.7
const STEP_BACK = 2.8

/** Hangs works in as many rooms as they need, in their order, every one of them at its true size. */
export function planRooms<Work extends Hangable>(works: Work[]): Room<Work>[] {
  const groups = shareOut(works)
  let south = 0
  return groups.map((group, at) => {
    const room = planRoom(group, { south, leadsOn: at < groups.length - 1 })
    south += room.depth + WALL_THICKNESS
    return room
  })
}

/** Groups works by room, as evenly as their widths allow. */
function shareOut<Work extends Hangable>(works: Work[]): Work[][] {
  const whole = measure(works)
  const rooms = Math.ceil(
    Math.max(whole.hung / MOST_ON_WALLS, whole.run / LONGEST_RUN, whole.standing / MOST_STANDING, 1),
  )
  const fair = { hung: Math.ceil(whole.hung / rooms), run: (whole.run / rooms) * 1.1 }
  const groups: Work[][] = []
  let group: Work[] = []
  for (const work of works) {
    const { hung, run, standing } = measure([...group, work])
    const isFull = standing > MOST_STANDING || hung > Math.min(fair.hung, MOST_ON_WALLS) || (run > fair.run && hung > 1)
    if (isFull && group.length > 0) {
      groups.push(group)
      group = []
    }
    group.push(work)
  }
  return group.length > 0 ? [...groups, group] : groups
}

function measure(works: Hangable[]) {
  const hung = works.filter(({ isStanding }) => !isStanding)
  const gaps = hung.slice(1).map((work, at) => gapBetween(hung[at] ?? work, work))
  const run = [...hung.map(({ width }) => width), ...gaps].reduce((sum, length) => sum + length, 0)
  return { hung: hung.length, run, standing: works.length - hung.length }
}

function planRoom<Work extends Hangable>(
  works: Work[],
  { south, leadsOn }: { south: number; leadsOn: boolean },
): Room<Work> {
  const hung = works.filter(({ isStanding }) => !isStanding)
  const standing = works.filter(({ isStanding }) => isStanding)
  const floor = standing.map(plinthUnder)
  const widest = Math.max(0, ...floor.map(({ side }) => side))
  const { width, depth, walls } = splitWalls(hung, {
    leadsOn,
    // Whoever walks along a wall passes what stands in the middle, and steps back from it.
    leastWidth: Math.max(6, widest > 0 ? widest + 2 * STEP_BACK : 0),
    leastDepth: Math.max(
      6,
      floor.reduce((sum, { side }) => sum + side + FLOOR_GAP, 2 + 2 * FLOOR_GAP),
    ),
  })
  const { places, bench } = arrangeFloor(floor, { south, depth })
  const hungPlaces = walls.flatMap((wall) =>
    wall.works.map((work, at) => ({ work, ...hang(wall, at, { width, depth, south }) })),
  )
  const tops = [
    ...hungPlaces.map(({ y, work }) => y + work.height / 2),
    ...places.map(({ plinth }, at) => plinth.height + (standing[at]?.height ?? 0)),
  ]
  const all = [...hungPlaces, ...standing.flatMap((work, at) => (places[at] ? [{ work, ...places[at] }] : []))]
  return {
    width,
    depth,
    height: Math.max(LOWEST_CEILING, DOOR.height + 0.6, ...tops.map((top) => top + ABOVE_WORKS)),
    south,
    leadsOn,
    places: all,
    bench,
    figure: placeFigure({ width, depth, south, bench, places: all }),
  }
}

/** Where the work hangs: its middle at eye level, unless it would then stand on the floor. */
function hang<Work extends Hangable>(
  { side, works, offsets }: WallRun<Work>,
  at: number,
  room: { width: number; depth: number; south: number },
): HungPlace {
  const work = works[at]
  const along = (offsets[at] ?? 0) + (work?.width ?? 0) / 2
  const y = Math.max(EYE_LEVEL, (work?.height ?? 0) / 2 + LOWEST_EDGE)
  const spot = {
    west: { x: -room.width / 2, z: room.south + along },
    north: { x: -room.width / 2 + along, z: room.south + room.depth },
    east: { x: room.width / 2, z: room.south + room.depth - along },
  }[side]
  return { wall: side, along, y, ...spot }
}
