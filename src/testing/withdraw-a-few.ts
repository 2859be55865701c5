import { withdraw } from '../domain/orders/index.ts'
import { asShop } from './open-shop.ts'
import type { TestGallery } from './open-test-gallery.ts'

/** Sells a few works: bodies that withdraw from some, and where the withdrawals from others are answered, by anybody of these. */
export async function withdrawAFew(gallery: TestGallery, people: { token: string }[]) {
  const buyer = await asShop(gallery).buyer()
  const sold: { number: string; email: string; artwork: number }[] = []
  for (let at = 0; at < 5; at++) {
    const { id: artwork } = await gallery.addArtwork()
    sold.push({ ...(await buyer.buy([artwork])), artwork })
  }
  const bodies = sold.slice(0, 3).map(({ number: order, email, artwork }) => ({ order, email, artworks: [artwork] }))
  const owned: { token: string; params: { order: string; withdrawal: string } }[] = []
  for (const { number, artwork } of sold.slice(3)) {
    const { id } = await gallery.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await withdraw(gallery.db, id, [artwork])
    const { id: withdrawal } = await gallery.db
      .selectFrom('withdrawals')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    owned.push(...people.map(({ token }) => ({ token, params: { order: number, withdrawal } })))
  }
  return {
    bodies: {
      'POST /withdrawals/terms': bodies.map(({ order, email }) => ({ order, email })),
      'POST /withdrawals': bodies,
      'POST /sales/orders/{order}/withdrawals/{withdrawal}/answer': [{ is_accepted: true, answer: 'Send it back.' }],
    },
    owned: { 'POST /sales/orders/{order}/withdrawals/{withdrawal}/answer': owned },
  }
}
