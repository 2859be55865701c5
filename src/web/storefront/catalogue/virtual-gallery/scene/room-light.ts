import { DOOR } from '../hanging-rule.ts'
import type { Hangable, Room } from '../room.ts'
import { type BakedLight, bakeLight } from './bake-light.ts'
import type { Rgb } from './faces.ts'
import { mountingOf } from './mounting.ts'
import type { Wall } from './walls.ts'

/** What throws a soft shadow: a rectangle, how soft its edge is, and how much light it takes. */
interface Shade {
  x: number
  y: number
  width: number
  height: number
  soft: number
  takes: number
}

interface Pool {
  x: number
  y: number
  across: number
  up: number
}

const POOL_LIGHT = 0.115
// The sky is a little warmer than it is, or white walls would look blue beside the lamps.
const DAY: Rgb = [1, 0.996, 0.987]
const LAMP: Rgb = [1, 0.955, 0.86]

/** Daylight from above, darker in the corners, with a pool of lamp light and a soft shadow for each work. */
export function lightOnWall(wall: Wall, room: Room<Hangable>): BakedLight {
  const hung = room.places.flatMap((place) => {
    if (place.wall !== wall.side) return []
    const { frame, mount, depth } = mountingOf(place.work, 0)
    const around = 2 * (frame + mount)
    const size = { width: place.work.width + around, height: place.work.height + around, depth }
    return [{ x: place.along, y: place.y, ...size }]
  })
  const pools = hung.map(({ x, y, width, height }) => ({
    x,
    y: y + 0.1,
    across: width / 2 + 0.55,
    up: height / 2 + 0.6,
  }))
  const shades = hung.flatMap(({ x, y, width, height, depth }) => [
    { x, y: y - 0.02 - depth / 2, width, height, soft: 0.05 + depth / 2, takes: 0.3 },
    { x, y: y - 0.12 - depth, width: width + 0.04, height, soft: 0.22, takes: 0.14 },
  ])
  const { height } = room
  return bakeLight({ width: wall.length, height }, (x) => {
    const corner = 1 - 0.1 * Math.exp(-x / 0.5) - 0.1 * Math.exp(-(wall.length - x) / 0.5)
    const poolsHere = pools.filter((pool) => Math.abs(x - pool.x) < 2 * pool.across)
    const shadesHere = shades.filter((shade) => Math.abs(x - shade.x) < shade.width / 2 + shade.soft)
    return (y) => {
      const edges = 1 - 0.1 * Math.exp(-y / 0.3) - 0.09 * Math.exp(-(height - y) / 0.6)
      const day = (0.875 + 0.03 * (y / height)) * corner * edges
      return mixLight(day, lampAt(poolsHere, x, y), shadeAt(shadesHere, x, y))
    }
  })
}

/** Daylight falls on the middle of the floor; walls and whatever stands keep some of it away. */
export function lightOnFloor(room: Room<Hangable>): BakedLight {
  const { width, depth, south, bench } = room
  const under = (spot: { x: number; z: number }, across: number, along: number, takes: number): Shade[] => {
    const at = { x: spot.x + width / 2, y: spot.z - south, width: across, height: along }
    return [
      { ...at, soft: 0.16, takes },
      { ...at, soft: 0.8, takes: takes / 2 },
    ]
  }
  const shades = [
    ...under(bench, 0.42, 1.55, 0.42),
    ...room.places.flatMap((place) =>
      place.wall === 'floor' ? under(place, place.plinth.side, place.plinth.side, 0.5) : [],
    ),
  ]
  return bakeLight({ width, height: depth }, (x) => {
    const side = 1 - 0.22 * Math.exp(-x / 0.45) - 0.22 * Math.exp(-(width - x) / 0.45)
    const acrossMiddle = Math.sin((Math.PI * x) / width)
    const shadesHere = shades.filter((shade) => Math.abs(x - shade.x) < shade.width / 2 + shade.soft)
    const isInDoor = Math.abs(x - width / 2) < DOOR.width / 2
    return (y) => {
      const ends = isInDoor ? 1 : 1 - 0.22 * Math.exp(-y / 0.45) - 0.22 * Math.exp(-(depth - y) / 0.45)
      const day = (0.8 + 0.2 * acrossMiddle * Math.sin((Math.PI * y) / depth)) * side * ends
      return mixLight(day, 0, shadeAt(shadesHere, x, y))
    }
  })
}

/** The ceiling takes what the floor gives back. */
export function lightOnCeiling({ width, depth }: Room<unknown>): BakedLight {
  return bakeLight({ width, height: depth }, (x) => {
    const side = 1 - 0.08 * Math.exp(-x / 0.6) - 0.08 * Math.exp(-(width - x) / 0.6)
    return (y) => mixLight(0.885 * side * (1 - 0.08 * Math.exp(-y / 0.6) - 0.08 * Math.exp(-(depth - y) / 0.6)), 0, 0)
  })
}

function mixLight(day: number, lamp: number, shade: number): Rgb {
  const open = 1 - shade
  return [
    (day * DAY[0] + lamp * LAMP[0]) * open,
    (day * DAY[1] + lamp * LAMP[1]) * open,
    (day * DAY[2] + lamp * LAMP[2]) * open,
  ]
}

/** Neighbouring pools flow together instead of adding up to a glare. */
function lampAt(pools: Pool[], x: number, y: number): number {
  const dark = pools.reduce((left, pool) => {
    const far = ((x - pool.x) / pool.across) ** 2 + ((y - pool.y) / pool.up) ** 2
    return left * (1 - Math.exp(-far))
  }, 1)
  return POOL_LIGHT * (1 - dark)
}

function shadeAt(shades: Shade[], x: number, y: number): number {
  return (
    1 -
    shades.reduce((left, shade) => {
      const across = edge(shade.width / 2 - Math.abs(x - shade.x), shade.soft)
      const up = edge(shade.height / 2 - Math.abs(y - shade.y), shade.soft)
      return left * (1 - shade.takes * across * up)
    }, 1)
  )
}

/** From 0 outside to 1 inside, as far from the edge as it is soft. */
function edge(inside: number, soft: number): number {
  const t = Math.min(1, Math.max(0, inside / soft / 2 + 0.5))
  return t * t * (3 - 2 * t)
}
