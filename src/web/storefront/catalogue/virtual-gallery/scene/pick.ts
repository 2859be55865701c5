import type { Place, Room } from '../room.ts'
import type { SceneWork } from './scene-work.ts'
import type { Sight } from './spot-before.ts'
import { directionOf } from './spot.ts'
import { EYES, type Pose } from './view.ts'

interface Ray {
  x: number
  y: number
  z: number
}

/** What lies under a point of the view: a work, or a point of the floor. */
export type Picked = { work: string } | { floor: { x: number; z: number } } | undefined

const FARTHEST = 40
const DEGREES = Math.PI / 180

/** What somebody points at; `across` and `up` are measured from the middle of the view, -1 to 1. */
export function pick(rooms: Room<SceneWork>[], pose: Pose, sight: Sight, across: number, up: number): Picked {
  const ray = rayOf(pose, (across * sight.across) / 2, (up * sight.up) / 2)
  const eye = { x: pose.x, y: EYES, z: pose.z }
  const hits = rooms.flatMap((room) =>
    room.places.flatMap((place) => {
      const far = hitWork(eye, ray, place)
      return far > 0 && far < FARTHEST ? [{ far, picked: { work: place.work.slug } }] : []
    }),
  )
  const ground = ray.y < -0.02 ? EYES / -ray.y : Infinity
  const floor = { x: eye.x + ray.x * ground, z: eye.z + ray.z * ground }
  const isInRoom = rooms.some(
    ({ width, depth, south }) => Math.abs(floor.x) < width / 2 && floor.z > south && floor.z < south + depth,
  )
  const all: { far: number; picked: Picked }[] = [...hits]
  if (ground < FARTHEST) all.push({ far: ground, picked: isInRoom ? { floor } : undefined })
  const first = all.toSorted((one, other) => one.far - other.far)[0]
  return first && isSeen(rooms, eye, ray, first.far) ? first.picked : undefined
}

function rayOf({ heading, pitch }: Pose, across: number, up: number): Ray {
  const [front, side] = [directionOf(heading), directionOf(heading + 90)]
  const [level, rise] = [Math.cos(pitch * DEGREES), Math.sin(pitch * DEGREES)]
  const ahead = level - up * rise
  return { x: front.x * ahead + side.x * across, y: rise + up * level, z: front.z * ahead + side.z * across }
}

/** How far along a ray a work is met; Infinity where it is missed. */
function hitWork(eye: Ray, ray: Ray, place: Place<SceneWork>): number {
  const { width, height } = place.work
  if (place.wall === 'floor') {
    const { side, height: plinth } = place.plinth
    const far = Math.hypot(place.x - eye.x, place.z - eye.z) / Math.max(1e-6, Math.hypot(ray.x, ray.z))
    const aside = Math.hypot(eye.x + ray.x * far - place.x, eye.z + ray.z * far - place.z)
    const y = eye.y + ray.y * far
    return aside < Math.max(side, width) / 2 && y > 0 && y < plinth + height ? far : Infinity
  }
  const isNorth = place.wall === 'north'
  const far = isNorth ? (place.z - eye.z) / ray.z : (place.x - eye.x) / ray.x
  const aside = isNorth ? eye.x + ray.x * far - place.x : eye.z + ray.z * far - place.z
  const y = eye.y + ray.y * far
  return Math.abs(aside) < width / 2 && Math.abs(y - place.y) < height / 2 ? far : Infinity
}

/** Whether no wall stands between: one sees from room to room only through the doors. */
function isSeen(rooms: Room<SceneWork>[], eye: Ray, ray: Ray, far: number): boolean {
  return rooms.every(({ south, depth, leadsOn }) => {
    const wall = south + depth + 0.2
    if (!leadsOn || (eye.z - wall) * (eye.z + ray.z * far - wall) > 0) return true
    const crossing = (wall - eye.z) / ray.z
    const [x, y] = [eye.x + ray.x * crossing, eye.y + ray.y * crossing]
    return Math.abs(x) < 1.1 && y < 2.6
  })
}
