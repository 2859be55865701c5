import type { DEFAULT_LOCALE, Locale } from '../locale.ts'

/** Everything that content can be, by the name of its folder or file in a gallery's folder. */
export const KIND_NAMES = [
  'media',
  'categories',
  'techniques',
  'artist-types',
  'print-choices',
  'rooms',
  'shipping-zones',
  'vat',
  'mail-words',
  'artists',
  'series',
  'artworks',
  'exhibitions',
  'news',
  'press',
  'pages',
  'menu',
  'footer',
  'legal-mention',
  'home',
  'locations',
  'gallery',
  'settings',
] as const
export type KindName = (typeof KIND_NAMES)[number]

/** A text in the gallery's languages; a draft may lack any of them. */
export type Words = Partial<Record<Locale, string>>

/**
 * What a field holds, and whether visitors can do without it. A text may be a place of the site, unless another field is
 * there, or a country by its letters, where what is none stands in another field. Words that stand alone may be there in one language without the default one. A name is
 * the same in every language, unless it is written otherwise in one.
 */
export type Field =
  | {
      type: 'text'
      max: number
      pattern?: RegExp
      required?: true
      place?: { unless: string }
      country?: { otherwise: string }
    }
  | { type: 'words'; max: number; isProse?: true; required?: true; standsAlone?: true; isName?: true }
  | { type: 'number'; min: number; max: number; decimals?: number; required?: true }
  | { type: 'flag'; required?: true }
  | { type: 'choice'; values: readonly string[]; required?: true }
  | { type: 'choices'; values: readonly string[]; required?: true }
  | { type: 'numbers'; min: number; max: number; required?: true }
  | { type: 'texts'; max: number; pattern: RegExp; required?: true }
  | { type: 'day'; required?: true }
  | { type: 'link'; required?: true }
  | { type: 'file'; of: MediaType; required?: true }
  | { type: 'files'; of: 'picture'; required?: true }
  | { type: 'file-per-language'; of: Exclude<MediaType, 'picture'>; required?: true }
  | { type: 'reference'; kind: KindName; required?: true }
  | { type: 'references'; kind: KindName; required?: true }
  | { type: 'list'; fields: Fields; required?: true }
export type Fields = { readonly [name: string]: Field }

/** What a file of the gallery is good for. */
export const MEDIA_TYPES = ['picture', 'film', 'captions', 'document'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

type ValueOf<F extends Field> = F extends { type: 'words' | 'file-per-language' }
  ? Words
  : F extends { type: 'number' }
    ? number
    : F extends { type: 'flag' }
      ? boolean
      : F extends { type: 'choice'; values: readonly (infer Value)[] }
        ? Value
        : F extends { type: 'choices'; values: readonly (infer Value)[] }
          ? Value[]
          : F extends { type: 'numbers' }
            ? number[]
            : F extends { type: 'texts' | 'files' | 'references' }
              ? string[]
              : F extends { type: 'list'; fields: infer Inner extends Fields }
                ? Draft<Inner>[]
                : string

/** What staff are writing: anything may be missing. */
type Draft<F extends Fields> = { -readonly [Name in keyof F]?: ValueOf<F[Name]> | undefined }

type Required<F extends Fields> = { [Name in keyof F]: F[Name] extends { required: true } ? Name : never }[keyof F]
type WrittenValue<F extends Field> = F extends { standsAlone: true }
  ? Words
  : F extends { type: 'words' }
    ? Words & Record<typeof DEFAULT_LOCALE, string>
    : F extends { type: 'list'; fields: infer Inner extends Fields }
      ? Written<Inner>[]
      : ValueOf<F>

/** What visitors see: whatever is required is there, and every text is there in the default language. */
export type Written<F extends Fields> = { -readonly [Name in Required<F>]: WrittenValue<F[Name]> } & {
  -readonly [Name in Exclude<keyof F, Required<F>>]?: WrittenValue<F[Name]> | undefined
}

/** A thing whose kind is only known while the program runs. */
export type Doc = Record<string, unknown>

/** Something wrong with a thing: where, and in a word what. */
export interface Fault {
  path: (string | number)[]
  word: FaultWord
  values?: Record<string, string | number>
}
type FaultWord =
  | 'required'
  | 'invalid'
  | 'unknown-field'
  | 'unknown-key'
  | 'unpublished'
  | 'too-long'
  | 'too-many'
  | 'out-of-range'
  | 'taken'
  | 'reserved'
  | 'needs'
  | 'excludes'
  | 'before'
  | 'proportions'
  | 'place-missing'
  | 'place-unknown'

/** One kind of content: its fields, and the rules between them that hold for what visitors see. */
export interface Kind<F extends Fields = Fields> {
  name: KindName
  /** `one` there is exactly once; `table` stands with its like in one file; `file` has a file of its own. */
  layout: 'one' | 'table' | 'file' | 'media'
  /** The text that it is known by, of which its key is made. */
  title: (keyof F & string) | null
  fields: F
  rules?: (doc: Written<F>) => Fault[]
}

/** Ties a kind's rules to its own fields. */
export const defineKind = <const F extends Fields>(kind: Kind<F>): Kind<F> => kind

/** The fault of a field that is needed because of another. */
export const needs = (path: Fault['path'], because: string): Fault => ({ path, word: 'needs', values: { because } })
