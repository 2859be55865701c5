import { ARTICLES } from './press/articles.ts'
import { RELEASES } from './press/releases.ts'
import type { GalleryPress } from './shapes.ts'

export { PRESS_KIT } from './press/releases.ts'

/** The press kit, what others have written, and what the gallery has sent out. */
export const GALLERY_PRESS: GalleryPress[] = [...RELEASES, ...ARTICLES]
