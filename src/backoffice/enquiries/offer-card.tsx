import { Link } from 'react-router'

import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import type { OfferState } from '../../contract/enquiries/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatCountry, formatMoney } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import { formatMoment } from '../components/moments.ts'
import { AskFirst } from '../programs/ask-first.tsx'
import { useLocale, useWords } from '../words.ts'
import type { Act } from './use-thread.ts'
import { WorkLink } from './work-link.tsx'

const LOOKS: Record<OfferState, string> = {
  open: 'border-accent text-accent',
  over: 'border-line text-muted',
  withdrawn: 'border-line text-muted line-through',
  bought: 'border-ink',
  gone: 'border-line text-muted',
}

interface Props {
  offer: SalesEnquiry['offers'][number]
  reference: string
  act: Act
}

/** A private offer: what for, at what price, how it stands, and what became of it. */
export function OfferCard({ offer, reference, act }: Props) {
  const { enquiries } = useWords()
  const locale = useLocale()
  const { id, artwork, artwork_id, price, delivery, valid_until, note, state, accepted_at, order } = offer
  // One whose work is gone, or whose day has passed, binds nobody any more.
  const isWithdrawable = state === 'open'
  return (
    <div className="mt-2 max-w-[65ch] space-y-3 border border-line p-4">
      <WorkLink artwork={artwork} id={artwork_id} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-lead">{formatMoney(price, locale)}</span>
        <span className="text-label text-muted">{fill(enquiries.until, { day: formatDay(valid_until, locale) })}</span>
        <span className={`border px-2 py-0.5 text-label ${LOOKS[state]}`}>{enquiries.offerStates[state]}</span>
      </p>
      {delivery ? (
        <p className="text-label">
          {fill(enquiries.deliveryTo, {
            country: formatCountry(delivery.country, locale),
            price: formatMoney(delivery.price, locale),
          })}
        </p>
      ) : null}
      {note ? <p className="break-words whitespace-pre-line">{note}</p> : null}
      {accepted_at ? (
        <p className="text-label text-muted">
          {fill(enquiries.acceptedAt, { moment: formatMoment(accepted_at, locale) })}
        </p>
      ) : null}
      {order ? (
        <p>
          <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to={`/orders/${order}`}>
            {fill(enquiries.toOrder, { number: order })}
          </Link>
        </p>
      ) : null}
      {isWithdrawable ? (
        <AskFirst
          words={enquiries.withdraw}
          about={artwork?.title ?? enquiries.workGone}
          text={enquiries.withdrawText}
          onGo={() =>
            void act(
              () =>
                call('DELETE /sales/enquiries/{enquiry}/offers/{offer}', {
                  params: { enquiry: reference, offer: id },
                }),
              enquiries.withdrawn,
            )
          }
        />
      ) : null}
    </div>
  )
}
