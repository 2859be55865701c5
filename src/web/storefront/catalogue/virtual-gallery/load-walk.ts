import { expectSlug, loadPage } from '../../../page-data.ts'
import { findArtist } from '../artists/load-artist.ts'

/** Loads what hangs in a virtual gallery: the works of an artist, or those of an exhibition. */
export const loadWalk = loadPage(async (call, place) => {
  if (place.params.artist !== undefined) return { artist: await findArtist(call, place), exhibition: null }
  const slug = place.params.exhibition ?? ''
  const { exhibition } = await call('GET /exhibitions/{slug}', { params: { slug } })
  expectSlug(place, slug, exhibition.slug)
  return { artist: null, exhibition }
})
