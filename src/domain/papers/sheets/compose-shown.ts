import type { Locale } from '../../../contract/locale.ts'
import { LABEL_SHEETS, type LabelFormat, MOST_WORKS, type ShownPaper } from '../../../contract/papers/values.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError, invalidFields } from '../../domain-error.ts'
import { readSettings, TODAY, writtenLanguages } from '../../gallery/index.ts'
import { composeCurriculum } from './compose-curriculum.ts'
import type { LabelSheets, SheetContent } from './content.ts'
import { findHung, readExhibition } from './read-exhibition.ts'
import { readHouse } from './read-house.ts'
import { readWorks } from './read-works.ts'

export interface ShownWish {
  kind: ShownPaper
  locale: Locale
  works?: number[] | undefined
  exhibition?: number | undefined
  artist?: number | undefined
  prices: boolean
  format: LabelFormat
  first: number
  isEveryLanguage: boolean
}

/** What every paper says: its language, the gallery and its day. */
export async function composeCommon(db: Database, locale: Locale) {
  const { day } = await db.selectNoFrom(TODAY.as('day')).executeTakeFirstOrThrow()
  return { locale, day, house: await readHouse(db, locale) }
}

/** What a paper about works or an artist is to say, as of now. */
export async function composeShown(db: Database, publicUrl: string, wish: ShownWish): Promise<SheetContent> {
  const { kind, locale, prices } = wish
  const common = await composeCommon(db, locale)
  if (kind === 'cv') {
    if (wish.artist === undefined) throw invalidFields({ artist: { word: 'required' } })
    return { ...common, ...(await composeCurriculum(db, { id: wish.artist, locale, publicUrl })) }
  }
  const ids = await findWorks(db, wish)
  const read = (one: Locale) => readWorks(db, { ids, locale: one, publicUrl, prices })
  if (kind === 'labels') return { ...common, ...(await composeLabels(db, wish, read)) }
  const works = await read(locale)
  if (kind === 'tear-sheet') return { ...common, kind, works }
  const exhibition = wish.exhibition === undefined ? null : await readExhibition(db, wish.exhibition, locale)
  return { ...common, kind, exhibition, hasPrices: prices, works }
}

async function findWorks(db: Database, { kind, works, exhibition }: ShownWish): Promise<number[]> {
  const ids = exhibition === undefined ? works : await findHung(db, exhibition)
  if (!ids || ids.length === 0) throw new DomainError('no-works')
  const max = MOST_WORKS[kind]
  if (new Set(ids).size > max) throw new DomainError('too-many-works', { max })
  return ids
}

async function composeLabels(
  db: Database,
  { locale, format, first, isEveryLanguage }: ShownWish,
  read: (locale: Locale) => ReturnType<typeof readWorks>,
): Promise<Pick<LabelSheets, 'kind' | 'format' | 'first' | 'labels'>> {
  const { columns, rows } = LABEL_SHEETS[format]
  if (first > columns * rows) throw invalidFields({ first: { word: 'tooBig', values: { max: columns * rows } } })
  const languages = isEveryLanguage ? writtenLanguages(await readSettings(db)) : [locale]
  const told = await Promise.all(languages.map(async (one) => ({ one, works: await read(one) })))
  // The labels of a work lie side by side.
  const labels = (told[0]?.works ?? []).flatMap((_, at) =>
    told.flatMap(({ one, works }) => (works[at] ? [{ locale: one, work: works[at] }] : [])),
  )
  return { kind: 'labels', format, first, labels }
}
