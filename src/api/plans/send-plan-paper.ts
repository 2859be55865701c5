import { Readable } from 'node:stream'

import { DomainError } from '../../domain/domain-error.ts'
import { findPaper, readPaper } from '../../domain/papers/index.ts'
import { studioOf } from '../certificates/studio-of.ts'
import type { ApiParts } from '../serve.ts'

/** One of a plan's papers, to be saved under its number; a plan that was not begun has none. */
export async function sendPlanPaper(
  parts: ApiParts,
  plan: { id: string } | undefined,
  number: string,
): Promise<{ content: Readable; size: number; savedAs: string }> {
  if (!plan) throw new DomainError('not-found')
  const { files, drawer } = studioOf(parts)
  const bytes = await readPaper(files, drawer, await findPaper(parts.db, { of: 'plan_id', id: plan.id }, number))
  return { content: Readable.from([bytes]), size: bytes.length, savedAs: `${number}.pdf` }
}
