import { EARLIER } from './news/earlier.ts'
import { THIS_SEASON } from './news/this-season.ts'
import type { GalleryNews } from './shapes.ts'

/** The news of the gallery, the latest first. */
export const GALLERY_NEWS: GalleryNews[] = [...THIS_SEASON, ...EARLIER]
