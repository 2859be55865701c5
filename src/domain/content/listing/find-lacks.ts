import type { Doc, Field, Fields, KindName, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../../contract/locale.ts'

/** The longest side from which on a picture is sharp on a large screen. */
const SHARP_FROM = 1600

/** How many pixels the longest side of a picture has, by the key of its file. */
export type SidesOfPictures = ReadonlyMap<string, number>

/** What a thing could be better with: languages in which something is not said, and what visitors would miss. */
export function findLacks(kind: KindName, doc: Doc, sides: SidesOfPictures): string[] {
  const { fields } = kindOf(kind)
  const missing = findUnsaid(fields, doc)
  const pictures = picturesOf(kind, doc)
  const lacks = [
    pictures?.length === 0 && 'picture',
    findUndescribed(kind, doc).length > 0 && 'alt',
    kind === 'artworks' && doc.price === undefined && !doc.is_price_on_request && 'price',
    kind === 'artworks' && (doc.height === undefined || doc.width === undefined) && 'size',
    pictures?.some(({ file }) => (sides.get(file) ?? SHARP_FROM) < SHARP_FROM) && 'pixels',
  ]
  return [...LOCALES.filter((locale) => missing.has(locale)), ...lacks.filter((one) => typeof one === 'string')]
}

interface Shown {
  file: string
  alt?: Words | undefined
}

/** The pictures that a thing is shown by; undefined of what has none. */
function picturesOf(kind: KindName, doc: Doc): Shown[] | undefined {
  if (kind === 'artworks') return ((doc.pictures ?? []) as Partial<Shown>[]).filter((one): one is Shown => !!one.file)
  if (kind !== 'artists') return undefined
  return doc.picture === undefined ? [] : [{ file: doc.picture as string, alt: doc.picture_alt as Words | undefined }]
}

/** The files of pictures that staff have not put into words. */
export function findUndescribed(kind: KindName, doc: Doc): string[] {
  const alone: Shown[] =
    'picture_alt' in kindOf(kind).fields && doc.picture !== undefined
      ? [{ file: doc.picture as string, alt: doc.picture_alt as Words | undefined }]
      : []
  return (picturesOf(kind, doc) ?? alone).filter(({ alt }) => !alt).map(({ file }) => file)
}

/** The languages in which a text is missing that is there in another, or that has to be there. */
function findUnsaid(fields: Fields, doc: Doc): Set<Locale> {
  return new Set(Object.entries(fields).flatMap(([name, field]) => unsaidIn(field, doc[name])))
}

function unsaidIn(field: Field, value: unknown): Locale[] {
  if (field.type === 'words') {
    if (value === undefined && !field.required) return []
    // A name that is written in the default language is read in every other.
    if (field.isName && (value as Words | undefined)?.[DEFAULT_LOCALE] !== undefined) return []
    return LOCALES.filter((locale) => (value as Words | undefined)?.[locale] === undefined)
  }
  if (field.type !== 'list') return []
  return ((value ?? []) as Doc[]).flatMap((item) => [...findUnsaid(field.fields, item)])
}
