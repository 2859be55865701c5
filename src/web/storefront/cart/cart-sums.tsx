import { formatMoney } from '../../../messages/format.ts'
import { ButtonLink } from '../../components/button.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { subtotalOf, totalOf, useCart } from '../../state/cart-store.ts'
import { useWords } from '../../words.ts'

/** What the cart comes to, and the way on. */
export function CartSums() {
  const { cart: words } = useWords()
  const locale = useLocale()
  const cart = useCart()
  const delivery = cart.deliveryPrice > 0 ? formatMoney(cart.deliveryPrice, locale) : words.deliveryLater
  return (
    <div className="self-start lg:sticky lg:top-8">
      <dl className="grid grid-cols-[auto_1fr] gap-y-3 border-t border-line pt-6 text-label">
        <dt className="text-muted">{words.subtotal}</dt>
        <dd className="text-right">{formatMoney(subtotalOf(cart), locale)}</dd>
        <dt className="text-muted">{words.delivery}</dt>
        <dd className="pl-8 text-right">{delivery}</dd>
        <dt className="border-t border-line pt-4 text-body">{words.total}</dt>
        <dd className="border-t border-line pt-4 text-right font-display text-title">
          {formatMoney(totalOf(cart), locale)}
        </dd>
      </dl>
      <p className="mt-2 text-label text-muted">{words.vat}</p>
      <p className="mt-8 mb-4 text-label text-muted">{words.orderText}</p>
      <ButtonLink look="solid" to="/contact">
        {words.order}
      </ButtonLink>
    </div>
  )
}
