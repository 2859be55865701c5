import { randomInt } from 'node:crypto'

import { type Database, transact } from '../../../database/index.ts'
import { hashToken } from '../../tokens/index.ts'
import { lockUser } from '../lock-user.ts'

const COUNT = 10
const LENGTH = 10
// Nothing that is read for something else.
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz'

/** Makes new codes in place of the former ones; they are told here once and kept as hashes. */
export async function makeRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(code) })))
    .execute()
  return codes
}

/** The same for somebody who asks for them. */
export const renewRecoveryCodes = (db: Database, userId: string): Promise<string[]> =>
  transact(db, async (tx) => {
    await lockUser(tx, userId)
    return makeRecoveryCodes(tx, userId)
  })

/** How many of somebody's codes are left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether it is one of somebody's codes; it is used up by this. */
export async function takeRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

function makeCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** However it is typed: with or without the hyphen, in large letters too. */
const hashCode = (code: string) => hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''))
