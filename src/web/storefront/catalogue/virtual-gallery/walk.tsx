import { useMemo } from 'react'

import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { fillCount } from '../../../../messages/count.ts'
import { fill } from '../../../../messages/fill.ts'
import { JsonLd } from '../../../components/json-ld.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { itemListOf } from '../artists/structured-data.ts'
import { useAbsolute } from '../use-absolute.ts'
import { Elevation } from './elevation.tsx'
import { Entrance } from './entrance.tsx'
import { planRooms } from './plan-rooms.ts'
import { useFreshArtworks } from './use-fresh-artworks.ts'
import { toWalkWorks, type WalkCutouts } from './walk-work.ts'

interface WalkProps {
  /** Whose works they are, or which exhibition's. */
  title: string
  artworks: ArtworkCard[]
  cutouts: WalkCutouts
  isArtistShown: boolean
}

/** Works hung in rooms: the way in, and all walls. */
export function Walk({ title, artworks: told, cutouts, isArtistShown }: WalkProps) {
  const { walk: words } = useWords()
  const locale = useLocale()
  const absolute = useAbsolute()
  const { artworks, refresh } = useFreshArtworks(told)
  const rooms = useMemo(() => planRooms(toWalkWorks(artworks, cutouts)), [artworks, cutouts])
  const works = rooms.flatMap(({ places }) => places.map(({ work }) => work.artwork))
  const list = works.map((one) => ({ name: one.title, to: `/artwork/${one.slug}` }))
  const holds = {
    works: fillCount(words.works, works.length, locale),
    rooms: fillCount(words.rooms, rooms.length, locale),
  }
  return (
    <>
      <JsonLd data={itemListOf(list, absolute)} />
      <div className="max-w-[60ch]">
        <p className="text-lead">{words.introduction}</p>
        <p className="mt-3 text-label text-muted">{works.length > 0 ? fill(words.holds, holds) : holds.works}</p>
        {works.length > 0 ? (
          <Entrance title={title} rooms={rooms} isArtistShown={isArtistShown} onCome={refresh} />
        ) : null}
      </div>
      <Elevation rooms={rooms} isArtistShown={isArtistShown} />
      <p className="mt-10 text-label text-muted">{words.toScale}</p>
    </>
  )
}
