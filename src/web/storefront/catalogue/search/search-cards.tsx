import type { ReactNode } from 'react'

import type { ArtistCard as Artist, Picture, SeriesCard as Series } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'
import { useLangOf } from '../use-lang-of.ts'
import { CardPicture } from '../whole-picture.tsx'

const SIZES = '(min-width: 1280px) 390px, (min-width: 1025px) 30vw, (min-width: 769px) 45vw, 92vw'

interface CardProps {
  to: string
  lang: string | undefined
  picture: Picture | null
  name: ReactNode
  text: string | null
}

function Card({ to, lang, picture, name, text }: CardProps) {
  return (
    <article lang={lang} className="group relative">
      <CardPicture picture={picture} sizes={SIZES} isDecorative />
      <h3 className="mt-5 font-display text-title">
        <AppLink
          className="decoration-line underline-offset-4 group-hover:underline after:absolute after:inset-0"
          to={to}
        >
          {name}
        </AppLink>
      </h3>
      {text ? <p className="mt-1 text-body text-muted">{text}</p> : null}
    </article>
  )
}

/** An artist among results. */
export function ArtistCard({ artist }: { artist: Artist }) {
  const langOf = useLangOf()
  const { slug, name, headline, picture } = artist
  return <Card to={`/artist/${slug}`} lang={langOf(artist)} picture={picture} name={name} text={headline} />
}

/** A series among results. */
export function SeriesCard({ series }: { series: Series }) {
  const { visit } = useWords()
  const langOf = useLangOf()
  const { slug, title, artist, artwork_count: count, picture } = series
  const works = count === 1 ? visit.search.seriesWork : fill(visit.search.seriesWorks, { count })
  return (
    <Card
      to={`/artist/${artist.slug}/series/${slug}`}
      lang={langOf(series)}
      picture={picture}
      name={<cite className="italic">{title}</cite>}
      text={`${artist.name} · ${works}`}
    />
  )
}
