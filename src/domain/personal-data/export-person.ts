import type { Reply } from '../../contract/client.ts'
import type { CollectedWork } from '../../contract/collection/shapes.ts'
import { DEFAULT_LOCALE, localize } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { findAccount, listSessions, readAddresses, type User } from '../accounts/index.ts'
import { exportAlerts } from '../alerts/index.ts'
import { listOwned } from '../certificates/index.ts'
import { listCollection } from '../collection/index.ts'
import { exportContacts } from '../contacts/index.ts'
import { listViews } from '../content/index.ts'
import { DomainError } from '../domain-error.ts'
import { exportEnquiries } from '../enquiries/index.ts'
import { readConsents, readNewsletterStatus } from '../newsletter/index.ts'
import { exportApplications } from './export-applications.ts'
import { exportMails } from './export-mails.ts'
import { exportOrders } from './export-orders.ts'

/** Everything the gallery keeps about a user, but for secrets. */
export async function exportAccount(db: Database, user: User, token: string): Promise<Reply<'GET /account/export'>> {
  return {
    exported_at: new Date().toISOString(),
    ...(await exportOwn(db, user, token)),
    ...(await exportOfAddress(db, user)),
  }
}

// What whoever has no account is looked up by: nobody's.
const GUEST: Omit<User, 'email' | 'email_verified'> = {
  id: '00000000-0000-0000-0000-000000000000',
  name: '',
  scope: [],
  locale: DEFAULT_LOCALE,
  has_password: false,
}

/** The same of whoever has an address, with or without an account; staff answer for it that the address is theirs. */
export async function exportPerson(db: Database, email: string): Promise<Reply<'POST /people/data/export'>> {
  const account = await findAccount(db, email)
  const person = { ...(account ?? { ...GUEST, email }), email_verified: true }
  return {
    exported_at: new Date().toISOString(),
    email,
    account: account ? await exportOwn(db, account, '') : null,
    ...(await exportOfAddress(db, person)),
    contacts: await exportContacts(db, email),
  }
}

/** What belongs to an account. */
async function exportOwn(db: Database, user: User, token: string) {
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
    user: { ...user, created_at: known.created_at.toISOString() },
    addresses: await readAddresses(db, user.id),
    favourites: favourites.map(({ id, slug, added_at }) => ({ id, slug, added_at: added_at.toISOString() })),
    sessions: await listSessions(db, { userId: user.id, token }),
    services: services.map(({ provider, linked_at }) => ({ provider, linked_at: linked_at.toISOString() })),
    alerts: await exportAlerts(db, user),
    certificates: (await listOwned(db, user.id)).map(({ number, code, certificate }) => ({
      number,
      title: localize(certificate.work.title, user.locale),
      code,
    })),
    collection: (await listCollection(db, { userId: user.id, locale: user.locale })).map(exportWork),
    views: (await listViews(db, user.id)).map(({ kind, name, query }) => ({ kind, name, query })),
  }
}

/** A photograph is fetched by its own call. */
const exportWork = ({ certificate, photo, order: _, invoice: __, id: ___, version: ____, ...work }: CollectedWork) => ({
  ...work,
  has_photo: photo !== null,
  certificate: certificate?.number ?? null,
})

/** What belongs to an address too, for whoever has proved that it is theirs. */
async function exportOfAddress(db: Database, user: User) {
  return {
    newsletter: {
      status: await readNewsletterStatus(db, user),
      history: (await readConsents(db, user)).map(({ at, ...consent }) => ({ at: at.toISOString(), ...consent })),
    },
    orders: await exportOrders(db, user),
    enquiries: await exportEnquiries(db, user),
    applications: await exportApplications(db, user),
    mails: await exportMails(db, user),
  }
}
