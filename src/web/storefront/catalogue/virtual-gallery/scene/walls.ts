import type { Room } from '../room.ts'

interface Point {
  x: number
  z: number
}

/** A wall as one looks at it from within: its length, and the point of the plan so far along it and so far before it. */
export interface Wall {
  side: 'west' | 'north' | 'east' | 'south'
  length: number
  hasDoor: boolean
  at: (along: number, before?: number) => Point
}

/** The four walls of a room, clockwise from the west. */
export function wallsOf({ width, depth, south, leadsOn }: Room<unknown>): Wall[] {
  const [west, east, north] = [-width / 2, width / 2, south + depth]
  return [
    {
      side: 'west',
      length: depth,
      hasDoor: false,
      at: (along, before = 0) => ({ x: west + before, z: south + along }),
    },
    {
      side: 'north',
      length: width,
      hasDoor: leadsOn,
      at: (along, before = 0) => ({ x: west + along, z: north - before }),
    },
    {
      side: 'east',
      length: depth,
      hasDoor: false,
      at: (along, before = 0) => ({ x: east - before, z: north - along }),
    },
    {
      side: 'south',
      length: width,
      hasDoor: south > 0,
      at: (along, before = 0) => ({ x: east - along, z: south + before }),
    },
  ]
}
