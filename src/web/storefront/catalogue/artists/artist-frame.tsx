import type { ReactNode } from 'react'

import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { describeArtist, preferSearchWords } from '../../../../messages/page-heads.ts'
import { JsonLd } from '../../../components/json-ld.tsx'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { useAbsolute } from '../use-absolute.ts'
import { usePreview } from '../use-preview.tsx'
import { ArtistFacts } from './artist-facts.tsx'
import { type ArtistRoom, filledRooms, roomPath } from './artist-rooms.ts'
import { artistItem, breadcrumbsOf, personOf } from './structured-data.ts'

interface ArtistFrameProps {
  artist: Artist
  room: ArtistRoom
  children: ReactNode
}

/** What stays the same while one walks through an artist's rooms: who it is, and the tabs; then what the room holds. */
export function ArtistFrame({ artist, room, children }: ArtistFrameProps) {
  const { artist: words, pages } = useWords()
  const absolute = useAbsolute()
  const locale = useLocale()
  const { slug, name } = artist
  const preview = usePreview()
  const placeOf = (one: ArtistRoom) =>
    preview === undefined ? roomPath(slug, one) : `${preview}${one === 'overview' ? '' : `/${one}`}`
  // A walk through rooms of works takes those that hang already.
  const rooms = filledRooms(artist).filter((one) => preview === undefined || one !== 'virtual-gallery')
  const isOverview = room === 'overview'
  const head = isOverview
    ? preferSearchWords(artist, describeArtist(artist, words))
    : { title: fill(words.titles[room], { name }), description: fill(words.descriptions[room], { name }) }
  const steps = [{ name: pages.artists.heading, to: '/artist' }, artistItem(artist)]
  if (!isOverview) steps.push({ name: words.rooms[room], to: roomPath(slug, room) })
  return (
    <Main className="pt-10 pb-24 md:pt-16 md:pb-32">
      <PageHead {...head} />
      {isOverview ? <JsonLd data={personOf(artist, absolute, locale)} /> : null}
      <JsonLd data={breadcrumbsOf(steps, absolute)} />
      {isOverview ? (
        <h1 className="font-display text-heading">{name}</h1>
      ) : (
        <p className="font-display text-heading">
          <AppLink to={placeOf('overview')}>{name}</AppLink>
        </p>
      )}
      <div className="mt-2 mb-6 md:mb-8">
        <ArtistFacts artist={artist} />
      </div>
      <Tabs
        label={fill(words.tabs, { name })}
        tabs={rooms.map((one) => ({ to: placeOf(one), name: words.rooms[one] }))}
      />
      {isOverview ? null : <h1 className="sr-only">{fill(words.titles[room], { name })}</h1>}
      <div className="mt-10 md:mt-16">{children}</div>
    </Main>
  )
}
