import { randomUUID } from 'node:crypto'

import type { Call } from '../contract/client.ts'
import type { Database } from '../database/index.ts'
import { findEnquiry, makeOffer, storeEnquiry } from '../domain/enquiries/index.ts'
import { signLink } from '../domain/tokens/index.ts'
import { inDays } from './in-days.ts'
import { writeForm } from './open-enquiry-desk.ts'

/** Makes somebody whose address is proven an offer of a work, which they accept; the price is in cents. */
export async function giveOffer(
  db: Database,
  { call }: { call: Call },
  { artwork, price }: { artwork: number; price: number },
): Promise<void> {
  const { user } = await call('GET /auth/user')
  const form = { ...writeForm({ email: user.email }), artworks: [artwork], phone: '', website: '' }
  const { reference } = await storeEnquiry(db, form, undefined)
  const { id } = await findEnquiry(db, reference)
  await makeOffer(db, id, { artwork, price, valid_until: inDays(7), note: '', staffId: randomUUID() })
  const offer = await db.selectFrom('offers').select('id').where('enquiry_id', '=', id).executeTakeFirstOrThrow()
  await call('POST /offers/{token}/acceptance', { params: { token: await signLink(db, 'private-offer', offer.id) } })
}
