import { Readable } from 'node:stream'

import { DomainError } from '../../domain/domain-error.ts'
import { findPaper, readPaper } from '../../domain/papers/index.ts'
import type { ApiParts } from '../serve.ts'

/** One of an order's papers, to be saved under its number. */
export async function sendPaper(
  { db, files, drawer }: ApiParts,
  order: { id: string },
  number: string,
): Promise<{ content: Readable; size: number; savedAs: string }> {
  if (!drawer) throw new DomainError('not-found')
  const bytes = await readPaper(files, drawer, await findPaper(db, order.id, number))
  return { content: Readable.from([bytes]), size: bytes.length, savedAs: `${number}.pdf` }
}
