import { Link } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { prefixOf } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatNumber } from '../../messages/format.ts'
import { classOf } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Trouble } from '../components/trouble.tsx'
import { TitleOf } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'

type Known = Reply<'GET /editor/upkeep/unreached'>

/** The pages that no visitor has opened of late: how many of each kind, and those that have been online longest. */
export function Unreached() {
  const { upkeep } = useWords()
  const { value, error, retry } = useFetched('unreached', (signal) =>
    call('GET /editor/upkeep/unreached', undefined, { signal }),
  )
  return (
    <section className="space-y-6">
      <h2 className="font-display text-title">{upkeep.unreached.title}</h2>
      {error ? <Trouble error={error} onRetry={retry} /> : null}
      {value ? <Told known={value} /> : null}
    </section>
  )
}

function Told({ known: { since, is_since_begun, kinds, things } }: { known: Known }) {
  const { upkeep, frame } = useWords()
  const locale = useLocale()
  const { unreached: words } = upkeep
  const number = (count: number) => formatNumber(count, locale)
  const missed = kinds.filter(({ unreached }) => unreached > 0)
  const count = missed.reduce((sum, { unreached }) => sum + unreached, 0)
  const told = missed.length === 0 ? words.none : is_since_begun ? words.begun : words.since
  return (
    <>
      <div className="space-y-3">
        <p>{fill(told, { day: formatDay(since, locale) })}</p>
        <p className="max-w-[65ch] text-label text-muted">{words.how}</p>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {missed.map(({ kind, total, unreached }) => (
          <li key={kind}>
            {fill(words.of, { kind: frame.kinds[kind].many, count: number(unreached), total: number(total) })}
          </li>
        ))}
      </ul>
      {count > things.length ? (
        <p className="text-label text-muted">{fill(words.more, { count: number(things.length) })}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {things.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`} className="flex items-center gap-4">
            <OneThing thing={thing} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OneThing({ thing: { kind, id, title, place, published_at } }: { thing: Known['things'][number] }) {
  const { upkeep, frame } = useWords()
  const locale = useLocale()
  const day = published_at && fill(upkeep.unreached.published, { day: formatDay(published_at.slice(0, 10), locale) })
  return (
    <>
      <Link className="flex min-h-11 grow flex-col justify-center py-2 hover:underline" to={`/${kind}/${id}`}>
        <span>
          <TitleOf words={title} />
        </span>
        <span className="text-label text-muted">{[frame.kinds[kind].one, day].filter(Boolean).join(' · ')}</span>
      </Link>
      <a className={`${classOf('quiet')} shrink-0`} href={prefixOf(locale) + place} target="_blank" rel="noreferrer">
        {upkeep.unreached.see}
        <span className="sr-only">
          <TitleOf words={title} />
        </span>
      </a>
    </>
  )
}
