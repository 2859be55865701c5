import { timingSafeEqual } from 'node:crypto'

import type { Database } from '../../database/index.ts'
import { prove } from '../tokens/index.ts'
import { digitsOf, isReference, referenceOf } from './reference.ts'

/** Mail servers may write it in other letters and cut what is longer than 64: so digits, and half a proof in hexadecimal. */
const TAG = /^(\d{9})([0-9a-f]{20})$/
const PROOF_BYTES = 10

/** Where mails about a thread are answered, such as reply+264817305…@gallery.example: whoever has it may write there. */
export async function makeAnswerAddress(db: Database, answersTo: string, reference: string): Promise<string> {
  const at = answersTo.lastIndexOf('@')
  const tag = `${digitsOf(reference)}${(await proofOf(db, reference)).toString('hex')}`
  return `${answersTo.slice(0, at)}+${tag}${answersTo.slice(at)}`
}

/** The reference of the thread that an address is for; nothing unless we made that address. */
export async function readAnswerAddress(db: Database, answersTo: string, address: string): Promise<string | undefined> {
  const at = answersTo.lastIndexOf('@')
  const [beginning, end] = [`${answersTo.slice(0, at)}+`, answersTo.slice(at)]
  const lower = address.toLowerCase()
  if (!lower.startsWith(beginning) || !lower.endsWith(end)) return undefined
  const [, digits = '', proof = ''] = TAG.exec(lower.slice(beginning.length, -end.length)) ?? []
  const reference = referenceOf(digits)
  if (!isReference(reference)) return undefined
  return timingSafeEqual(Buffer.from(proof, 'hex'), await proofOf(db, reference)) ? reference : undefined
}

const proofOf = async (db: Database, reference: string) =>
  (await prove(db, 'answer-address', reference)).subarray(0, PROOF_BYTES)
