import type { CSSProperties } from 'react'

import type { ArtistCard as Artist } from '../../../../contract/catalogue/shapes.ts'
import type { ArtistGroup } from '../../../../contract/catalogue/values.ts'
import { Section } from '../../../components/section.tsx'
import { useWords } from '../../../words.ts'
import { ArtistCard } from './artist-card.tsx'

interface ArtistGroupSectionProps {
  group: ArtistGroup
  artists: Artist[]
  isFirst?: boolean
}

const LARGE = {
  row: '[--row:14rem] lg:[--row:20rem]',
  sizes: '(min-width: 1025px) 600px, (min-width: 769px) 50vw, 100vw',
}
const SMALL = {
  row: '[--row:12rem] lg:[--row:14rem]',
  sizes: '(min-width: 1025px) 400px, (min-width: 769px) 50vw, 40vw',
}

// Each grows with its proportions, so that all of a row end at the same height; the last row does not grow too far.
const JUSTIFIED =
  'md:grow-[var(--ratio)] md:basis-[calc(var(--ratio)*var(--row))] md:max-w-[calc(var(--ratio)*var(--row)*1.4)]'

/** The artists of one group, their pictures in rows of one height, none of them cropped. */
export function ArtistGroupSection({ group, artists, isFirst = false }: ArtistGroupSectionProps) {
  const { artist: words } = useWords()
  const isLarge = group === 'featured'
  const { row, sizes } = isLarge ? LARGE : SMALL
  return (
    <Section id={group} title={words.groups[group]} {...(isFirst ? { className: 'mt-12 md:mt-16', isFirst } : {})}>
      <p className="-mt-6 mb-10 text-body text-muted md:-mt-8">{words.groupTexts[group]}</p>
      <ul className={`flex flex-col gap-10 md:flex-row md:flex-wrap md:gap-y-16 ${row}`}>
        {artists.map((artist, at) => (
          <li key={artist.id} className={JUSTIFIED} style={{ '--ratio': ratioOf(artist) } as CSSProperties}>
            <ArtistCard artist={artist} sizes={sizes} isFirst={isFirst && at < 2} isLarge={isLarge} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const ratioOf = ({ picture }: Artist) => (picture ? picture.width / picture.height : 1.5).toFixed(3)
