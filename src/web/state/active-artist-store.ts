import { create } from 'zustand'

import type { Artist } from '../../contract/catalogue/shapes.ts'
import { ARTIST_RELATIONS } from '../../contract/catalogue/values.ts'
import type { Call } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'

interface ActiveArtist {
  artist: Artist | null
  /** The language it was fetched in. */
  locale: Locale | null
}

/** The artist whose rooms the visitor walks through; gone when the page is loaded anew. */
export const useActiveArtist = create<ActiveArtist>(() => ({ artist: null, locale: null }))

/** An artist with everything that the artist's pages show. */
export async function fetchArtist(call: Call, slug: string): Promise<Artist> {
  const query = { with: ARTIST_RELATIONS.join(',') }
  return (await call('GET /artists/{artist}', { params: { artist: slug }, query })).artist
}

/** The stored artist if it is the one asked for; another one is fetched and takes its place. */
export async function activateArtist(call: Call, slug: string, locale: Locale): Promise<Artist> {
  const stored = useActiveArtist.getState()
  if (stored.artist?.slug === slug && stored.locale === locale) return stored.artist
  const artist = await fetchArtist(call, slug)
  keepArtist(artist, locale)
  return artist
}

export const keepArtist = (artist: Artist, locale: Locale): void => useActiveArtist.setState({ artist, locale })
