import type { Selectable } from 'kysely'

import type { Database, GalleryRow } from '../../database/index.ts'

/** What belongs to this gallery alone: its name, its words, its signs, where it stands and when it opens. */
export type Gallery = Selectable<GalleryRow>

/** The gallery as its staff have written it, in all its languages. */
export const readGallery = (db: Database): Promise<Gallery> =>
  db.selectFrom('gallery').selectAll().executeTakeFirstOrThrow()
