import { issueBills } from '../domain/papers/index.ts'
import { asProgramme } from './open-programme.ts'
import { asShop } from './open-shop.ts'
import type { TestGallery } from './open-test-gallery.ts'

/** Writes down who the gallery is, without which no paper is issued. */
export async function tellLegalData({ db }: Pick<TestGallery, 'db'>): Promise<void> {
  const legal = { legal_name: 'Galerie Essai SARL', register: 'RCS Paris 000 000 000', vat_number: 'FR00000000000' }
  const house = { street: '14 rue des Tilleuls', postcode: '75011', city: 'Paris', country: 'FR' }
  await db.updateTable('settings').set(legal).execute()
  await db.updateTable('gallery').set(house).execute()
}

/** Begins a plan whose first month has an invoice: where its artist finds it, and where staff do. */
export async function billAPlan(gallery: TestGallery) {
  const { db } = gallery
  await tellLegalData(gallery)
  const artist = await asProgramme(gallery).artist()
  await artist.start()
  await issueBills(db)
  const paper = (await artist.read()).papers[0]?.number ?? ''
  return { artist: { token: artist.token, paper }, staff: { application: artist.reference, paper } }
}

/** Sells a work to each of these people, with an invoice: who can fetch it, and by which numbers. */
export async function billAFew(gallery: TestGallery, people: { user: { id: string }; token: string }[]) {
  const { db } = gallery
  await tellLegalData(gallery)
  const buyer = await asShop(gallery).buyer()
  const owned: { token: string; params: { order: string; paper: string } }[] = []
  for (const { user, token } of people) {
    const { number } = await buyer.buy([(await gallery.addArtwork()).id])
    await db.updateTable('orders').set({ user_id: user.id }).where('number', '=', number).execute()
    await issueBills(db)
    const { number: paper } = await db
      .selectFrom('bills')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('bills.number')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow()
    owned.push({ token, params: { order: number, paper } })
  }
  return owned
}
