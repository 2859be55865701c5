import { Section } from '../../../components/section.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'
import type { IndexEntry } from './index-by-name.ts'

/** Everybody by name. */
export function ArtistIndex({ entries }: { entries: IndexEntry[] }) {
  const { artist: words } = useWords()
  return (
    <Section id="index" title={words.index}>
      <ul className="columns-2 gap-x-10 md:columns-3 lg:columns-4">
        {entries.map(({ letter, artists }) => (
          <li key={letter} className="mb-8 break-inside-avoid">
            <h3 className="text-label text-muted">{letter}</h3>
            <ul>
              {artists.map(({ slug, name }) => (
                <li key={slug}>
                  <AppLink
                    className="inline-flex min-h-11 items-center font-display text-lead decoration-line underline-offset-4 hover:underline"
                    to={`/artist/${slug}`}
                  >
                    {name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
