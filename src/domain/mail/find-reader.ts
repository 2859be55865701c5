import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import type { Reader } from './reader.ts'

interface Written {
  to_name: string
  to_email: string
  locale: Locale
  data: Record<string, unknown>
}

/** Whom a mail is for, as its account, order, enquiry or application says now; what has none goes where it went. */
export async function findReader(db: Database, { data, to_name, to_email, locale }: Written): Promise<Reader> {
  const columns = ['name', 'email', 'locale'] as const
  const idOf = (fact: string) => (typeof data[fact] === 'string' ? data[fact] : undefined)
  const [user, order, enquiry, application] = ['userId', 'orderId', 'enquiryId', 'applicationId'].map(idOf)
  const found =
    user !== undefined
      ? await db.selectFrom('users').select(columns).where('id', '=', user).executeTakeFirst()
      : order !== undefined
        ? await findBuyer(db, order)
        : enquiry !== undefined
          ? await db.selectFrom('enquiries').select(columns).where('id', '=', enquiry).executeTakeFirst()
          : application !== undefined
            ? await findApplicant(db, application)
            : undefined
  // Without an address of its own a mail would be the gallery's.
  return found?.email ? found : { name: to_name, email: to_email, locale }
}

/** The buyer, as the account says if there is one, else as the order does. */
async function findBuyer(db: Database, id: string): Promise<Reader | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select((order) => [
      'orders.name',
      order.fn.coalesce('users.email', 'orders.email').as('email'),
      order.fn.coalesce('users.locale', 'orders.locale').as('locale'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst()
}

async function findApplicant(db: Database, id: string): Promise<Reader | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(['first_name', 'surname', 'email', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { name: `${row.first_name} ${row.surname}`, email: row.email, locale: row.locale }
}
