import type { Place, Room } from '../room.ts'
import { DrawnRooms } from './drawn-rooms.ts'
import { entranceOf } from './entrance.ts'
import { nearWork } from './near-work.ts'
import { Pace } from './pace.ts'
import { pick } from './pick.ts'
import type { SceneWork } from './scene-work.ts'
import type { Scene, SceneOptions } from './scene.ts'
import { spotBefore } from './spot-before.ts'
import { headingTo, type Spot } from './spot.ts'
import { steer } from './steer.ts'
import { type Covered, EYES, type Pose } from './view.ts'
import { freeBefore, type Walkable, walkableOf } from './walkable.ts'
import { type Push, Walker } from './walker.ts'

const CALM_STEP = 0.8
const CALM_TURN = 20
/** A hand that drags or turns a wheel pauses again and again; milliseconds. */
const PAUSE = 250

/** One visit to the rooms: it draws only while something changes, and frees all it holds when it stops. */
export class Visit implements Scene {
  readonly #canvas: HTMLCanvasElement
  readonly #options: SceneOptions
  readonly #drawn: DrawnRooms
  readonly #floor: Walkable
  readonly #walker: Walker
  readonly #pace = new Pace()
  readonly #ending = new AbortController()
  readonly #sizes: ResizeObserver
  #asked = 0
  #lastFrame = 0
  #waiting = 0
  #said: Pose | undefined
  #near: string | undefined
  /** The work that one goes to or was brought to. */
  #aim: string | undefined
  /** The one that was gone to or stood before last: from there the walk goes on. */
  #latest: string | undefined

  constructor(canvas: HTMLCanvasElement, options: SceneOptions) {
    this.#canvas = canvas
    this.#options = options
    this.#drawn = new DrawnRooms(canvas, options.rooms, () => this.#wake())
    this.#floor = walkableOf(options.rooms)
    this.#walker = new Walker(this.#floor)
    this.#drawn.covered = options.covered
    this.#sizes = new ResizeObserver(() => this.#fit())
    this.#sizes.observe(canvas)
    const { signal } = this.#ending
    canvas.addEventListener('webglcontextlost', () => this.#lose(), { signal })
    this.#listen(signal)
    if (typeof options.start === 'string') this.goTo(options.start, 'at-once')
    else this.stand(options.start ?? entranceOf(options.rooms, this.#drawn.view.clear))
  }

  goTo(slug: string, how: 'walk' | 'at-once'): void {
    for (const room of this.#options.rooms) {
      const place = room.places.find(({ work }) => work.slug === slug)
      if (!place) continue
      this.#aim = slug
      this.#come(slug)
      this.#go(this.#poseBefore(place, room), how)
    }
  }

  stand(spot: Spot): void {
    this.#go({ ...spot, pitch: 0 }, 'at-once')
  }

  cover(covered: Covered): void {
    this.#drawn.covered = covered
    this.#fit()
  }

  relabel(work: string, says: Pick<SceneWork, 'label' | 'isSold'>): void {
    this.#drawn.relabel(work, says)
    this.#wake()
  }

  stop(): void {
    if (this.#ending.signal.aborted) return
    this.#ending.abort()
    cancelAnimationFrame(this.#asked)
    clearTimeout(this.#waiting)
    this.#sizes.disconnect()
    this.#drawn.close()
  }

  measure() {
    return { framesPerSecond: this.#pace.framesPerSecond, ...this.#drawn.held }
  }

  #lose(): void {
    this.stop()
    this.#options.onLost()
  }

  #listen(signal: AbortSignal): void {
    const moved = () => {
      this.#aim = undefined
      this.#wake()
    }
    const steering = {
      push: (push: Push) => {
        this.#push(push)
        if (push.ahead || push.aside || push.turn) moved()
      },
      look: (turn: number, tilt: number) => {
        this.#walker.look(turn, tilt)
        moved()
      },
      move: (ahead: number) => {
        this.#walker.move(ahead)
        moved()
      },
      step: (by: 1 | -1) => this.#step(by),
      choose: (x: number, y: number) => this.#choose(x, y),
    }
    steer(this.#canvas, steering, signal)
  }

  #push(push: Push): void {
    if (!this.#options.isCalm) return this.#walker.push(push)
    if (push.turn) this.#walker.look(push.turn * CALM_TURN, 0)
    if (push.ahead || push.aside) this.#walker.move(push.ahead * CALM_STEP, push.aside * CALM_STEP)
  }

  #step(by: 1 | -1): void {
    const order = this.#options.rooms.flatMap(({ places }) => places.map(({ work }) => work.slug))
    const here = order.indexOf(this.#latest ?? '')
    const next = here < 0 ? order[0] : order[here + by]
    if (next) this.goTo(next, 'walk')
  }

  #choose(x: number, y: number): void {
    const { clientWidth, clientHeight } = this.#canvas
    const { whole, middle } = this.#drawn.view
    const [across, up] = [(2 * x) / clientWidth - 1 - middle.across, 1 - (2 * y) / clientHeight - middle.up]
    const picked = pick(this.#options.rooms, this.#walker.pose, whole, across, up)
    if (!picked) return
    if ('work' in picked) return this.goTo(picked.work, 'walk')
    this.#aim = undefined
    const heading = headingTo(this.#walker.pose, picked.floor)
    this.#go({ ...picked.floor, heading, pitch: 0 }, 'walk')
  }

  #go(pose: Pose, how: 'walk' | 'at-once'): void {
    if (how === 'walk' && !this.#options.isCalm) this.#walker.walkTo(pose)
    else this.#walker.stand(pose)
    this.#sayNear()
    this.#wake()
  }

  /** Stands before the same work again, or goes on to it, when the window has changed: it may need another distance. */
  #fit(): void {
    if (this.#aim !== undefined) this.goTo(this.#aim, this.#walker.goal ? 'walk' : 'at-once')
    this.#wake()
  }

  #poseBefore(place: Place<SceneWork>, room: Room<SceneWork>): Pose {
    const point = freeBefore(this.#floor, spotBefore(place, room, this.#drawn.view.clear), place)
    const spot = { ...point, heading: headingTo(point, place) }
    if (place.wall !== 'floor') return { ...spot, pitch: 0 }
    const rise = place.plinth.height + place.work.height / 2 - EYES
    const pitch = (Math.atan2(rise, Math.hypot(place.x - spot.x, place.z - spot.z)) * 180) / Math.PI
    return { ...spot, pitch }
  }

  #wake(): void {
    clearTimeout(this.#waiting)
    if (this.#asked || this.#ending.signal.aborted) return
    this.#lastFrame = 0
    this.#ask()
  }

  #ask(): void {
    this.#asked = requestAnimationFrame((now) => this.#frame(now / 1000))
  }

  #frame(now: number): void {
    this.#asked = 0
    const passed = this.#lastFrame > 0 ? now - this.#lastFrame : 0
    this.#lastFrame = now
    const seconds = Math.min(0.1, passed)
    const isWalking = this.#walker.pass(seconds)
    const isFading = this.#drawn.pass(seconds)
    if (passed > 0 && isWalking) this.#pace.note(passed)
    const { fineness, isSlow } = this.#pace
    // Whatever stands still is drawn as finely as the screen can show it.
    this.#drawn.draw(this.#walker.pose, { fineness: isWalking ? fineness : 1, isSparing: isSlow })
    this.#sayNear()
    // The first frame after a rest has no time to measure: what follows it tells whether anything moves.
    if (isWalking || isFading || passed === 0) return this.#ask()
    this.#pace.rest()
    this.#waiting = window.setTimeout(() => this.#rest(), PAUSE)
  }

  #rest(): void {
    this.#saySpot()
    // What one only turns past is no place of the walk.
    if (this.#near !== undefined) this.#come(this.#near)
    // To build a room takes a moment: best while nobody moves.
    if (this.#drawn.buildAhead(this.#walker.pose)) this.#wake()
  }

  #come(slug: string): void {
    if (slug === this.#latest) return
    this.#latest = slug
    this.#options.onCome(slug)
  }

  #saySpot(): void {
    if (this.#said === this.#walker.pose) return
    this.#said = this.#walker.pose
    const { x, z, heading } = this.#walker.pose
    this.#options.onSpot({ x, z, heading: ((heading % 360) + 360) % 360 })
  }

  /** Says what one stands before, or will stand before: what a card offers must not change under a hand on arrival. */
  #sayNear(): void {
    const pose = this.#walker.goal ?? this.#walker.pose
    const near = this.#aim ?? nearWork(this.#options.rooms, pose, this.#drawn.view.clear)?.work.slug
    if (near === this.#near) return
    this.#near = near
    this.#options.onNear(near)
  }
}
