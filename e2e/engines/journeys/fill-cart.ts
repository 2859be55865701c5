import { artwork as words } from '../../../src/messages/en/catalogue/artwork.ts'
import { cart } from '../../../src/messages/en/orders/cart.ts'
import { shell } from '../../../src/messages/en/shell/shell.ts'
import { findWorkForSale } from '../find-work.ts'
import type { Visitor } from '../visitor.ts'

/** Puts a work into the cart, finds it there after a reload, and takes it out again. */
export async function fillCart(visitor: Visitor): Promise<void> {
  const { slug, title } = await findWorkForSale()
  await visitor.enter(`/artwork/${slug}`)
  await visitor.press(words.addToCart, 'main')
  await visitor.see('1', `header a[aria-label="${shell.cartWithOne}"]`)
  await visitor.press(words.viewCart, 'main')
  await visitor.seeAddress('/cart')
  await visitor.see(title, 'main li')
  await visitor.visit('/cart')
  await visitor.see(title, 'main li')
  await visitor.press(cart.remove, 'main li')
  await visitor.see(cart.empty, 'main')
  await visitor.count(`header a[aria-label="${shell.cart}"]`, 1)
}
