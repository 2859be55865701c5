import { LOOKING_BACK } from './exhibitions/looking-back.ts'
import { ON_THE_WALLS } from './exhibitions/on-the-walls.ts'
import { TO_COME } from './exhibitions/to-come.ts'
import type { GalleryExhibition } from './shapes.ts'

/** Exhibitions at the gallery, the latest first. */
export const GALLERY_EXHIBITIONS: GalleryExhibition[] = [...TO_COME.toReversed(), ...ON_THE_WALLS, ...LOOKING_BACK]
