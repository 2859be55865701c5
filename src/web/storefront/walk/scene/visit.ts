import { type Camera, Renderer, Transform } from 'ogl'

import type { Place, Room } from '../plan-rooms.ts'
import { type BuiltRoom, buildRoom } from './build-room.ts'
import type { SceneWork } from './scene-work.ts'
import type { Scene, SceneOptions } from './scene.ts'
import { spotBefore } from './spot-before.ts'
import type { Spot } from './spot.ts'
import { Stage } from './stage.ts'
import { makeCamera, pointCamera, type Pose, sightOf } from './view.ts'

/** One visit to the rooms. */
export class Visit implements Scene {
  readonly canvas: HTMLCanvasElement
  readonly options: SceneOptions
  readonly #renderer: Renderer
  readonly #stage: Stage
  readonly #camera: Camera
  readonly #scene = new Transform()
  readonly #built: BuiltRoom[]
  #pose: Pose = { x: 0, z: 1, heading: 0, pitch: 0 }
  #asked = 0

  constructor(canvas: HTMLCanvasElement, options: SceneOptions) {
    this.canvas = canvas
    this.options = options
    this.#renderer = new Renderer({ canvas })
    canvas.style.width = ''
    canvas.style.height = ''
    const { gl } = this.#renderer
    gl.clearColor(0.99, 0.985, 0.975, 1)
    this.#stage = new Stage(gl)
    this.#camera = makeCamera(gl)
    const flooring = { tile: this.#stage.white, metres: 3, sheen: 0.3 }
    this.#built = options.rooms.map((room, number) => buildRoom(this.#stage, room, number, flooring))
    for (const { node } of this.#built) node.setParent(this.#scene)
    if (typeof options.start === 'string') this.goTo(options.start)
    else this.stand(options.start)
  }

  goTo(slug: string): void {
    const found = this.#find(slug)
    if (found) this.stand(spotBefore(found.place, found.room, this.#sight))
  }

  stand(spot: Spot): void {
    this.#pose = { ...spot, pitch: 0 }
    this.#draw()
    this.options.onSpot(spot)
  }

  stop(): void {
    cancelAnimationFrame(this.#asked)
    this.#stage.free()
  }

  measure() {
    return { framesPerSecond: 60, ...this.#stage.held }
  }

  get #sight() {
    return sightOf(this.canvas.clientWidth / Math.max(1, this.canvas.clientHeight))
  }

  #find(slug: string): { place: Place<SceneWork>; room: Room<SceneWork> } | undefined {
    for (const room of this.options.rooms) {
      const place = room.places.find(({ work }) => work.slug === slug)
      if (place) return { place, room }
    }
    return undefined
  }

  #draw(): void {
    this.#asked = requestAnimationFrame(() => {
      const { canvas } = this
      canvas.width = canvas.clientWidth
      canvas.height = canvas.clientHeight
      this.#renderer.width = canvas.width
      this.#renderer.height = canvas.height
      const { degreesUp } = this.#sight
      this.#camera.perspective({ fov: degreesUp, aspect: canvas.width / canvas.height })
      pointCamera(this.#camera, this.#pose)
      this.#renderer.render({ scene: this.#scene, camera: this.#camera })
    })
  }
}
