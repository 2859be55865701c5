import { toAvif } from '../encode.ts'
import { paintAt } from '../painting/paint-at.ts'
import { SCENES } from '../scenes/index.ts'
import type { Task } from '../task.ts'

/** Pictures of the gallery itself. */
export const listScenes = (): Task[] =>
  SCENES.map((scene) => ({
    file: `scenes/${scene.slug}.avif`,
    make: async () => toAvif(await paintAt(scene, 2048)),
  }))
