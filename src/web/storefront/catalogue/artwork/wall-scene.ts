import { fitInto } from './fit-into.ts'

/** Everything here is in centimetres; a rectangle is measured from the upper left corner of what is seen. */
interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

interface Exhibit {
  width: number
  height: number
  /** Of its picture, width by height. */
  ratio: number
  /** Stands in the room instead of hanging on the wall. */
  isStanding: boolean
}

/** The part of a room that one sees, with a work and a bench in it, all at one scale. */
export interface WallScene {
  width: number
  height: number
  /** Where the wall meets the floor. */
  floor: number
  work: Rectangle
  bench: Rectangle
  plinth: Rectangle | null
  /** Somebody who stands beside what stands. */
  figure: Rectangle | null
}

const BENCH = { width: 180, height: 45 }
const FIGURE = { width: 52, height: 170 }
const BESIDE_FIGURE = 30
/** Width by height of every scene, so that the page keeps its shape. */
export const SCENE_RATIO = 5 / 4

const EYE_LEVEL = 155
const ABOVE_BENCH = 65
const TALLEST_ABOVE_BENCH = 220
const ABOVE_FLOOR = 20
const MARGIN = 50
const GAP = 60
const LEAST_WALL = 200
const FLOOR_SEEN = 46
// What stands in the room stands a little before the wall.
const BEFORE_WALL = 14

/** Hangs a work at eye level above the bench; what is too tall for that hangs beside it, and what stands has its plinth. */
export function arrangeWall({ width, height, ratio, isStanding }: Exhibit): WallScene {
  const size = fitInto(width, height, ratio)
  const plinthSize = isStanding ? plinthUnder(size) : null
  const isBeside = isStanding || size.height > TALLEST_ABOVE_BENCH
  const bottom = isStanding ? (plinthSize?.height ?? 0) - BEFORE_WALL : hangingHeight(size.height)
  const across = Math.max(size.width, plinthSize?.width ?? 0)

  const before = isStanding ? FIGURE.width + BESIDE_FIGURE : 0
  const filled = isBeside ? before + across + GAP + BENCH.width : Math.max(across, BENCH.width)
  const wall = Math.max(LEAST_WALL, bottom + size.height + MARGIN)
  const sceneWidth = Math.max(filled + 2 * MARGIN, (wall + FLOOR_SEEN) * SCENE_RATIO)
  const sceneHeight = sceneWidth / SCENE_RATIO
  const floor = sceneHeight - FLOOR_SEEN

  const left = (sceneWidth - filled) / 2
  const middle = isBeside ? left + before + across / 2 : sceneWidth / 2
  const stand = floor + BEFORE_WALL
  const benchX = isBeside ? left + before + across + GAP : middle - BENCH.width / 2
  return {
    width: sceneWidth,
    height: sceneHeight,
    floor,
    work: { x: middle - size.width / 2, y: floor - bottom - size.height, ...size },
    bench: { x: benchX, y: stand - BENCH.height, ...BENCH },
    plinth: plinthSize && { x: middle - plinthSize.width / 2, y: stand - plinthSize.height, ...plinthSize },
    figure: isStanding ? { x: left, y: stand - FIGURE.height, ...FIGURE } : null,
  }
}

function hangingHeight(height: number): number {
  if (height > TALLEST_ABOVE_BENCH) return ABOVE_FLOOR
  return Math.max(EYE_LEVEL - height / 2, ABOVE_BENCH)
}

/** Small things are lifted towards the eye, large ones stand on the floor. */
function plinthUnder({ width, height }: { width: number; height: number }) {
  if (height > 120) return null
  return { width: width + 8, height: height > 60 ? 55 : 100 }
}
