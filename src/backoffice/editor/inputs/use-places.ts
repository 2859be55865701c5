import type { Words } from '../../../contract/content/fields.ts'
import type { OwnPath } from '../../../contract/content/reserved-slugs.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { localize } from '../../../contract/locale.ts'
import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { useLocale, useWords } from '../../words.ts'

/** Somewhere on the site that a menu can lead to. */
export interface Place {
  /** What stands in its address behind the name of the site. */
  address: string
  name: string
  /** What it is called in the languages that are known. */
  words: Words
}

/** The lists of the site, by what they show. */
const LISTS = [
  ['artwork', 'artworks'],
  ['artist', 'artists'],
  ['news', 'news'],
  ['press', 'press'],
] as const satisfies [OwnPath, EditedKind][]
const GALLERY = 'gallery'

/** The places of the site: its lists, the house, and the pages that visitors see. */
export function usePlaces(): Place[] {
  const { frame, editor } = useWords()
  const locale = useLocale()
  const pages = useFetched('pages', async (signal) => (await call('GET /pages', undefined, { signal })).pages)
  const own: Place[] = [
    ...LISTS.map(([address, kind]) => ({ address, name: frame.kinds[kind].many })),
    { address: GALLERY, name: frame.kinds.gallery.one },
    { address: 'subscription', name: editor.places.subscription },
  ].map((place) => ({ ...place, words: { [locale]: place.name } }))
  const written = (pages.value ?? []).map(({ slug, title }) => ({
    address: slug,
    name: localize(title, locale),
    words: title as Words,
  }))
  return [...own, ...written.filter(({ address }) => !own.some((one) => one.address === address))]
}
