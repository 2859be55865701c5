import type { Reply } from '../../contract/client.ts'
import type { Database } from '../../database/index.ts'
import { listSessions, readAddresses, type User } from '../accounts/index.ts'
import { exportAlerts } from '../alerts/index.ts'
import { listViews } from '../content/index.ts'
import { DomainError } from '../domain-error.ts'
import { exportEnquiries } from '../enquiries/index.ts'
import { readConsents, readNewsletterStatus } from '../newsletter/index.ts'
import { exportOrders } from './export-orders.ts'

/** Everything the gallery keeps about a user, but for secrets. */
export async function exportAccount(db: Database, user: User, token: string): Promise<Reply<'GET /account/export'>> {
  const known = await db.selectFrom('users').select('created_at').where('id', '=', user.id).executeTakeFirst()
  if (!known) throw new DomainError('unauthenticated')
  const favourites = await db
    .selectFrom('favourites')
    .innerJoin('artworks', 'artworks.id', 'favourites.artwork_id')
    .select(['artworks.id', 'artworks.slug', 'added_at'])
    .where('user_id', '=', user.id)
    .orderBy('added_at', 'desc')
    .execute()
  const services = await db
    .selectFrom('social_logins')
    .select(['provider', 'linked_at'])
    .where('user_id', '=', user.id)
    .orderBy('linked_at')
    .execute()
  return {
    exported_at: new Date().toISOString(),
    user: { ...user, created_at: known.created_at.toISOString() },
    addresses: await readAddresses(db, user.id),
    favourites: favourites.map(({ id, slug, added_at }) => ({ id, slug, added_at: added_at.toISOString() })),
    sessions: await listSessions(db, { userId: user.id, token }),
    services: services.map(({ provider, linked_at }) => ({ provider, linked_at: linked_at.toISOString() })),
    newsletter: {
      status: await readNewsletterStatus(db, user),
      history: (await readConsents(db, user)).map(({ at, ...consent }) => ({ at: at.toISOString(), ...consent })),
    },
    orders: await exportOrders(db, user),
    enquiries: await exportEnquiries(db, user),
    alerts: await exportAlerts(db, user),
    views: (await listViews(db, user.id)).map(({ kind, name, query }) => ({ kind, name, query })),
  }
}
