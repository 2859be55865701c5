import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { ArtistWalk } from './artist-walk.tsx'
import { ExhibitionWalk } from './exhibition-walk.tsx'
import { loadWalk } from './load-walk.ts'
import { useReturnToWork } from './use-return-to-work.ts'

export { loadWalk as clientLoader, loadWalk as loader }

/** Where one stands is no reason to hang the works anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

/** The virtual gallery of an artist or of an exhibition: walls to look at, and a room to enter. */
export default function VirtualGalleryPage() {
  const { artist, exhibition, cutouts } = useLoaderData<typeof loadWalk>()
  useReturnToWork()
  return artist ? (
    <ArtistWalk artist={artist} cutouts={cutouts} />
  ) : (
    <ExhibitionWalk exhibition={exhibition} cutouts={cutouts} />
  )
}
