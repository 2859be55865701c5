import type { FloorPlace } from './arrange-floor.ts'
import type { HungPlace } from './split-walls.ts'

/** A work as the rooms need it; metres. */
export interface Hangable {
  width: number
  height: number
  depth: number
  /** A sculpture stands, everything else hangs. */
  isStanding: boolean
}

/** A room of an enfilade: x runs from west to east around its middle, z from its south wall to the north. Metres. */
export interface Room<Work> {
  width: number
  depth: number
  height: number
  /** Where its south wall is, seen from the entrance of the first room. */
  south: number
  /** Whether a door leads on, in the middle of its north wall. */
  leadsOn: boolean
  /** In the order of the walk: along the west wall, the north wall, the east wall, then what stands on the floor. */
  places: Place<Work>[]
  bench: { x: number; z: number }
  figure: { x: number; z: number }
}

export type Place<Work> = { work: Work } & (HungPlace | FloorPlace)
