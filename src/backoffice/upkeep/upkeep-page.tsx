import { Link } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { EDITED_KINDS } from '../../contract/content/values.ts'
import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Loading } from '../components/loading.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { isSingle } from '../kinds.ts'
import { TitleOf } from '../lists/title-of.tsx'
import { useLackName } from '../lists/use-lack-name.ts'
import { useLocale, useWords } from '../words.ts'
import { DeadLinks } from './dead-links.tsx'
import { Unreached } from './unreached.tsx'

type Upkeep = Reply<'GET /editor/upkeep'>

const WAY = 'flex min-h-11 items-center hover:underline'

/** What could be better, each one press from where it is mended, and what happens by itself, day by day. */
export function UpkeepPage() {
  const { upkeep, lists } = useWords()
  const known = useFetched('upkeep', (signal) => call('GET /editor/upkeep', undefined, { signal }))
  useTitle(upkeep.title)
  return (
    <div className="space-y-10">
      <h1 className="font-display text-heading">{upkeep.title}</h1>
      {known.error ? <Trouble error={known.error} onRetry={known.retry} /> : known.value ? null : <Loading />}
      {known.value && !known.value.is_filled ? <p className="text-label text-muted">{lists.unfilled}</p> : null}
      {known.value ? (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <Missing lacks={known.value.lacks} />
          <Planned scheduled={known.value.scheduled} />
          <DeadLinks />
          <Unreached />
        </div>
      ) : null}
    </div>
  )
}

function Missing({ lacks }: Pick<Upkeep, 'lacks'>) {
  const { upkeep, frame } = useWords()
  const nameLack = useLackName()
  return (
    <section className="space-y-6">
      <h2 className="font-display text-title">{upkeep.missing}</h2>
      {lacks.length === 0 ? <p>{upkeep.missingNothing}</p> : null}
      {EDITED_KINDS.filter((kind) => lacks.some((one) => one.kind === kind)).map((kind) => (
        <div key={kind}>
          <h3 className="text-label text-muted">{frame.kinds[kind].many}</h3>
          <ul className="flex flex-wrap gap-x-8">
            {lacks
              .filter((one) => one.kind === kind)
              .map(({ lack, count }) => (
                <li key={lack}>
                  <Link className={WAY} to={isSingle(kind) ? `/${kind}` : `/${kind}?lacks=${lack}`}>
                    {isSingle(kind) ? nameLack(lack) : fill(upkeep.lack, { lack: nameLack(lack), count })}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Planned({ scheduled }: Pick<Upkeep, 'scheduled'>) {
  const { upkeep, frame } = useWords()
  const locale = useLocale()
  const days = Map.groupBy(scheduled, ({ at }) => formatDay(at, locale))
  return (
    <section className="space-y-6">
      <h2 className="font-display text-title">{upkeep.planned}</h2>
      {days.size === 0 ? <p>{upkeep.plannedNothing}</p> : null}
      {[...days].map(([day, acts]) => (
        <div key={day}>
          <h3 className="text-label text-muted">{day}</h3>
          <ul className="divide-y divide-line">
            {acts.map(({ kind, id, title, act, at }) => (
              <li key={`${act} ${kind} ${id}`}>
                <Link className={`${WAY} gap-4 py-2`} to={`/${kind}/${id}`}>
                  <time className="shrink-0 text-muted tabular-nums" dateTime={at}>
                    {formatMinute(at, locale)}
                  </time>
                  <span className="grow">
                    {isSingle(kind) ? frame.kinds[kind].one : <TitleOf words={title} />}
                    <span className="block text-label text-muted">
                      {frame.kinds[kind].one} · {upkeep.acts[act]}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const format = (moment: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGES[locale].habits, options).format(new Date(moment))
const formatDay = (moment: string, locale: Locale) => format(moment, locale, { dateStyle: 'full' })
const formatMinute = (moment: string, locale: Locale) => format(moment, locale, { timeStyle: 'short' })
