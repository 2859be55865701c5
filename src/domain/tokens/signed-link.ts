import { timingSafeEqual } from 'node:crypto'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { Form } from './claims.ts'
import { type Given, LINK_PURPOSES, type LinkPurpose, type Said } from './link-purposes.ts'
import { prove } from './prove.ts'

const PROOF_BYTES = 32

/** What a link ends in, as proof that it was mailed by us for this end; nothing of it is stored. */
export async function signLink<Purpose extends LinkPurpose>(
  db: Database,
  purpose: Purpose,
  given: Given<Purpose>,
): Promise<string> {
  const { write, prefix = '' } = formOf(purpose)
  const claim = write(given)
  return prefix + Buffer.concat([claim, await prove(db, purpose, claim)]).toString('base64url')
}

/** What such a link says, if it is ours to the last letter and for this end. */
export async function readLink<Purpose extends LinkPurpose>(
  db: Database,
  purpose: Purpose,
  token: string,
): Promise<Said<Purpose> | undefined> {
  const { bytes, read, prefix = '' } = formOf(purpose)
  const signed = token.slice(prefix.length)
  // Bytes that base64 writes without a rest, so that one link has one spelling.
  const letters = ((bytes + PROOF_BYTES) / 3) * 4
  if (!token.startsWith(prefix) || signed.length !== letters || !/^[\w-]+$/.test(signed)) return undefined
  const given = Buffer.from(signed, 'base64url')
  const claim = given.subarray(0, bytes)
  return timingSafeEqual(given.subarray(bytes), await prove(db, purpose, claim)) ? read(claim) : undefined
}

/** The same, refusing what is not ours. */
export async function openLink<Purpose extends LinkPurpose>(
  db: Database,
  purpose: Purpose,
  token: string,
): Promise<Said<Purpose>> {
  const said = await readLink(db, purpose, token)
  if (said === undefined) throw new DomainError('link-invalid')
  return said
}

const formOf = <Purpose extends LinkPurpose>(purpose: Purpose): Form<Given<Purpose>, Said<Purpose>> =>
  LINK_PURPOSES[purpose] as unknown as Form<Given<Purpose>, Said<Purpose>>
