import type { Room } from '../room.ts'
import type { SceneWork } from './scene-work.ts'
import type { Spot } from './spot.ts'
import type { Covered } from './view.ts'

/** Rooms that somebody is in. */
export interface Scene {
  /** Walks to a work, or stands before it at once. */
  goTo: (work: string, how: 'walk' | 'at-once') => void
  stand: (spot: Spot) => void
  /** Something lies over another part of the canvas now: what one stands before is shown in the rest. */
  cover: (covered: Covered) => void
  /** The label of a work says something else now. */
  relabel: (work: string, says: Pick<SceneWork, 'label' | 'isSold'>) => void
  stop: () => void
  /** Frames drawn per second lately, and what is held. */
  measure: () => { framesPerSecond: number; textures: number; pixels: number }
}

export interface SceneOptions {
  rooms: Room<SceneWork>[]
  /** A spot, or the work to stand before; the entrance where neither is given. */
  start?: Spot | string | undefined
  covered: Covered
  /** Prefers reduced motion: cuts instead of walking. */
  isCalm: boolean
  /** When it comes to rest. */
  onSpot: (spot: Spot) => void
  /** What one stands before, or will stand before where one is led. */
  onNear: (work: string | undefined) => void
  /** A work is gone to, or stood before: the place in the walk. */
  onCome: (work: string) => void
  /** WebGL is gone: show the elevation. */
  onLost: () => void
}
