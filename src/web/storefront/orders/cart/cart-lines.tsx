import { fill } from '../../../../messages/fill.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { formatDimensions, formatMoney } from '../../../../messages/format.ts'
import { Button } from '../../../components/button.tsx'
import { focusMain } from '../../../components/main.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { announce } from '../../../state/announcement-store.ts'
import { removeFromCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import { CartThumbnail } from './cart-thumbnail.tsx'
import type { CheckedLine } from './check-cart.ts'
import { LinePrice } from './line-price.tsx'

interface CartLinesProps {
  lines: CheckedLine[]
  /** Those that another is paying for. */
  held: number[]
  /** Those that have no price of shipping where they are to go. */
  onQuotation: number[]
}

/** The works in the cart, one line each. */
export function CartLines({ lines, held, onQuotation }: CartLinesProps) {
  const { cart } = useWords()
  return (
    <ul aria-label={cart.works} className="border-t border-line">
      {lines.map((line) => (
        <Line
          key={line.line.id}
          {...line}
          isHeld={held.includes(line.line.id)}
          isOnQuotation={onQuotation.includes(line.line.id)}
        />
      ))}
    </ul>
  )
}

type LineProps = CheckedLine & { isHeld: boolean; isOnQuotation: boolean }

function Line({ line, artwork, choices, formerPrice, offerUntil, isHeld, isOnQuotation }: LineProps) {
  const { cart } = useWords()
  const locale = useLocale()
  const { id, title, artist, slug, year, technique } = artwork

  function remove() {
    removeFromCart(id)
    announce(fill(cart.removed, { title }))
    // The button that had the focus is gone with its line.
    focusMain()
  }

  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-6 border-b border-line py-6 md:grid-cols-[120px_1fr_auto]">
      <CartThumbnail line={line} artwork={artwork} />
      <div className="space-y-1 text-label">
        <p>{artist.name}</p>
        <p>
          <AppLink className="hover:underline hover:underline-offset-4" to={`/artwork/${slug}`}>
            <cite className="font-display text-lead italic">{title}</cite>
          </AppLink>
        </p>
        <p className="text-muted">
          {[year, technique.name].filter(Boolean).join(' · ')}
          {/* On a phone it stands below, where a dot would separate nothing. */}
          <span className="max-md:hidden"> · </span>
          <span className="whitespace-nowrap max-md:block">{formatDimensions(artwork, locale)}</span>
        </p>
        {choices.length > 0 ? (
          <p className="text-muted">
            {choices
              .map(({ option, name }) => fill(cart.option, { option: cart.options[option], choice: name }))
              .join(' · ')}
          </p>
        ) : null}
        {formerPrice === undefined ? null : (
          <p className="text-accent">{fill(cart.priceChanged, { price: formatMoney(formerPrice, locale) })}</p>
        )}
        {offerUntil === undefined ? null : (
          <p className="text-accent">{fill(cart.offered, { day: formatDay(offerUntil, locale) })}</p>
        )}
        {isOnQuotation ? <p className="text-accent">{cart.shippingOnQuotation}</p> : null}
        {isHeld ? <p className="max-w-[48ch] text-accent">{cart.held}</p> : null}
        <Button look="quiet" aria-label={fill(cart.removeOf, { title })} onClick={remove}>
          {cart.remove}
        </Button>
      </div>
      <LinePrice
        euros={line.final_price}
        isLeftOut={isHeld}
        className="col-start-2 text-body md:col-start-3 md:text-right"
      />
    </li>
  )
}
