import { Link, useParams } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { formatMoney } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { useIsAdmin } from '../app/who-is-there.ts'
import { Facts } from '../components/facts.tsx'
import { FetchedPage } from '../components/fetched-page.tsx'
import { formatMoment } from '../components/moments.ts'
import { useTitle } from '../components/use-title.ts'
import { PERSONAL_DATA } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'

type Found = Reply<'GET /sales/people/{person}'> & Reply<'GET /sales/orders'>

/** Somebody with an account and what they have ordered, to be read. */
export function PersonPage() {
  const { person = '' } = useParams()
  const fetched = useFetched(person, async (signal): Promise<Found> => {
    const [found, sold] = await Promise.all([
      call('GET /sales/people/{person}', { params: { person } }, { signal }),
      call('GET /sales/orders', { query: { person } }, { signal }),
    ])
    return { ...found, ...sold }
  })
  return <FetchedPage fetched={fetched}>{(found) => <Person {...found} />}</FetchedPage>
}

function Person({ person, orders, next_page }: Found) {
  const { sales, people, orderStates } = useWords()
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  useTitle(person.name)
  return (
    <div className="space-y-10">
      <header className="space-y-2">
        <h1 className="font-display text-heading break-words">{person.name}</h1>
        <p className="text-label text-muted">{sales.readOnly}</p>
      </header>
      <Facts
        facts={[
          [sales.email, `${person.email} (${person.is_verified ? sales.verified : sales.unverified})`],
          [sales.since, formatMoment(person.created_at, locale)],
          [sales.language, LANGUAGES[person.locale].name],
        ]}
      />
      {isAdmin ? (
        <p>
          <Link
            className="inline-flex min-h-11 items-center underline"
            to={PERSONAL_DATA}
            state={{ email: person.email }}
          >
            {people.link}
          </Link>
        </p>
      ) : null}
      <section className="space-y-2">
        <h2 className="border-b border-ink pb-2 font-display text-title">{sales.orders}</h2>
        {orders.length === 0 ? <p>{sales.noOrders}</p> : null}
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <li key={order.number}>
              <Link
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-2"
                to={`/orders/${order.number}`}
              >
                <span className="underline">{order.number}</span>
                <span>{orderStates[order.status]}</span>
                <span className="text-label text-muted">{formatMoment(order.created_at, locale)}</span>
                <span>{formatMoney(order.total, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {next_page === null ? null : <p className="text-label text-muted">{sales.moreOrders}</p>}
      </section>
    </div>
  )
}
