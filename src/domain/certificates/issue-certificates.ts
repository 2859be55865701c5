import { randomBytes } from 'node:crypto'

import { type Selectable, sql } from 'kysely'

import { LOCALES } from '../../contract/locale.ts'
import { type Database, type OrderRow, transact } from '../../database/index.ts'
import { readGallery, readSettings, TODAY } from '../gallery/index.ts'
import { type Certificate, takeNumber } from '../papers/index.ts'
import { queueJob } from '../queue/index.ts'
import { readSigning } from './certificate-keys.ts'
import { composeCertified } from './compose-certificate.ts'
import { forgetNotes } from './owner-notes.ts'
import { signStatement } from './signature.ts'

type StoredOrder = Selectable<OrderRow>

/** Makes the register follow what was sold and what came back, the oldest first. */
export async function issueCertificates(db: Database): Promise<void> {
  const due = await db.selectFrom('certificates_due').select('order_id').orderBy('since').orderBy('order_id').execute()
  for (const { order_id } of due) await transact(db, (tx) => followOrder(tx, order_id))
}

async function followOrder(tx: Database, orderId: string): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await voidReturned(tx, orderId)
  for (const line of await readUncertified(tx, orderId)) await issue(tx, order, line)
  await tx.deleteFrom('certificates_due').where('order_id', '=', orderId).execute()
}

/** A work that is the gallery's again is certified to whoever buys it next. */
async function voidReturned(tx: Database, orderId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`UPDATE certificates SET void_at = now(), void_reason = 'returned'
    WHERE order_id = ${orderId} AND void_at IS NULL AND NOT EXISTS (
      SELECT FROM artwork_copies WHERE artwork_copies.order_id = certificates.order_id
        AND artwork_copies.artwork_id = certificates.artwork_id AND sold_at IS NOT NULL)
    RETURNING id`.execute(tx)
  await forgetNotes(
    tx,
    rows.map(({ id }) => id),
  )
}

/** The works of an order that are its buyer's, and that the register does not have. */
const readUncertified = (tx: Database, orderId: string) =>
  tx
    .selectFrom('order_lines')
    .innerJoin('artwork_copies', (join) =>
      join
        .onRef('artwork_copies.order_id', '=', 'order_lines.order_id')
        .onRef('artwork_copies.artwork_id', '=', 'order_lines.artwork_id'),
    )
    .leftJoin('certificates', (join) =>
      join
        .onRef('certificates.order_id', '=', 'order_lines.order_id')
        .onRef('certificates.artwork_id', '=', 'order_lines.artwork_id'),
    )
    .select(['order_lines.artwork_id', 'order_lines.title', 'order_lines.artist', 'order_lines.options'])
    .select('artwork_copies.copy')
    .where('order_lines.order_id', '=', orderId)
    .where('sold_at', 'is not', null)
    .where('certificates.id', 'is', null)
    .orderBy('order_lines.position')
    .execute()

type Uncertified = Awaited<ReturnType<typeof readUncertified>>[number]

/** Numbers a certificate, signs it and writes it down; from now on it says what it says. */
async function issue(tx: Database, order: StoredOrder, line: Uncertified): Promise<void> {
  const work = await composeCertified(tx, line, line.copy)
  const gallery = await tellGallery(tx)
  const key = await readSigning(tx)
  const { is_test: isTest } = order
  const { day, year } = await tx
    .selectNoFrom([TODAY.as('day'), sql<number>`extract(year FROM ${TODAY})::int`.as('year')])
    .executeTakeFirstOrThrow()
  const code = randomBytes(16).toString('base64url')
  // Last: whoever has the row of the numbers keeps all others waiting.
  const { number } = await takeNumber(tx, { kind: 'certificate', isTest, year })
  const certificate: Certificate = { number, code, isTest, locale: order.locale, day, gallery, work }
  const statement = JSON.stringify(certificate)
  const { id } = await tx
    .insertInto('certificates')
    .values({
      number,
      code,
      statement,
      signature: signStatement(statement, key),
      key_id: key.id,
      order_id: order.id,
      artwork_id: line.artwork_id,
      owner_id: order.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueJob(tx, 'draw-certificate', { certificateId: id })
}

/** The gallery as its certificates name it. */
export async function tellGallery(db: Database): Promise<Certificate['gallery']> {
  const { name: brand, city } = await readGallery(db)
  const { legal_name } = await readSettings(db)
  const [first = ''] = LOCALES.flatMap((locale) => brand[locale] ?? [])
  return { name: legal_name ?? first, brand, city }
}
