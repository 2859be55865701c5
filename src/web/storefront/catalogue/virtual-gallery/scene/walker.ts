import { findWay } from './find-way.ts'
import { type GuidedWalk, guideAlong } from './guided-walk.ts'
import { directionOf } from './spot.ts'
import type { Pose } from './view.ts'
import { nearestFree, slide, type Walkable } from './walkable.ts'

/** What somebody presses for: forwards, sideways and turning, each from -1 to 1. */
export interface Push {
  ahead: number
  aside: number
  turn: number
}

const SPEED = 2
const TURN_SPEED = 75
const MOST_PITCH = 50
/** How fast a push takes hold and lets go, per second. */
const GRIP = 9
const STILL = 0.02

/** Somebody who walks through the rooms: pushed by keys, moved by hand, or led along a way. */
export class Walker {
  pose: Pose = { x: 0, z: 1, heading: 0, pitch: 0 }
  readonly #floor: Walkable
  #push: Push = { ahead: 0, aside: 0, turn: 0 }
  #pace: Push = { ahead: 0, aside: 0, turn: 0 }
  #walk: { way: GuidedWalk; passed: number; goal: Pose } | undefined

  constructor(floor: Walkable) {
    this.#floor = floor
  }

  /** Where one is being led to, if one is. */
  get goal(): Pose | undefined {
    return this.#walk?.goal
  }

  stand(pose: Pose): void {
    this.#walk = undefined
    this.pose = { ...pose, ...nearestFree(this.#floor, pose) }
  }

  walkTo(pose: Pose): void {
    const goal = { ...pose, ...nearestFree(this.#floor, pose) }
    const from = { ...this.pose, ...nearestFree(this.#floor, this.pose) }
    this.#walk = { way: guideAlong(findWay(this.#floor, from, goal), this.pose, goal), passed: 0, goal }
  }

  push(push: Push): void {
    this.#push = push
    if (push.ahead || push.aside || push.turn) this.#walk = undefined
  }

  look(turn: number, tilt: number): void {
    this.#walk = undefined
    const pitch = Math.min(MOST_PITCH, Math.max(-MOST_PITCH, this.pose.pitch + tilt))
    this.pose = { ...this.pose, heading: this.pose.heading + turn, pitch }
  }

  /** Goes so many metres forwards and sideways at once, as far as there is room. */
  move(ahead: number, aside = 0): void {
    this.#walk = undefined
    const front = directionOf(this.pose.heading)
    const side = directionOf(this.pose.heading + 90)
    const to = {
      x: this.pose.x + front.x * ahead + side.x * aside,
      z: this.pose.z + front.z * ahead + side.z * aside,
    }
    this.pose = { ...this.pose, ...slide(this.#floor, this.pose, to) }
  }

  /** Lets some seconds pass; says whether it still moves after them. */
  pass(seconds: number): boolean {
    if (this.#walk) {
      const { way } = this.#walk
      this.#walk.passed += seconds
      this.pose = way.at(this.#walk.passed)
      if (this.#walk.passed < way.seconds) return true
      this.#walk = undefined
      return false
    }
    const part = Math.min(1, GRIP * seconds)
    const near = (pace: number, push: number) => {
      const next = pace + (push - pace) * part
      return push === 0 && Math.abs(next) < STILL ? 0 : next
    }
    const { ahead, aside, turn } = this.#pace
    this.#pace = {
      ahead: near(ahead, this.#push.ahead),
      aside: near(aside, this.#push.aside),
      turn: near(turn, this.#push.turn),
    }
    if (!this.#pace.ahead && !this.#pace.aside && !this.#pace.turn) return false
    this.pose = { ...this.pose, heading: this.pose.heading + this.#pace.turn * TURN_SPEED * seconds }
    if (this.#pace.ahead || this.#pace.aside) {
      this.move(this.#pace.ahead * SPEED * seconds, this.#pace.aside * SPEED * seconds)
      // Walking on levels the look again.
      this.pose = { ...this.pose, pitch: this.pose.pitch * Math.exp(-1.5 * seconds) }
    }
    return true
  }
}
