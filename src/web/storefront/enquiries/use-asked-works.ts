import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import type { ArtworkCard } from '../../../contract/catalogue/shapes.ts'
import { MOST_IN_CART } from '../../../contract/catalogue/values.ts'
import type { Call } from '../../../contract/client.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { browserApi } from '../../page-data.ts'

export type AskedWork = Pick<ArtworkCard, 'id' | 'title' | 'artist' | 'picture'>

export interface Asked {
  /** What is asked about, once it is known; a work that is not there any more is left out. */
  works: AskedWork[] | undefined
  /** The same, for what may be sent before they are there. */
  whenKnown: () => Promise<AskedWork[]>
  /** How many the address names. */
  count: number
  isOfDelivery: boolean
}

/** The works that the address names as `?artwork=`, by id or by slug; the server renders the page without them. */
export function useAskedWorks(): Asked {
  const { search } = useLocation()
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const known = useRef<Promise<AskedWork[]>>(Promise.resolve([]))
  const [found, setFound] = useState<{ key: string; works: AskedWork[] }>()
  const query = new URLSearchParams(isHydrated ? search : '')
  const names = [...new Set(query.getAll('artwork'))].filter(Boolean).slice(0, MOST_IN_CART)
  const key = `${locale} ${names.join(' ')}`

  useEffect(() => {
    const wanted = key.split(' ').slice(1).filter(Boolean)
    const control = new AbortController()
    known.current = findWorks(browserApi(locale), wanted, control.signal).catch(() => [])
    void known.current.then((works) => control.signal.aborted || setFound({ key, works }))
    return () => control.abort()
  }, [key, locale])

  return {
    works: names.length === 0 ? [] : found?.key === key ? found.works : undefined,
    whenKnown: () => known.current,
    count: names.length,
    isOfDelivery: query.get('kind') === 'delivery',
  }
}

const isId = (name: string) => /^[1-9]\d{0,8}$/.test(name)
const isSlug = (name: string) => /^[a-z0-9-]{1,120}$/.test(name)

async function findWorks(call: Call, names: string[], signal: AbortSignal): Promise<AskedWork[]> {
  const ids = names.filter(isId).map(Number)
  const slugs = names.filter((name) => !isId(name) && isSlug(name))
  const [byId, ...bySlug] = await Promise.all([
    ids.length > 0 ? call('GET /cart/artworks', { query: { id: ids } }, { signal }).then((one) => one.artworks) : [],
    ...slugs.map((slug) =>
      call('GET /artworks/{slug}', { params: { slug } }, { signal }).then(
        ({ artwork }) => [artwork],
        () => [],
      ),
    ),
  ])
  return [...byId, ...bySlug.flat()]
}
