import type { Doc, Words } from '../../../contract/content/fields.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { artist } from '../../../messages/en/catalogue/artist.ts'
import type { artwork } from '../../../messages/en/catalogue/artwork.ts'
import { formatDimensions } from '../../../messages/format.ts'
import { describeArtist, describeSeries, describeWork, type PageWords } from '../../../messages/page-heads.ts'
import type { Item } from '../item.ts'

/** What the site's own pages say in a language. */
export interface SiteWords {
  artist: typeof artist
  artwork: typeof artwork
}

const textIn = (words: unknown, locale: Locale) =>
  (words as Words | undefined)?.[locale] ?? (words as Words | undefined)?.[DEFAULT_LOCALE]

/** What search engines would show of a draft's page in a language, had nobody written it for them; nothing without a page. */
export function describePage(
  { kind, names }: Pick<Item, 'kind' | 'names'>,
  draft: Doc,
  { locale, words }: { locale: Locale; words: SiteWords },
): PageWords | undefined {
  const nameOf = (of: string, key: unknown) => textIn(names[`${of}/${String(key)}`], locale)
  const title = textIn(draft.title, locale) ?? '…'
  const artistName = nameOf('artists', draft.artist) ?? '…'
  switch (kind) {
    case 'artworks': {
      const { year, height, width, depth } = draft as Record<string, number | undefined>
      const size =
        height === undefined || width === undefined
          ? null
          : formatDimensions({ height, width, depth: depth ?? null }, locale)
      const facts = [year ?? null, nameOf('techniques', draft.technique) ?? null, size]
      return describeWork({ title, artist: artistName, facts }, words.artwork)
    }
    case 'artists': {
      const headline = textIn(draft.headline, locale) ?? null
      return describeArtist({ name: textIn(draft.name, locale) ?? '…', headline }, words.artist)
    }
    case 'series':
      return describeSeries({ title, artist: artistName }, words.artist)
    default:
      return undefined
  }
}
