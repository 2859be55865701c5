import { useEffect, useState } from 'react'

import type { Artwork, ArtworkCard, WallRoom } from '../../../../../contract/catalogue/shapes.ts'
import { useLocale } from '../../../../navigation/locale-path.ts'
import { browserApi } from '../../../../page-data.ts'
import { useFavourites } from '../../../../state/favourites-store.ts'
import { isStanding } from './exhibit.ts'

const MOST_OTHERS = 12

interface WallData {
  rooms: WallRoom[]
  /** What can be hung beside the work: what the visitor likes, then others by its artist. */
  others: ArtworkCard[]
}

/** What a wall needs beside the work, fetched when somebody wants to see one; undefined until it is there. */
export function useWallData(artwork: Artwork): WallData | 'failed' | undefined {
  const locale = useLocale()
  const [data, setData] = useState<WallData | 'failed'>()
  const { id, slug } = artwork
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const call = browserApi(locale)
    const liked = useFavourites.getState().ids.slice(0, MOST_OTHERS)
    const fetchAll = async () => {
      const [{ rooms }, { other_works }, favourites] = await Promise.all([
        call('GET /rooms', undefined, { signal }),
        call('GET /artworks/{slug}', { params: { slug } }, { signal }),
        liked.length > 0 ? call('GET /cart/artworks', { query: { id: liked } }, { signal }) : { artworks: [] },
      ])
      const hung = [...favourites.artworks, ...other_works].filter((one) => one.picture && !isStanding(one))
      const byId = new Map(hung.filter((one) => one.id !== id).map((one) => [one.id, one]))
      setData({ rooms, others: [...byId.values()].slice(0, MOST_OTHERS) })
    }
    fetchAll().catch(() => {
      if (!signal.aborted) setData('failed')
    })
    return () => abort.abort()
  }, [id, slug, locale])
  return data
}
