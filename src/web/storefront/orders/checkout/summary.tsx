import { useId, useState } from 'react'

import { fillCount } from '../../../../messages/count.ts'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { subtotalOf, totalOf, useCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import { CartThumbnail } from '../cart/cart-thumbnail.tsx'
import type { CheckedLine } from '../cart/check-cart.ts'
import { LinePrice } from '../cart/line-price.tsx'
import { Sums } from './sums.tsx'

interface SummaryProps {
  lines: CheckedLine[]
  /** Those that another is paying for: what it comes to leaves them out. */
  held?: number[]
  /** What the server says it comes to, where it was asked. */
  sums?: Parameters<typeof Sums>[0]
  /** Whether the works are shown from the beginning on phones too. */
  isUnfolded?: boolean
}

/** What is bought, beside every step; on phones the works fold away and the sums stay. */
export function Summary({ lines, held, sums, isUnfolded = false }: SummaryProps) {
  const { sums: words } = useWords().cart
  const { orders } = useWords().cart
  const locale = useLocale()
  const cart = useCart()
  const listId = useId()
  const [isOpen, setOpen] = useState(isUnfolded)
  return (
    <aside aria-label={words.title} className="self-start lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1">
      <h2 className="font-display text-title max-lg:sr-only">{words.title}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="flex min-h-12 w-full items-center justify-between border-t border-line text-label lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {fillCount({ none: '', ...orders.summary }, lines.length, locale)}
          <span className="sr-only"> {isOpen ? words.hideWorks : words.showWorks}</span>
        </span>
        <Icon name="chevron" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul id={listId} className={`lg:mt-4 lg:block lg:border-t lg:border-line ${isOpen ? '' : 'hidden'}`}>
        {lines.map(({ line, artwork, choices }) => (
          <li
            key={line.id}
            className="grid grid-cols-[56px_1fr_auto] gap-x-4 py-4 text-label not-first:border-t not-first:border-line"
          >
            <CartThumbnail line={line} artwork={artwork} />
            <div>
              <p>{artwork.artist.name}</p>
              <cite className="font-display text-body italic">{artwork.title}</cite>
              {choices.length > 0 ? <p className="text-muted">{choices.map(({ name }) => name).join(' · ')}</p> : null}
            </div>
            <LinePrice
              euros={line.final_price}
              isLeftOut={held?.includes(line.id) ?? false}
              className="text-right tabular-nums"
            />
          </li>
        ))}
      </ul>
      <Sums {...(sums ?? { subtotal: subtotalOf(cart), delivery: cart.deliveryPrice, total: totalOf(cart) })} />
    </aside>
  )
}
