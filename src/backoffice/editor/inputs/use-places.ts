import type { OwnPath } from '../../../contract/content/reserved-slugs.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { chooseText } from '../../lists/title-of.tsx'
import { useLocale, useWords } from '../../words.ts'

/** Somewhere on the site that a menu can lead to. */
export interface Place {
  /** What stands in its address behind the name of the site. */
  address: string
  name: string
}

/** The lists of the site, by what they show. */
const LISTS = [
  ['artwork', 'artworks'],
  ['artist', 'artists'],
  ['news', 'news'],
  ['press', 'press'],
] as const satisfies [OwnPath, EditedKind][]
const GALLERY = 'gallery'
const MOST = 100

/** The places of the site: its lists, the house, and the pages that visitors see. */
export function usePlaces(): Place[] {
  const { frame, editor } = useWords()
  const locale = useLocale()
  const pages = useFetched('pages', async (signal) => {
    const query = { sort: 'title', limit: MOST } as const
    const { items } = await call('GET /editor/{kind}', { params: { kind: 'pages' }, query }, { signal })
    return items.filter(({ state }) => state === 'published' || state === 'changed')
  })
  const own: Place[] = [
    ...LISTS.map(([address, kind]) => ({ address, name: frame.kinds[kind].many })),
    { address: GALLERY, name: frame.kinds.gallery.one },
    { address: 'subscription', name: editor.places.subscription },
  ]
  const written = (pages.value ?? []).map(({ key, title }) => ({
    address: key,
    name: chooseText(title, locale)?.text ?? key,
  }))
  return [...own, ...written.filter(({ address }) => !own.some((one) => one.address === address))]
}
