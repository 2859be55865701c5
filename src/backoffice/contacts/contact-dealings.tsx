import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { Contact } from '../../contract/contacts/shapes.ts'
import { MOST_TOLD } from '../../contract/contacts/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatMoney } from '../../messages/format.ts'
import { Badge } from '../components/badge.tsx'
import { formatMoment } from '../components/moments.ts'
import { AppLink } from '../components/site-link.tsx'
import { ENQUIRIES, ORDERS } from '../kinds.ts'
import { OrderStateBadge } from '../orders/order-state.tsx'
import { useLocale, useWords } from '../words.ts'

const LINE = 'flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 hover:bg-ink/5'
const NAME = 'min-w-0 break-words underline decoration-line underline-offset-4'

/** What somebody bought, asked, was offered and follows; each leads there. */
export function ContactDealings({ contact }: { contact: Contact }) {
  const { contacts: words, enquiries } = useWords()
  const locale = useLocale()
  return (
    <>
      <Dealings title={words.bought} none={words.nothingBought} of={contact.orders}>
        {({ number, status, works, total, created_at }) => (
          <Link key={number} className={LINE} to={`${ORDERS}/${number}`}>
            <span className={NAME}>{works.join(', ')}</span>
            <Aside moment={created_at}>
              <span className="text-label text-muted">{number}</span>
              <OrderStateBadge status={status} />
              <span className="tabular-nums">{formatMoney(total, locale)}</span>
            </Aside>
          </Link>
        )}
      </Dealings>
      <Dealings title={words.asked} none={words.nothingAsked} of={contact.enquiries}>
        {({ reference, kind, works, status, awaits_answer, said_at, begun_by_gallery }) => (
          <Link key={reference} className={LINE} to={`${ENQUIRIES}/${reference}`}>
            <span className={NAME}>{works.join(', ') || enquiries.kinds[kind]}</span>
            <Aside moment={said_at}>
              {begun_by_gallery ? <span className="text-label text-muted">{words.galleryBegan}</span> : null}
              {status === 'open' && awaits_answer ? <Badge look="waits">{words.waits}</Badge> : null}
            </Aside>
          </Link>
        )}
      </Dealings>
      <Dealings title={words.offered} none={words.nothingOffered} of={contact.offers}>
        {({ enquiry, artwork, price, valid_until, state, at }) => (
          <Link key={`${enquiry} ${at}`} className={LINE} to={`${ENQUIRIES}/${enquiry}`}>
            <span className={NAME}>{artwork?.title ?? words.goneWork}</span>
            <Aside moment={at}>
              <Badge look={state === 'open' ? 'waits' : state === 'bought' ? 'stands' : 'over'}>
                {enquiries.offerStates[state]}
              </Badge>
              <span className="text-label text-muted">
                {fill(words.until, { day: formatDay(valid_until, locale) })}
              </span>
              <span className="tabular-nums">{formatMoney(price, locale)}</span>
            </Aside>
          </Link>
        )}
      </Dealings>
      <Dealings title={words.follows} none={words.nothingFollowed} of={contact.follows}>
        {({ id, name, path, created_at }) => (
          <AppLink key={id} className={LINE} to={path}>
            <span className={NAME}>{name}</span>
            <Aside moment={created_at} />
          </AppLink>
        )}
      </Dealings>
    </>
  )
}

function Aside({ moment, children }: { moment: string; children?: ReactNode }) {
  const locale = useLocale()
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {children}
      <time dateTime={moment} className="text-label text-muted">
        {formatMoment(moment, locale)}
      </time>
    </span>
  )
}

interface Props<One> {
  title: string
  none: string
  of: One[]
  children: (one: One) => ReactNode
}

function Dealings<One>({ title, none, of, children }: Props<One>) {
  const { contacts: words } = useWords()
  return (
    <section className="space-y-2">
      <h2 className="border-b border-ink pb-2 font-display text-title">{title}</h2>
      {of.length === 0 ? <p className="text-muted">{none}</p> : null}
      <ul className="divide-y divide-line">
        {of.map((one, at) => (
          <li key={at}>{children(one)}</li>
        ))}
      </ul>
      {of.length >= MOST_TOLD ? (
        <p className="text-label text-muted">{fill(words.moreThan, { count: MOST_TOLD })}</p>
      ) : null}
    </section>
  )
}
