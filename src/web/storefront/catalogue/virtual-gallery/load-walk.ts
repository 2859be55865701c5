import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import type { Call } from '../../../../contract/client.ts'
import { expectSlug, loadPage } from '../../../page-data.ts'
import { findArtist } from '../artists/load-artist.ts'
import { chooseWorks, isStanding, type WalkCutouts } from './walk-work.ts'

/** Loads what hangs in a virtual gallery: the works of an artist, or those of an exhibition; and what stands, cut out. */
export const loadWalk = loadPage(async (call, place) => {
  if (place.params.artist !== undefined) {
    const artist = await findArtist(call, place)
    return { artist, exhibition: null, cutouts: await findCutouts(call, artist.artworks) }
  }
  const slug = place.params.exhibition ?? ''
  const { exhibition } = await call('GET /exhibitions/{slug}', { params: { slug } })
  expectSlug(place, slug, exhibition.slug)
  return { artist: null, exhibition, cutouts: await findCutouts(call, exhibition.artworks) }
})

async function findCutouts(call: Call, artworks: ArtworkCard[]): Promise<WalkCutouts> {
  const standing = chooseWorks(artworks).filter(isStanding)
  if (standing.length === 0) return []
  return (await call('GET /cutouts', { query: { artwork: standing.map(({ id }) => id) } })).cutouts
}
