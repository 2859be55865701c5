import { account } from '../../../src/messages/en/accounts/account.ts'
import { artwork } from '../../../src/messages/en/catalogue/artwork.ts'
import { cart } from '../../../src/messages/en/orders/cart.ts'
import { fill } from '../../../src/messages/fill.ts'
import { formatMoney } from '../../../src/messages/format.ts'
import { query } from '../../gallery.ts'
import { findWorkForSale } from '../find-work.ts'
import type { Visitor } from '../visitor.ts'
import { register } from './come-in.ts'

/** From a work to the paid order, picked up at the gallery, with the card that always pays. */
export async function buyWork(visitor: Visitor): Promise<void> {
  const { id, slug, price } = await findWorkForSale()
  const { addresses } = account
  const { confirmation, pay, addresses: step } = cart.checkout
  const at = (name: keyof typeof cart.steps.names) => visitor.see(cart.steps.names[name], 'h1')

  await visitor.enter(`/artwork/${slug}`)
  await register(visitor)
  await visitor.press(artwork.addToCart, 'main')
  await visitor.press(artwork.viewCart, 'main')
  await visitor.press(cart.next, 'main')
  await visitor.see(cart.method.missing, 'main')
  await visitor.press(cart.method.pickup, 'main')
  await visitor.press(cart.next, 'main')

  await at('addresses')
  await visitor.fill(addresses.address, '1, quai des Bobines', 'main')
  await visitor.fill(addresses.postcode, '59100', 'main')
  await visitor.fill(addresses.city, 'Roubaix', 'main')
  await visitor.choose(addresses.billingCountry, 'Fran', 'main')
  await visitor.press(step.submit, 'main')

  await at('confirmation')
  await visitor.press(confirmation.confirm, 'main')
  await at('pay')
  await visitor.fill(pay.number, '4242424242424242', 'main')
  await visitor.fill(pay.expiry, '1230', 'main')
  await visitor.fill(pay.cvc, '123', 'main')
  await visitor.press(pay.check, 'main')
  await visitor.see(pay.valid, 'main')
  await visitor.press(fill(pay.complete, { total: formatMoney(price, 'en') }), 'main')

  await at('order')
  const number = await visitor.read('main .text-display')
  const [order] = await query<{ number: string; status: string }>(
    `SELECT number, status FROM orders WHERE id = (SELECT order_id FROM artwork_copies WHERE artwork_id = $1)`,
    [id],
  )
  if (order?.number !== number || order?.status !== 'paid') throw new Error(`${number} is not paid`)
}
