import type { Offer } from '../../../contract/enquiries/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatDimensions, formatMoney } from '../../../messages/format.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Picture } from '../../components/picture.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { BuyOffer } from './buy-offer.tsx'
import { enquiryPath } from './enquiry-path.ts'
import { QuotedDelivery } from './quoted-delivery.tsx'

interface OfferPartProps {
  offer: Offer
  token: string
  /** It no longer stands as it is shown. */
  onClosed: () => void
}

/** The work, its price for this buyer, until when; and the way to buy it, or on. */
export function OfferPart({ offer, token, onClosed }: OfferPartProps) {
  const { offer: words } = useWords().enquiry
  const locale = useLocale()
  const { artwork, price, delivery, valid_until, state } = offer
  const day = formatDay(valid_until, locale)
  return (
    <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_24rem]">
      {artwork?.picture ? (
        <div>
          <Picture
            picture={artwork.picture}
            sizes="(min-width: 1025px) 720px, (min-width: 769px) 50vw, 94vw"
            isFirst
            tallest="min(100%, 70svh)"
          />
        </div>
      ) : null}
      <div className="space-y-6">
        {artwork ? <Label artwork={artwork} /> : null}
        <div>
          <p className="text-label text-muted">{words.price}</p>
          <p className={`font-display text-heading ${state === 'open' ? '' : 'text-muted'}`}>
            {formatMoney(price, locale)}
          </p>
          {state === 'open' ? <p className="mt-1 text-label text-muted">{words.priceNote}</p> : null}
          <QuotedDelivery delivery={delivery} />
        </div>
        {state === 'open' && artwork ? (
          <>
            <div className="space-y-1 border-y border-line py-4 text-body">
              <p>{fill(words.until, { day })}</p>
              <p className="text-label text-muted">{words.openTo}</p>
            </div>
            <BuyOffer offer={{ ...offer, artwork }} token={token} onClosed={onClosed} />
          </>
        ) : (
          <Ended offer={offer} day={day} />
        )}
      </div>
    </div>
  )
}

/** As under every work, but without the price that others see. */
function Label({ artwork }: { artwork: NonNullable<Offer['artwork']> }) {
  const { label: words } = useWords()
  const locale = useLocale()
  const { artist, title, year, technique } = artwork
  return (
    <div className="text-label">
      <p>{artist.name}</p>
      <p>
        <cite className="font-display text-title italic">{title}</cite>
        {year === null ? null : <span className="text-muted">{words.comma + year}</span>}
      </p>
      <p className="text-muted">{technique.name}</p>
      <p className="text-muted">{formatDimensions(artwork, locale)}</p>
    </div>
  )
}

/** Why it cannot be bought by this link any more, and the next doors. */
function Ended({ offer: { artwork, state, is_accepted }, day }: { offer: Offer; day: string }) {
  const { offer: words } = useWords().enquiry
  const ended = state === 'open' ? 'gone' : state
  return (
    <>
      <p role="status" className="border-y border-line py-4 text-lead">
        {fill(words.explanations[ended], { day })}
      </p>
      <div className="flex flex-wrap gap-4">
        {ended === 'bought' && is_accepted ? <ButtonLink to="/account#orders">{words.toOrders}</ButtonLink> : null}
        {artwork ? <ButtonLink to={`/artwork/${artwork.slug}`}>{words.toWork}</ButtonLink> : null}
        {ended === 'bought' ? null : (
          <ButtonLink to={artwork ? enquiryPath([artwork.slug]) : '/contact'}>{words.contact}</ButtonLink>
        )}
      </div>
    </>
  )
}
