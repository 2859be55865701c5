import type { Enquiry } from '../../../contract/enquiries/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatMoney } from '../../../messages/format.ts'
import { classOf } from '../../components/button.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { QuotedDelivery } from './quoted-delivery.tsx'
import { WorkLabel } from './work-label.tsx'

/** The offers of a conversation, the latest first: what for, at what price, and how each stands. */
export function ThreadOffers({ offers }: Pick<Enquiry, 'offers'>) {
  const { page: words, offer } = useWords().enquiry
  const locale = useLocale()
  return (
    <ul className="max-w-3xl">
      {offers.toReversed().map(({ artwork, price, delivery, valid_until, state, note, token }) => (
        <li key={token} className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[1fr_auto]">
          {artwork ? <WorkLabel work={artwork} /> : <p className="text-body text-muted">{offer.states.gone}</p>}
          <div className="space-y-1 md:text-right">
            <p className="text-lead">{formatMoney(price, locale)}</p>
            <QuotedDelivery delivery={delivery} />
            <p className="text-label text-muted">
              {state === 'open' ? fill(offer.until, { day: formatDay(valid_until, locale) }) : offer.states[state]}
            </p>
            {state === 'open' && artwork ? (
              <AppLink
                className={classOf('outline')}
                aria-label={fill(words.toOfferOf, { title: artwork.title })}
                to={`/offer/${token}`}
              >
                {words.toOffer}
              </AppLink>
            ) : null}
          </div>
          {note ? <p className="max-w-[65ch] text-body break-words whitespace-pre-line md:col-span-2">{note}</p> : null}
        </li>
      ))}
    </ul>
  )
}
