import type { ArtistCard } from '../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../components/picture.tsx'
import { Section } from '../../../components/section.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'

/** Some of the artists, by their studios. */
export function ArtistLinks({ artists }: { artists: ArtistCard[] }) {
  const { home } = useWords()
  return (
    <Section title={home.artists} more={{ to: '/artist', name: home.allArtists }}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-12 md:grid-cols-3 md:gap-x-10">
        {artists.map(({ id, slug, name, headline, picture }) => (
          <li key={id}>
            <AppLink className="group block" to={`/artist/${slug}`}>
              <div className="flex aspect-[4/3] items-end">
                {picture ? (
                  <Picture
                    picture={picture}
                    isDecorative
                    sizes="(min-width: 1280px) 390px, (min-width: 769px) 30vw, 44vw"
                    tallest="75%"
                  />
                ) : (
                  <div className="size-full bg-line/40" />
                )}
              </div>
              <p className="mt-4 font-display text-title group-hover:underline group-hover:decoration-line group-hover:underline-offset-4">
                {name}
              </p>
              {headline ? <p className="mt-1 text-label text-muted">{headline}</p> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
