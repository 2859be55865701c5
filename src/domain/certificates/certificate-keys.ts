import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'

import { sql } from 'kysely'

import { type Database, transact, waitForLock } from '../../database/index.ts'
import { seal, unseal } from '../tokens/index.ts'

/** The key that signs. */
export interface SigningKey {
  id: string
  privateKey: KeyObject
}

/** Both halves of a key as they are written down: SPKI and PKCS#8. */
interface WrittenKey {
  publicKey: Buffer
  privateKey: Buffer
}

/** What a key is known by. */
export const idOfKey = (publicKey: Buffer): string => createHash('sha256').update(publicKey).digest('hex').slice(0, 16)

/** Makes the gallery's first key, unless it has one that signs. */
export const ensureKey = (db: Database): Promise<void> =>
  transact(db, async (tx) => {
    await readSigning(tx)
  })

/** The key that signs; made now if there is none. */
export async function readSigning(tx: Database): Promise<SigningKey> {
  const known = await findSigning(tx)
  if (known) return known
  await waitForLock(tx, 'certificate keys')
  const meanwhile = await findSigning(tx)
  if (meanwhile) return meanwhile
  const made = makeKey()
  await keepKey(tx, made)
  return { id: idOfKey(made.publicKey), privateKey: openPrivate(made.privateKey) }
}

/**
 * Signs with a new key from now on. What the former one signed stays good: it stands in the register. One that somebody
 * else may have is marked, so that what it signed is good for nothing but what the register knows.
 */
export const renewKey = (db: Database, { isLost }: { isLost: boolean }): Promise<string> =>
  transact(db, async (tx) => {
    await waitForLock(tx, 'certificate keys')
    await tx
      .updateTable('certificate_keys')
      .set({ retired_at: sql<Date>`clock_timestamp()`, is_lost: isLost, ...(isLost ? { private_key: null } : {}) })
      .where('retired_at', 'is', null)
      .execute()
    return (await readSigning(tx)).id
  })

async function findSigning(tx: Database): Promise<SigningKey | undefined> {
  const row = await tx
    .selectFrom('certificate_keys')
    .select(['id', 'private_key'])
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!row?.private_key) return undefined
  return { id: row.id, privateKey: openPrivate(await unseal(tx, 'certificate keys', row.private_key)) }
}

function makeKey(): WrittenKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
  }
}

async function keepKey(tx: Database, { publicKey, privateKey }: WrittenKey): Promise<void> {
  const sealed = await seal(tx, 'certificate keys', privateKey)
  await tx
    .insertInto('certificate_keys')
    .values({ id: idOfKey(publicKey), public_key: publicKey, private_key: sealed })
    .execute()
}

/** A private one. */
export const openPrivate = (der: Buffer) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })

/** A public key as it was written down. */
export const openPublic = (der: Buffer) => createPublicKey({ key: der, format: 'der', type: 'spki' })
