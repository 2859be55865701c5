import { sql } from 'kysely'

import type { Offer } from '../../contract/enquiries/shapes.ts'
import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'
import { readArtworkCards } from '../catalogue/index.ts'
import { DomainError } from '../domain-error.ts'
import { openLink } from '../tokens/index.ts'
import { presentDelivery, selectOffers, type StoredOffer } from './offer-state.ts'

/** An offer as whoever has its link sees it, and whether it is theirs. */
export async function presentOffer(
  db: Database,
  token: string,
  { user, locale }: { user: User | undefined; locale: Locale },
): Promise<Offer> {
  const offer = await findOffer(db, token)
  const [artwork = null] = await readArtworkCards(db, [offer.artwork_id], locale)
  const isAccepted = user !== undefined && offer.user_id === user.id
  return {
    artwork,
    price: offer.price / 100,
    delivery: presentDelivery(offer),
    valid_until: offer.valid_until,
    state: offer.state,
    email_hint: hideAddress(offer.email),
    is_yours: isAccepted || (user !== undefined && refusalFor(offer, user) === undefined),
    is_accepted: isAccepted,
  }
}

/** Makes an offer the price of this account, which must have proven the address that it was made to; again, nothing changes. */
export async function acceptOffer(db: Database, token: string, user: User): Promise<void> {
  const { id } = await findOffer(db, token)
  await transact(db, async (tx) => {
    // An address that changes meanwhile is to be proven anew.
    const known = await tx
      .selectFrom('users')
      .select(['id', 'email', sql<boolean>`email_verified_at IS NOT NULL`.as('email_verified')])
      .where('id', '=', user.id)
      .forShare()
      .executeTakeFirst()
    if (!known) throw new DomainError('unauthenticated')
    const offer = await selectOffers(tx).where('offers.id', '=', id).forUpdate('offers').executeTakeFirst()
    if (!offer) throw new DomainError('link-invalid')
    if (offer.user_id === known.id) return
    const refusal = refusalFor(offer, known)
    if (refusal) throw new DomainError(refusal)
    if (offer.state !== 'open') throw new DomainError('offer-closed')
    await tx
      .updateTable('offers')
      .set({ user_id: known.id, accepted_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  })
}

async function findOffer(db: Database, token: string): Promise<StoredOffer> {
  const id = await openLink(db, 'private-offer', token)
  // Without its enquiry it only stands in the books.
  const offer = await selectOffers(db)
    .where('offers.id', '=', id)
    .where('offers.enquiry_id', 'is not', null)
    .executeTakeFirst()
  if (!offer) throw new DomainError('link-invalid')
  return offer
}

/** Why an account may not have an offer, if it may not. */
function refusalFor(
  offer: Pick<StoredOffer, 'email' | 'user_id'>,
  user: Pick<User, 'id' | 'email' | 'email_verified'>,
): 'offer-not-yours' | 'offer-unverified' | undefined {
  if (offer.user_id !== null && offer.user_id !== user.id) return 'offer-not-yours'
  if (offer.email.toLowerCase() !== user.email.toLowerCase()) return 'offer-not-yours'
  return user.email_verified ? undefined : 'offer-unverified'
}

/** Enough of an address for its owner to know it, such as a…@example.com. */
const hideAddress = (email: string) => email.replace(/^(.).*(@[^@]*)$/u, '$1…$2')
