import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { useWords } from '../../../words.ts'

interface Line {
  year?: number
  title: string
}

/** An artist's career on one page, as text: where they learned, showed their work and were honoured, and who keeps it. */
export function Curriculum({ artist }: { artist: Artist }) {
  const { artist: words } = useWords()
  const { education, shows, awards, collections } = artist
  const parts: [string, Line[]][] = [
    [words.education, education],
    [words.shows, shows],
    [words.awards, awards],
    [words.collections, collections.map((title) => ({ title }))],
  ]
  return (
    <div className="space-y-8">
      {parts.map(([title, lines]) =>
        lines.length === 0 ? null : (
          <section key={title}>
            <h3 className="text-label text-muted">{title}</h3>
            <ul className="mt-3 space-y-2">
              {lines.map(({ year, title: text }) => (
                <li key={`${year} ${text}`} className="flex gap-6">
                  {year === undefined ? null : <span className="w-12 shrink-0 text-muted tabular-nums">{year}</span>}
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

export const hasCurriculum = ({ education, shows, awards, collections }: Artist): boolean =>
  [education, shows, awards, collections].some(({ length }) => length > 0)
