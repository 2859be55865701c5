import { createPublicKey } from 'node:crypto'

import { sql } from 'kysely'

import type { VoidReason } from '../../contract/certificates/values.ts'
import type { Database } from '../../database/index.ts'
import type { Certificate } from '../papers/index.ts'
import { seal, unseal } from '../tokens/index.ts'
import { idOfKey, openPrivate, openPublic } from './certificate-keys.ts'
import { readStatement } from './read-statement.ts'
import { holds } from './signature.ts'

/** A key as it moves house; bytes are base64. */
export interface MovedKey {
  public: string
  private?: string | undefined
  made_at: string
  retired_at?: string | undefined
  is_lost?: boolean | undefined
}

/** A line of the register as it moves house, without its owner: accounts and orders do not move. */
export interface MovedCertificate {
  statement: string
  signature: string
  key: string
  issued_at: string
  void_at?: string | undefined
  void_reason?: VoidReason | undefined
}

/** All keys, the oldest first, with what signs. */
export async function tellKeys(tx: Database): Promise<[id: string, key: MovedKey][]> {
  const rows = await tx.selectFrom('certificate_keys').selectAll().orderBy('made_at').orderBy('id').execute()
  return Promise.all(
    rows.map(async (row): Promise<[string, MovedKey]> => {
      const secret = row.private_key && (await unseal(tx, 'certificate keys', row.private_key))
      return [
        row.id,
        {
          public: row.public_key.toString('base64'),
          ...(secret ? { private: secret.toString('base64') } : {}),
          made_at: row.made_at.toISOString(),
          ...(row.retired_at ? { retired_at: row.retired_at.toISOString() } : {}),
          ...(row.is_lost ? { is_lost: true } : {}),
        },
      ]
    }),
  )
}

/** So many lines of the register after this code, by their codes. */
export async function tellRegister(
  tx: Database,
  after: string,
  count: number,
): Promise<[code: string, certificate: MovedCertificate][]> {
  const rows = await tx
    .selectFrom('certificates')
    .selectAll()
    .where(sql<boolean>`code COLLATE "C" > ${after}`)
    .orderBy(sql`code COLLATE "C"`)
    .limit(count)
    .execute()
  return rows.map((row) => [
    row.code,
    {
      statement: row.statement,
      signature: row.signature.toString('base64'),
      key: row.key_id,
      issued_at: row.issued_at.toISOString(),
      ...(row.void_at && row.void_reason ? { void_at: row.void_at.toISOString(), void_reason: row.void_reason } : {}),
    },
  ])
}

/** Whether a key is one, both of its halves belong together, and it is called what it is. */
export function isKey(id: string, { public: told, private: secret }: MovedKey): boolean {
  try {
    const publicKey = Buffer.from(told, 'base64')
    const { asymmetricKeyType } = openPublic(publicKey)
    return (
      asymmetricKeyType === 'ed25519' &&
      idOfKey(publicKey) === id &&
      (secret === undefined || publicOf(secret).equals(publicKey))
    )
  } catch {
    return false
  }
}

const publicOf = (secret: string) =>
  createPublicKey(openPrivate(Buffer.from(secret, 'base64'))).export({ type: 'spki', format: 'der' })

/** Whether a line is a certificate, and what its key has signed. */
export const isAsSigned = (code: string, { statement, signature }: MovedCertificate, key: MovedKey): boolean =>
  holds(statement, Buffer.from(signature, 'base64'), Buffer.from(key.public, 'base64')) &&
  readStatement(statement)?.code === code

/**
 * Takes in the keys of another house. Where nothing was signed yet, the one that signed there signs here from now on;
 * otherwise it is kept as a former one. Keys that are known stay as they are.
 */
export async function takeKeys(tx: Database, keys: MovedKey[]): Promise<void> {
  const signing = keys.find((key) => key.retired_at === undefined && key.private !== undefined)
  if (signing && !(await hasSigned(tx))) {
    const id = idOfKey(Buffer.from(signing.public, 'base64'))
    await tx.deleteFrom('certificate_keys').where('retired_at', 'is', null).where('id', '<>', id).execute()
  }
  const isFree = !(await tx
    .selectFrom('certificate_keys')
    .select('id')
    .where('retired_at', 'is', null)
    .executeTakeFirst())
  for (const key of keys) {
    const publicKey = Buffer.from(key.public, 'base64')
    const secret =
      key.private === undefined ? null : await seal(tx, 'certificate keys', Buffer.from(key.private, 'base64'))
    const isSigning = isFree && key === signing
    await tx
      .insertInto('certificate_keys')
      .values({
        id: idOfKey(publicKey),
        public_key: publicKey,
        private_key: secret,
        made_at: new Date(key.made_at),
        retired_at: isSigning ? null : new Date(key.retired_at ?? Date.now()),
        is_lost: key.is_lost ?? false,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const hasSigned = async (tx: Database) =>
  (await tx.selectFrom('certificates').select('id').limit(1).executeTakeFirst()) !== undefined

/** Takes in lines of another register; those that are known stay as they are. Numbers go on after the last one. */
export async function takeRegister(
  tx: Database,
  lines: [code: string, certificate: MovedCertificate][],
): Promise<void> {
  if (lines.length === 0) return
  const told = lines.map(([code, line]) => ({ code, line, certificate: JSON.parse(line.statement) as Certificate }))
  await tx
    .insertInto('certificates')
    .values(
      told.map(({ code, line, certificate }) => ({
        number: certificate.number,
        code,
        statement: line.statement,
        signature: Buffer.from(line.signature, 'base64'),
        key_id: line.key,
        issued_at: new Date(line.issued_at),
        void_at: line.void_at === undefined ? null : new Date(line.void_at),
        void_reason: line.void_reason ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
  for (const { certificate } of told) {
    const [, year = '', serial = ''] = /C(\d{4})-(\d{4,9})$/.exec(certificate.number) ?? []
    await tx
      .insertInto('bill_serials')
      .values({ kind: 'certificate', is_test: certificate.isTest, year: Number(year), last: Number(serial) })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'is_test', 'year'])
          .doUpdateSet({ last: sql<number>`greatest(bill_serials.last, excluded.last)` }),
      )
      .execute()
  }
}
