import { Readable } from 'node:stream'

import { findOfOrder, readCertificatePdf } from '../../domain/certificates/index.ts'
import { findPaper, readPaper } from '../../domain/papers/index.ts'
import { studioOf } from '../certificates/studio-of.ts'
import type { ApiParts } from '../serve.ts'

/** One of an order's papers, to be saved under its number. */
export async function sendPaper(
  parts: ApiParts,
  order: { id: string },
  number: string,
): Promise<{ content: Readable; size: number; savedAs: string }> {
  const studio = studioOf(parts)
  const bytes = number.includes('C')
    ? await readCertificatePdf(studio, await findOfOrder(parts.db, order.id, number))
    : await readPaper(studio.files, studio.drawer, await findPaper(parts.db, { of: 'order_id', id: order.id }, number))
  return { content: Readable.from([bytes]), size: bytes.length, savedAs: `${number}.pdf` }
}
