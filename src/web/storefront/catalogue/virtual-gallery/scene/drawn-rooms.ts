import { type Camera, Renderer, Transform } from 'ogl'

import type { Room } from '../room.ts'
import { type BuiltRoom, roomBuilder } from './build-room.ts'
import type { SceneWork } from './scene-work.ts'
import { Shelf } from './shelf.ts'
import { Stage } from './stage.ts'
import { type Covered, makeCamera, pointCamera, type Pose, type View, viewOf } from './view.ts'

const MOST_DENSE = 2
const AHEAD = 2

/** The rooms on a canvas: built when somebody comes near, drawn when asked to. */
export class DrawnRooms {
  /** How much of the canvas something else lies over. */
  covered: Covered = { left: 0, bottom: 0 }
  readonly #canvas: HTMLCanvasElement
  readonly #rooms: Room<SceneWork>[]
  readonly #renderer: Renderer
  readonly #stage: Stage
  readonly #camera: Camera
  readonly #scene = new Transform()
  readonly #shelf: Shelf
  readonly #build: ReturnType<typeof roomBuilder>
  readonly #built = new Map<Room<SceneWork>, BuiltRoom>()

  constructor(canvas: HTMLCanvasElement, rooms: Room<SceneWork>[], onPicture: () => void) {
    this.#canvas = canvas
    this.#rooms = rooms
    this.#renderer = new Renderer({ canvas, dpr: 1 })
    // The library sets a size of its own; the page's styles decide instead.
    canvas.style.removeProperty('width')
    canvas.style.removeProperty('height')
    const { gl } = this.#renderer
    gl.clearColor(0.93, 0.925, 0.915, 1)
    this.#stage = new Stage(gl)
    this.#build = roomBuilder(this.#stage)
    this.#camera = makeCamera(gl)
    this.#shelf = new Shelf(this.#stage, onPicture)
  }

  /** How much one sees of the room from any point. */
  get view(): View {
    const { clientWidth: width, clientHeight: height } = this.#canvas
    return viewOf({ width, height }, this.covered)
  }

  get held() {
    return this.#stage.held
  }

  /** Lets some seconds pass; says whether pictures are still appearing. */
  pass(seconds: number): boolean {
    return this.#shelf.pass(seconds)
  }

  /** Draws what is seen from there, as finely as asked, and fetches the pictures that this needs. */
  draw(pose: Pose, { fineness, isSparing }: { fineness: number; isSparing: boolean }): void {
    const here = this.#roomAt(pose)
    this.#open(here)
    this.#seePictures(pose, here, isSparing)
    this.#fitCanvas(fineness)
    pointCamera(this.#camera, pose, this.view)
    for (const { turn } of this.#built.values()) turn(pose)
    this.#renderer.render({ scene: this.#scene, camera: this.#camera })
  }

  /** Builds one more of the rooms that somebody may soon come to; says whether there was one. */
  buildAhead(pose: Pose): boolean {
    const here = this.#roomAt(pose)
    const number = this.#rooms.findIndex((room, at) => Math.abs(at - here) <= AHEAD && !this.#built.has(room))
    const room = this.#rooms[number]
    if (room) this.#add(room, number)
    return room !== undefined
  }

  /** Writes the label of a work anew, also for rooms that are not built yet. */
  relabel(slug: string, says: Pick<SceneWork, 'label' | 'isSold'>): void {
    for (const { places } of this.#rooms) {
      for (const { work } of places) if (work.slug === slug) Object.assign(work, says)
    }
    for (const { labels } of this.#built.values()) {
      for (const label of labels) if (label.slug === slug) label.write(says)
    }
  }

  close(): void {
    this.#shelf.close()
    this.#stage.free()
  }

  /** Builds the rooms that can be seen from one of them; the first time only that one, so that it is seen soon. */
  #open(here: number): void {
    const reach = this.#built.size === 0 ? 0 : 1
    for (const [number, room] of this.#rooms.entries()) {
      const built = this.#built.get(room)
      if (built) built.node.visible = Math.abs(number - here) < 3
      else if (Math.abs(number - here) <= reach) this.#add(room, number)
    }
  }

  #add(room: Room<SceneWork>, number: number): void {
    const made = this.#build(room, number)
    made.node.setParent(this.#scene)
    this.#built.set(room, made)
  }

  #roomAt({ z }: Pose): number {
    return Math.max(
      0,
      this.#rooms.findLastIndex(({ south }) => z >= south - 0.2),
    )
  }

  #seePictures({ x, z }: Pose, here: number, isSparing: boolean): void {
    const pixelsPerMetre = (this.#canvas.clientWidth * this.#density) / this.view.whole.across
    const all = [...this.#built].flatMap(([room, { shown }]) => {
      const isFar = Math.abs(this.#rooms.indexOf(room) - here) > 1
      return shown.map((one) => {
        const { place } = one
        const far = Math.max(0.5, Math.hypot(place.x - x, place.z - z) - place.work.width / 3)
        return { shown: one, needs: isFar ? 0 : (place.work.width * pixelsPerMetre) / far }
      })
    })
    this.#shelf.see(all, isSparing)
  }

  get #density(): number {
    return Math.min(MOST_DENSE, devicePixelRatio)
  }

  #fitCanvas(fineness: number): void {
    const canvas = this.#canvas
    const pixels = (size: number) => Math.max(1, Math.round(size * this.#density * fineness))
    const [width, height] = [pixels(canvas.clientWidth), pixels(canvas.clientHeight)]
    // To set the same size again would empty the canvas.
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    this.#renderer.width = width
    this.#renderer.height = height
  }
}
