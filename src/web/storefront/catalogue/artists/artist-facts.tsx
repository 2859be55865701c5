import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { useWords } from '../../../words.ts'

/** Who somebody is, in one line: discipline, country, years, place. */
export function ArtistFacts({ artist }: { artist: Artist }) {
  const { artist: words } = useWords()
  const { type, country, city, born, died } = artist
  const years =
    born === null ? null : died === null ? fill(words.born, { year: born }) : fill(words.lived, { born, died })
  const place = city && died === null ? fill(words.livesIn, { city }) : city
  return <p className="text-body text-muted">{[type.name, country, years, place].filter(Boolean).join(' · ')}</p>
}
