import { Link } from 'react-router'

import { fill } from '../../messages/fill.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { formatMoment } from '../components/moments.ts'
import { Trouble } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'

/** What goes by itself and when, and what went lately. */
export function Thinning() {
  const { people } = useWords()
  const locale = useLocale()
  const { value, error, retry } = useFetched('thinning', (signal) =>
    call('GET /people/data/thinning', undefined, { signal }),
  )
  if (error) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  return (
    <section className="space-y-4 border-t border-ink pt-4">
      <h2 className="font-display text-title">{people.thinning}</h2>
      <p className="text-muted">{people.thinningText}</p>
      <ul className="list-disc space-y-2 pl-5">
        {value.rules.map(({ kind, months }) => (
          <li key={kind}>{fill(people.rules[kind], { months: String(months) })}</li>
        ))}
      </ul>
      <p>
        <Link className="inline-flex min-h-11 items-center underline" to="/settings">
          {people.settings}
        </Link>
      </p>
      {value.lately.length > 0 ? (
        <>
          <h3 className="text-label text-muted">{people.lately}</h3>
          <ul>
            {value.lately.map(({ kind, at, count }) => (
              <li key={`${kind} ${at}`}>
                {fill(people.went, {
                  moment: formatMoment(at, locale),
                  count: String(count),
                  kind: people.kinds[kind],
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
