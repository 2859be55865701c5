import type { Updateable } from 'kysely'

import type { Database, GalleryRow } from '../../database/index.ts'
import { type FieldFault, invalidFields } from '../domain-error.ts'
import { isReadable } from './is-readable.ts'

/** Changes what is given of the gallery; refuses a time zone that nobody knows, and an accent that cannot be read. */
export async function saveGallery(db: Database, gallery: Updateable<GalleryRow>): Promise<void> {
  const { accent, time_zone: zone } = gallery
  const faults: Record<string, FieldFault> = {
    ...(accent && !isReadable(accent) ? { accent: { word: 'invalid' } } : {}),
    ...(zone !== undefined && !isZone(zone) ? { time_zone: { word: 'invalid' } } : {}),
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  await db.updateTable('gallery').set(gallery).execute()
}

/** Whether it is the name of a zone: of `+02:00` PostgreSQL and JavaScript understand the opposite of each other. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
