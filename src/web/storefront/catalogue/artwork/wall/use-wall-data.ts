import { useEffect, useState } from 'react'

import type { Artwork, CartArtwork, WallRoom } from '../../../../../contract/catalogue/shapes.ts'
import { useLocale } from '../../../../navigation/locale-path.ts'
import { browserApi } from '../../../../page-data.ts'
import { useFavourites } from '../../../../state/favourites-store.ts'
import { isStanding } from './exhibit.ts'

const MOST_OTHERS = 12

interface WallData {
  rooms: WallRoom[]
  /** What can be hung beside the work: what the visitor likes, then others by its artist. */
  others: CartArtwork[]
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
      const findOthers = async () => {
        const { other_works } = await call('GET /artworks/{slug}', { params: { slug } }, { signal })
        const ids = new Set([...liked, ...other_works.map((one) => one.id)])
        ids.delete(id)
        // Cards say nothing of the frames that a work is sold in.
        return ids.size > 0 ? call('GET /cart/artworks', { query: { id: [...ids] } }, { signal }) : { artworks: [] }
      }
      const [{ rooms }, { artworks }] = await Promise.all([call('GET /rooms', undefined, { signal }), findOthers()])
      const others = artworks.filter((one) => one.picture && !isStanding(one))
      setData({ rooms, others: others.slice(0, MOST_OTHERS) })
    }
    fetchAll().catch(() => {
      if (!signal.aborted) setData('failed')
    })
    return () => abort.abort()
  }, [id, slug, locale])
  return data
}
