import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'
import { composeCommon } from './compose-shown.ts'
import type { ConditionReport } from './content.ts'
import { readWorks } from './read-works.ts'

export interface ConditionWish extends Pick<ConditionReport, 'inspector' | 'place' | 'condition' | 'remarks'> {
  locale: Locale
  work: number
  day: string
  /** Keys of pictures in the library. */
  photographs: string[]
}

/** How a work is, with all its views and the photographs that were taken for it. */
export async function composeCondition(
  db: Database,
  publicUrl: string,
  { locale, work: id, day, photographs, ...seen }: ConditionWish,
): Promise<ConditionReport> {
  const [work] = await readWorks(db, { ids: [id], locale, publicUrl })
  if (!work) throw invalidFields({ work: { word: 'unpublished' } })
  const views = await readViews(db, id)
  const taken = await readPhotographs(db, photographs)
  const common = await composeCommon(db, locale)
  return { ...common, kind: 'condition-report', work, inspectedOn: day, ...seen, views: [...views, ...taken] }
}

const readViews = (db: Database, id: number): Promise<ConditionReport['views']> =>
  db
    .selectFrom('artwork_pictures')
    .innerJoin('pictures', 'pictures.id', 'artwork_pictures.picture_id')
    .select(['pictures.hash as picture', 'artwork_pictures.view'])
    .where('artwork_id', '=', id)
    .orderBy('position')
    .execute()

async function readPhotographs(db: Database, keys: string[]): Promise<ConditionReport['views']> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .innerJoin('pictures', 'pictures.id', 'media.picture_id')
    .select(['media.key', 'pictures.hash'])
    .where('media.key', 'in', keys)
    .execute()
  const known = new Map(rows.map(({ key, hash }) => [key, hash]))
  return [...new Set(keys)].map((key) => {
    const picture = known.get(key)
    if (picture === undefined) throw invalidFields({ photographs: { word: 'invalid' } })
    return { picture, view: null }
  })
}
