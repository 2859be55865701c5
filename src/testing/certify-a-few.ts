import { issueCertificates, offerTransfer } from '../domain/certificates/index.ts'
import { asShop } from './open-shop.ts'
import type { TestGallery } from './open-test-gallery.ts'

type Person = { user: { id: string }; token: string }

/** Sells a work to each of these people, with its certificate: how each is asked for, and by whom. */
export async function certifyAFew(gallery: TestGallery, people: Person[]) {
  const { db } = gallery
  const buyer = await asShop(gallery).buyer()
  const own: { token: string; params: { certificate: string } }[] = []
  const coded: { token: string; params: { code: string } }[] = []
  const sampled: { token: string; params: { artwork: string } }[] = []
  const handed: { token: string; params: { token: string } }[] = []
  for (const [at, { user, token }] of people.entries()) {
    const { id, slug } = await gallery.addArtwork()
    const { number } = await buyer.buy([id])
    await db.updateTable('orders').set({ user_id: user.id }).where('number', '=', number).execute()
    await issueCertificates(db)
    const certificate = await db
      .selectFrom('certificates')
      .select(['number', 'code'])
      .where('artwork_id', '=', id)
      .executeTakeFirstOrThrow()
    coded.push({ token, params: { code: certificate.code } })
    sampled.push({ token, params: { artwork: slug } })
    // Half of them are handed on, to whoever comes next.
    const next = people[(at + 1) % people.length] as Person
    if (at % 2 === 0) own.push({ token, params: { certificate: certificate.number } })
    else handed.push({ token: next.token, params: { token: await offerTransfer(db, user.id, certificate.number) } })
  }
  return {
    'GET /certificates/{code}': coded,
    'GET /artworks/{artwork}/certificate-sample': sampled,
    'GET /account/certificates/{certificate}': own,
    'POST /account/certificates/{certificate}/transfer': own,
    'DELETE /account/certificates/{certificate}/transfer': own,
    'GET /certificate-transfers/{token}': handed,
    'POST /certificate-transfers/{token}': handed,
  }
}
