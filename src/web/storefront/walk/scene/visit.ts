import { type Camera, Renderer, Transform } from 'ogl'

import type { Place, Room } from '../plan-rooms.ts'
import { type BuiltRoom, roomBuilder } from './build-room.ts'
import { nearWork } from './near-work.ts'
import { Pace } from './pace.ts'
import { pick } from './pick.ts'
import type { SceneWork } from './scene-work.ts'
import type { Scene, SceneOptions } from './scene.ts'
import { Shelf } from './shelf.ts'
import { spotBefore } from './spot-before.ts'
import { headingTo, type Spot } from './spot.ts'
import { Stage } from './stage.ts'
import { steer } from './steer.ts'
import { EYES, makeCamera, pointCamera, type Pose, sightOf } from './view.ts'
import { walkableOf } from './walkable.ts'
import { type Push, Walker } from './walker.ts'

const MOST_DENSE = 2
const CALM_STEP = 0.8
const CALM_TURN = 20

/** One visit to the rooms: it draws only while something changes, and frees all it holds when it stops. */
export class Visit implements Scene {
  readonly #canvas: HTMLCanvasElement
  readonly #options: SceneOptions
  readonly #renderer: Renderer
  readonly #stage: Stage
  readonly #camera: Camera
  readonly #scene = new Transform()
  readonly #walker: Walker
  readonly #shelf: Shelf
  readonly #build: ReturnType<typeof roomBuilder>
  readonly #pace = new Pace()
  readonly #ending = new AbortController()
  readonly #sizes: ResizeObserver
  readonly #built = new Map<Room<SceneWork>, BuiltRoom>()
  #asked = 0
  #lastFrame = 0
  #isUnsaid = true
  #near: string | undefined
  #aim: string | undefined

  constructor(canvas: HTMLCanvasElement, options: SceneOptions) {
    this.#canvas = canvas
    this.#options = options
    this.#renderer = new Renderer({ canvas, dpr: 1 })
    // The library sets a size of its own; the page's styles decide instead.
    canvas.style.removeProperty('width')
    canvas.style.removeProperty('height')
    const { gl } = this.#renderer
    gl.clearColor(0.93, 0.925, 0.915, 1)
    this.#stage = new Stage(gl)
    this.#build = roomBuilder(this.#stage)
    this.#camera = makeCamera(gl)
    this.#walker = new Walker(walkableOf(options.rooms))
    this.#shelf = new Shelf(this.#stage, () => this.#wake())
    this.#sizes = new ResizeObserver(() => this.#wake())
    this.#sizes.observe(canvas)
    canvas.addEventListener('webglcontextlost', () => this.#lose(), { signal: this.#ending.signal })
    this.#listen()
    if (typeof options.start === 'string') this.goTo(options.start, 'at-once')
    else this.stand(options.start)
  }

  goTo(slug: string, how: 'walk' | 'at-once'): void {
    const found = this.#find(slug)
    if (!found) return
    this.#aim = slug
    this.#go(this.#poseBefore(found.place, found.room), how)
  }

  stand(spot: Spot): void {
    this.#go({ ...spot, pitch: 0 }, 'at-once')
  }

  stop(): void {
    if (this.#ending.signal.aborted) return
    this.#ending.abort()
    cancelAnimationFrame(this.#asked)
    this.#sizes.disconnect()
    this.#shelf.close()
    this.#stage.free()
  }

  measure() {
    return { framesPerSecond: this.#pace.framesPerSecond, ...this.#stage.held }
  }

  #lose(): void {
    this.stop()
    this.#options.onLost()
  }

  #listen(): void {
    const { isCalm, rooms } = this.#options
    const { signal } = this.#ending
    const moved = () => {
      this.#aim = undefined
      this.#wake()
    }
    const pushCalmly = ({ ahead, aside, turn }: Push) => {
      if (turn) this.#walker.look(turn * CALM_TURN, 0)
      if (ahead || aside) this.#walker.move(ahead * CALM_STEP, aside * CALM_STEP)
    }
    const steering = {
      push: (push: Push) => {
        if (isCalm) pushCalmly(push)
        else this.#walker.push(push)
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
      step: (by: 1 | -1) => {
        const order = rooms.flatMap(({ places }) => places.map(({ work }) => work.slug))
        const here = order.indexOf(this.#aim ?? this.#near ?? '')
        const next = here < 0 ? order[0] : order[here + by]
        if (next) this.goTo(next, 'walk')
      },
      choose: (x: number, y: number) => {
        const { clientWidth, clientHeight } = this.#canvas
        const [across, up] = [(2 * x) / clientWidth - 1, 1 - (2 * y) / clientHeight]
        const picked = pick(rooms, this.#walker.pose, this.#sight, across, up)
        if (!picked) return
        if ('work' in picked) return this.goTo(picked.work, 'walk')
        this.#aim = undefined
        const heading = headingTo(this.#walker.pose, picked.floor)
        this.#go({ ...picked.floor, heading, pitch: 0 }, 'walk')
      },
    }
    steer(this.#canvas, steering, signal)
  }

  #go(pose: Pose, how: 'walk' | 'at-once'): void {
    if (how === 'walk' && !this.#options.isCalm) this.#walker.walkTo(pose)
    else this.#walker.stand(pose)
    this.#wake()
  }

  #poseBefore(place: Place<SceneWork>, room: Room<SceneWork>): Pose {
    const spot = spotBefore(place, room, this.#sight)
    if (place.wall !== 'floor') return { ...spot, pitch: 0 }
    const rise = place.plinth.height + place.work.height / 2 - EYES
    const pitch = (Math.atan2(rise, Math.hypot(place.x - spot.x, place.z - spot.z)) * 180) / Math.PI
    return { ...spot, pitch }
  }

  get #sight() {
    return sightOf(this.#canvas.clientWidth / Math.max(1, this.#canvas.clientHeight))
  }

  #find(slug: string): { place: Place<SceneWork>; room: Room<SceneWork> } | undefined {
    for (const room of this.#options.rooms) {
      const place = room.places.find(({ work }) => work.slug === slug)
      if (place) return { place, room }
    }
    return undefined
  }

  #wake(): void {
    this.#isUnsaid = true
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
    const isFading = this.#shelf.pass(seconds)
    if (passed > 0) this.#pace.note(passed)
    this.#openRooms()
    this.#seePictures()
    this.#draw(isWalking ? this.#pace.fineness : 1)
    this.#sayNear()
    if (isWalking || isFading || passed === 0) return this.#ask()
    this.#pace.rest()
    if (!this.#isUnsaid) return
    this.#isUnsaid = false
    const { x, z, heading } = this.#walker.pose
    this.#options.onSpot({ x, z, heading: ((heading % 360) + 360) % 360 })
  }

  /** Builds the rooms that can be seen from here; one that nobody comes near is never built. */
  #openRooms(): void {
    const { rooms } = this.#options
    const here = this.#roomNumber
    for (const [number, room] of rooms.entries()) {
      const isNear = Math.abs(number - here) < 2
      const built = this.#built.get(room)
      if (built) built.node.visible = Math.abs(number - here) < 3
      else if (isNear) {
        const made = this.#build(room, number)
        made.node.setParent(this.#scene)
        this.#built.set(room, made)
      }
    }
  }

  get #roomNumber(): number {
    const { z } = this.#walker.pose
    return Math.max(
      0,
      this.#options.rooms.findLastIndex(({ south }) => z >= south - 0.2),
    )
  }

  #seePictures(): void {
    const { x, z } = this.#walker.pose
    const pixelsPerMetre = (this.#canvas.clientWidth * this.#density) / this.#sight.across
    const here = this.#roomNumber
    const all = [...this.#built].flatMap(([room, { shown }]) => {
      const isFar = Math.abs(this.#options.rooms.indexOf(room) - here) > 1
      return shown.map((one) => {
        const { place } = one
        const far = Math.max(0.5, Math.hypot(place.x - x, place.z - z) - place.work.width / 3)
        return { shown: one, needs: isFar ? 0 : (place.work.width * pixelsPerMetre) / far }
      })
    })
    this.#shelf.see(all, this.#pace.isSlow)
  }

  get #density(): number {
    return Math.min(MOST_DENSE, devicePixelRatio)
  }

  #draw(fineness: number): void {
    const { clientWidth, clientHeight } = this.#canvas
    const [width, height] = [clientWidth, clientHeight].map((size) =>
      Math.max(1, Math.round(size * this.#density * fineness)),
    ) as [number, number]
    if (this.#canvas.width !== width) this.#canvas.width = width
    if (this.#canvas.height !== height) this.#canvas.height = height
    this.#renderer.width = width
    this.#renderer.height = height
    this.#camera.perspective({ fov: this.#sight.degreesUp, aspect: width / height })
    pointCamera(this.#camera, this.#walker.pose)
    for (const { turn } of this.#built.values()) turn(this.#walker.pose)
    this.#renderer.render({ scene: this.#scene, camera: this.#camera })
  }

  #sayNear(): void {
    const near = nearWork(this.#options.rooms, this.#walker.pose, this.#sight)?.work.slug
    // Whoever is led past other works has come for one.
    if (near === this.#near || (this.#walker.isLed && near !== undefined && near !== this.#aim)) return
    this.#near = near
    this.#options.onNear(near)
  }
}
