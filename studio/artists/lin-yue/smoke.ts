import { hypot } from '../../painting/arithmetic.ts'
/** A whirl that travels with the smoke. */
export interface Whirl {
  /** Where it is born, and when. */
  x: number
  y: number
  born: number
  /** How fast it travels. */
  dx: number
  dy: number
  /** Radians a second at its middle; positive turns with the clock. */
  strength: number
  /** How far it reaches. */
  reach: number
}

interface Stream {
  /** The speed of what the whirls do not move. */
  dx: number
  dy: number
  /** How fast this strand leaves the others, once it is older than `calm`. */
  aside?: number
  calm?: number
  whirls: readonly Whirl[]
  /** How long it has been burning, and how many moments that is. */
  time: number
  moments: number
}

/**
 * The line that smoke from one place makes: what was given off at every moment, carried on until now. The first
 * points are the newest.
 */
export function trail(
  x: number,
  y: number,
  { dx, dy, aside = 0, calm = 0, whirls, time, moments }: Stream,
): { path: number[]; stretch: Float32Array } {
  const step = time / moments
  const path: number[] = []
  for (let moment = moments; moment >= 0; moment--) {
    let [px, py] = [x, y]
    for (let now = moment; now < moments; now++) {
      const at = now * step
      const restless = (now - moment) * step - calm
      let [vx, vy] = [dx + (restless > 0 ? aside * Math.min(1, restless) : 0), dy]
      for (const whirl of whirls) {
        const age = at - whirl.born
        if (age <= 0) continue
        const rx = px - whirl.x - whirl.dx * age
        const ry = py - whirl.y - whirl.dy * age
        const fall = 1 + (rx * rx + ry * ry) / (whirl.reach * whirl.reach)
        const turn = (whirl.strength * Math.min(1, age * 1.5)) / (fall * fall)
        vx -= ry * turn
        vy += rx * turn
      }
      px += vx * step
      py += vy * step
    }
    path.push(px, py)
  }
  const stretch = new Float32Array(moments + 1)
  const rest = hypot(dx, dy) * step
  for (let at = 1; at <= moments; at++)
    stretch[at] = hypot(path[at * 2]! - path[at * 2 - 2]!, path[at * 2 + 1]! - path[at * 2 - 1]!) / rest
  stretch[0] = stretch[1]!
  return { path, stretch }
}
