import { createHmac, hkdfSync } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'
import type { LinkPurpose } from './link-purposes.ts'

/** What the gallery's key signs: one key serves several ends, and what is signed for one says nothing for the others. */
export type Purpose = LinkPurpose | 'address' | 'known-device' | 'inside-calls' | 'answer-address'

/** The proof that this was said by the gallery, for this end. */
export async function prove(db: Database, purpose: Purpose, content: string | Buffer): Promise<Buffer> {
  const key = await readSigningKey(db)
  return createHmac('sha256', key).update(`${purpose}\n`).update(content).digest()
}

/** A key of its own for whoever signs by another scheme: the same on every node, and nothing more to keep. */
export async function deriveKey(
  db: Database,
  use:
    | ('sandbox notices' | 'demo identity signature' | 'demo identity code')
    | ('second factor' | 'webhook secrets' | 'certificate keys'),
): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await readSigningKey(db), '', use, 32))
}
