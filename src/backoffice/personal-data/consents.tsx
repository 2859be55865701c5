import { fill } from '../../messages/fill.ts'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'
import type { PersonData } from './person-data.ts'

interface Props {
  consents: PersonData['consents']
  erasedAt: string[]
  /** How deep in the page its heading stands. */
  heading?: 'h2' | 'h3'
}

/** What somebody agreed to and ended, with where, when and the words that were shown. */
export function Consents({ consents, erasedAt, heading: Heading = 'h3' }: Props) {
  const { people } = useWords()
  const locale = useLocale()
  const nameOf = (names: Record<string, string>, key: string) => names[key] ?? key
  return (
    <div className="space-y-2 pt-4">
      <Heading className="text-label text-muted">{people.consents}</Heading>
      {consents.length === 0 ? <p>{people.noConsents}</p> : null}
      <ul className="divide-y divide-line">
        {consents.map(({ at, kind, source, words }) => (
          <li key={`${at} ${kind}`} className="py-2">
            <p>
              {nameOf(people.consent, kind)} – {nameOf(people.source, source)}
              <span className="text-label text-muted"> · {formatMoment(at, locale)}</span>
            </p>
            {words ? <p className="text-label text-muted">{fill(people.shown, { words })}</p> : null}
          </li>
        ))}
      </ul>
      {erasedAt.length > 0 ? (
        <p>
          {fill(people.erasedBefore, { moments: erasedAt.map((moment) => formatMoment(moment, locale)).join(', ') })}
        </p>
      ) : null}
    </div>
  )
}
