import type { Room } from '../plan-rooms.ts'
import { type Shown, showPicture } from './hang-works.ts'
import type { SceneWork } from './scene-work.ts'
import { headingTo } from './spot.ts'
import type { Stage } from './stage.ts'
import type { Pose } from './view.ts'

/** A sculpture, of which one photograph is all there is: it stands on its plinth and turns to whoever looks. */
export interface Standing extends Shown {
  turn: (pose: Pose) => void
}

/** Stands the sculptures of a room on their plinths. */
export function standWorks(stage: Stage, room: Room<SceneWork>): Standing[] {
  return room.places.flatMap((place) => {
    if (place.wall !== 'floor') return []
    const shown = showPicture(stage, place)
    shown.mesh.position.set(place.x, place.plinth.height + place.work.height / 2, -place.z)
    return [{ ...shown, turn: (pose: Pose) => turnTo(shown.mesh, place, pose) }]
  })
}

/** Turns something upright towards whoever looks. */
export function turnTo(mesh: Shown['mesh'], at: { x: number; z: number }, pose: Pose): void {
  mesh.rotation.y = Math.PI - (headingTo(at, pose) * Math.PI) / 180
}
