import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { Certificate } from '../papers/index.ts'
import { holds } from './signature.ts'

const COLUMNS = [
  'certificates.id',
  'certificates.number',
  'certificates.code',
  'statement',
  'signature',
  'key_id',
  'void_at',
  'void_reason',
  'owner_id',
  'artwork_id',
  'issued_at',
] as const

const select = (db: Database) =>
  db
    .selectFrom('certificates')
    .innerJoin('certificate_keys', 'certificate_keys.id', 'key_id')
    .select(COLUMNS)
    .select(['certificate_keys.public_key', 'certificate_keys.is_lost'])

/** A line of the register, and what it says. */
export type Registered = Awaited<ReturnType<typeof findByCode>>

const open = (row: NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>) => ({
  ...row,
  certificate: JSON.parse(row.statement) as Certificate,
})

/** Whether a line of the register is as it was signed: a changed byte, and it is not. */
export const isGenuine = ({ statement, signature, public_key }: Registered): boolean =>
  holds(statement, signature, public_key)

/** The certificate with this code; there is no other way to one that is not one's own. */
export async function findByCode(db: Database, code: string) {
  const row = await select(db).where('code', '=', code).executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  return open(row)
}

/** One that something else of ours leads to. */
export async function findById(db: Database, id: string): Promise<Registered> {
  return open(await select(db).where('certificates.id', '=', id).executeTakeFirstOrThrow())
}

/** One of those that somebody owns; somebody else's is not there, nor is one that is void. */
export async function findOwned(db: Database, ownerId: string, number: string): Promise<Registered> {
  const own = select(db).where('number', '=', number).where('owner_id', '=', ownerId)
  const row = await own.where('void_at', 'is', null).executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  return open(row)
}

/** All that somebody owns, the latest first. */
export async function listOwned(db: Database, ownerId: string): Promise<Registered[]> {
  const rows = await select(db)
    .where('owner_id', '=', ownerId)
    .where('void_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .orderBy('certificates.id')
    .execute()
  return rows.map(open)
}

/** One of those of an order. */
export async function findOfOrder(db: Database, orderId: string, number: string): Promise<Registered> {
  const row = await select(db).where('number', '=', number).where('order_id', '=', orderId).executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  return open(row)
}

/** What orders say of the certificates of their works, in their order. */
export async function readOfOrders(db: Database, orderIds: string[]) {
  const rows = await db
    .selectFrom('certificates')
    .select(['order_id', 'number', 'statement', 'void_at', 'owner_id'])
    .where('order_id', 'in', orderIds)
    .orderBy('number')
    .execute()
  return rows.map(({ statement, void_at, ...row }) => {
    const { day, work } = JSON.parse(statement) as Certificate
    return { ...row, day, title: work.title, isVoid: void_at !== null }
  })
}
