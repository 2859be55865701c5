import { Transform } from 'ogl'

import type { Room } from '../plan-rooms.ts'
import { buildShell, type Flooring } from './build-shell.ts'
import { Faces } from './faces.ts'
import { furnish } from './furnish.ts'
import { hangWorks, type Shown } from './hang-works.ts'
import type { SceneWork } from './scene-work.ts'
import type { Stage } from './stage.ts'

/** A room as it is drawn. */
export interface BuiltRoom {
  node: Transform
  shown: Shown[]
}

/** Builds a room with all that hangs and stands in it. */
export function buildRoom(stage: Stage, room: Room<SceneWork>, number: number, flooring: Flooring): BuiltRoom {
  const node = new Transform()
  const painted = new Faces()
  furnish(painted, room)
  const shown = hangWorks(stage, room, painted, number)
  const body = stage.mesh(painted.geometry(stage.gl), stage.programs.painted)
  for (const mesh of [...buildShell(stage, room, flooring), body, ...shown.map(({ mesh }) => mesh)])
    mesh.setParent(node)
  return { node, shown }
}
