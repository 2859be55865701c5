import { headingTo, turnBetween } from './spot.ts'
import type { Pose } from './view.ts'

interface Point {
  x: number
  z: number
}

/** A walk from one pose to another: how many seconds it takes, and where one is after some of them. */
export interface GuidedWalk {
  seconds: number
  at: (seconds: number) => Pose
}

// Whoever only moves on to the next work keeps looking at the wall.
const SIDESTEP = 3.2
const LOOKS_AHEAD = 2.2

/** Leads somebody along a way, gently off and gently to rest, looking where the way goes and at last at what they came for. */
export function guideAlong(way: Point[], from: Pose, to: Pose): GuidedWalk {
  const lengths = way.slice(1).map((point, at) => distance(way[at] ?? point, point))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const turn = Math.abs(turnBetween(from.heading, to.heading))
  const seconds = Math.min(7, Math.max(0.5 + whole / 1.8, turn / 90, 0.6))
  const isSidestep = whole < SIDESTEP
  return {
    seconds,
    at: (passed) => {
      const time = Math.min(1, Math.max(0, passed / seconds))
      const eased = ease(time)
      const here = pointAt(way, lengths, whole * eased)
      const pitch = from.pitch + (to.pitch - from.pitch) * eased
      if (isSidestep) return { ...here, pitch, heading: mix(from.heading, to.heading, eased) }
      const ahead = pointAt(way, lengths, whole * eased + LOOKS_AHEAD)
      const along = distance(here, ahead) > 0.05 ? headingTo(here, ahead) : to.heading
      const underWay = mix(from.heading, along, ease(Math.min(1, time / 0.3)))
      return { ...here, pitch, heading: mix(underWay, to.heading, ease(Math.max(0, (time - 0.55) / 0.45))) }
    },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.z - other.z)

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

const mix = (from: number, to: number, part: number) => from + turnBetween(from, to) * part

function pointAt(way: Point[], lengths: number[], far: number): Point {
  let left = far
  for (const [at, length] of lengths.entries()) {
    const [one, other] = [way[at], way[at + 1]]
    if (one && other && left <= length) {
      const part = length > 0 ? left / length : 0
      return { x: one.x + (other.x - one.x) * part, z: one.z + (other.z - one.z) * part }
    }
    left -= length
  }
  return way.at(-1) ?? { x: 0, z: 0 }
}
