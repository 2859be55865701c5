import { Transform } from 'ogl'

import type { Room } from '../room.ts'
import { buildShell } from './build-shell.ts'
import { Faces } from './faces.ts'
import { furnish } from './furnish.ts'
import { hangLabels, type HungLabel } from './hang-labels.ts'
import { hangWorks, type Shown } from './hang-works.ts'
import { addLamps } from './lamps.ts'
import { floorLayer } from './lay-floor.ts'
import { shadowLayer } from './lay-shadow.ts'
import type { SceneWork } from './scene-work.ts'
import { addSkylight } from './skylight.ts'
import type { Stage } from './stage.ts'
import { figureMaker } from './stand-figure.ts'
import { standWorks } from './stand-works.ts'
import type { Pose } from './view.ts'

/** A room as it is drawn: its works, and what turns to whoever looks. */
export interface BuiltRoom {
  node: Transform
  shown: Shown[]
  labels: HungLabel[]
  turn: (pose: Pose) => void
}

/** Builds rooms with all that hangs and stands in them; floors and figures are drawn once for all. */
export function roomBuilder(stage: Stage): (room: Room<SceneWork>, number: number) => BuiltRoom {
  const layFloor = floorLayer(stage)
  const layShadow = shadowLayer(stage)
  const makeFigure = figureMaker(stage, layShadow)
  return (room, number) => {
    const node = new Transform()
    const painted = new Faces()
    furnish(painted, room)
    addSkylight(painted, room)
    addLamps(painted, room)
    const hung = hangWorks(stage, room, painted, number)
    const standing = standWorks(stage, room, layShadow)
    const labels = hangLabels(stage, room, painted, number)
    const figure = makeFigure(room.figure)
    const shown = [...hung, ...standing.shown]
    const body = stage.mesh(painted.geometry(stage.gl), stage.programs.painted)
    const shell = buildShell(stage, room, layFloor(room))
    const pictures = hung.map(({ mesh }) => mesh)
    for (const part of [...shell, body, ...pictures, ...labels.map(({ mesh }) => mesh), ...standing.nodes, figure.node])
      part.setParent(node)
    return {
      node,
      shown,
      labels,
      turn: (pose) => {
        figure.turn(pose)
        standing.turn(pose)
      },
    }
  }
}
