import type { Texture } from 'ogl'

import type { Hangable, Room } from '../room.ts'
import type { Flooring } from './build-shell.ts'
import { drawBoards } from './draw-boards.ts'
import { drawConcrete } from './draw-concrete.ts'
import type { Stage } from './stage.ts'

/** Lays floors: concrete where something heavy stands, boards everywhere else; each is drawn once. */
export function floorLayer(stage: Stage): (room: Room<Hangable>) => Flooring {
  const laid: { boards?: Texture; concrete?: Texture } = {}
  const { REPEAT } = stage.gl
  const tile = (image: HTMLCanvasElement) => stage.texture({ image, wrapS: REPEAT, wrapT: REPEAT, anisotropy: 8 })
  return ({ places }) =>
    places.some(({ wall }) => wall === 'floor')
      ? { tile: (laid.concrete ??= tile(drawConcrete())), metres: 3.2, sheen: 0.3 }
      : { tile: (laid.boards ??= tile(drawBoards())), metres: 2.4, sheen: 0.22 }
}
