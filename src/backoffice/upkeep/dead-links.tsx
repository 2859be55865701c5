import { useEffect } from 'react'
import { Link } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { useMayWrite } from '../app/who-is-there.ts'
import { formatMoment } from '../components/moments.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { fieldAddressOf } from '../editor/field-address.ts'
import { useNamePathOf } from '../editor/name-path.ts'
import { isSingle } from '../kinds.ts'
import { TitleOf } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'

type DeadLinks = Reply<'GET /editor/upkeep/links'>
type DeadLink = DeadLinks['links'][number]

const EVERY_MS = 1000

/** The links that lead nowhere, each with the fields it stands in, one press away. */
export function DeadLinks() {
  const { upkeep } = useWords()
  const { value, error, isLoading, retry, replace } = useFetched('links', (signal) =>
    call('GET /editor/upkeep/links', undefined, { signal }),
  )
  const isChecking = value?.is_checking ?? false
  useEffect(() => {
    if (!isChecking || isLoading) return undefined
    const timer = setTimeout(retry, EVERY_MS)
    return () => clearTimeout(timer)
    // A new answer starts the clock anew.
  }, [isChecking, isLoading, retry, value, error])
  return (
    <section className="space-y-6">
      <h2 className="font-display text-title">{upkeep.links.title}</h2>
      {error && !value ? <Trouble error={error} onRetry={retry} /> : null}
      {value ? (
        <>
          <HowFar known={value} onWanted={() => replace({ ...value, is_checking: true, asked: 0 })} />
          <ul className="divide-y divide-line">
            {value.links.map((link) => (
              <li key={link.address} className="py-3">
                <OneLink link={link} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

/** When they were asked, how far it is, and the button that has them asked again. */
function HowFar({ known, onWanted }: { known: DeadLinks; onWanted: () => void }) {
  const { upkeep } = useWords()
  const locale = useLocale()
  const reason = useReason()
  const mayCheck = useMayWrite()('pages')
  const { checked_at, is_checking, total, asked, unasked, links } = known
  const number = (count: number) => formatNumber(count, locale)

  async function check() {
    try {
      await call('POST /editor/upkeep/links/check')
      onWanted()
    } catch (error) {
      toast(reason(error))
    }
  }

  return (
    <div className="space-y-3">
      {links.length === 0 && checked_at && !is_checking ? <p>{upkeep.links.none}</p> : null}
      <p role="status" className="text-label text-muted">
        {is_checking
          ? fill(upkeep.links.checking, { asked: number(asked), total: number(total) })
          : checked_at
            ? fill(upkeep.links.checked, { total: number(total), moment: formatMoment(checked_at, locale) })
            : upkeep.links.never}
        {unasked > 0 && !is_checking ? ` ${fill(upkeep.links.unasked, { count: number(unasked) })}` : null}
      </p>
      {mayCheck && !is_checking ? (
        <Button look="outline" onClick={() => void check()}>
          {upkeep.links.check}
        </Button>
      ) : null}
    </div>
  )
}

function OneLink({ link: { address, reason, places } }: { link: DeadLink }) {
  const { upkeep } = useWords()
  return (
    <>
      <a
        className="inline-flex min-h-11 items-center break-all underline decoration-line underline-offset-4 hover:decoration-ink"
        href={address}
        target="_blank"
        rel="noreferrer"
      >
        {address}
      </a>
      <p className="text-label text-muted">{upkeep.links.reasons[reason]}</p>
      <ul>
        {places.map((place) => (
          <li key={`${place.kind} ${place.id} ${place.path}`}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Place({ place: { kind, id, title, path } }: { place: DeadLink['places'][number] }) {
  const { frame } = useWords()
  const namePath = useNamePathOf(kind)
  return (
    <Link className="flex min-h-11 flex-col justify-center py-2 hover:underline" to={fieldAddressOf(kind, id, path)}>
      <span>{isSingle(kind) ? frame.kinds[kind].one : <TitleOf words={title} />}</span>
      <span className="text-label text-muted">
        {isSingle(kind) ? null : `${frame.kinds[kind].one} · `}
        {namePath(path)}
      </span>
    </Link>
  )
}
