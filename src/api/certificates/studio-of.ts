import type { Studio } from '../../domain/certificates/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import type { ApiParts } from '../serve.ts'

/** What papers are drawn with; where nobody draws, there are none. */
export function studioOf({ db, files, drawer, publicUrl }: ApiParts): Studio {
  if (!drawer) throw new DomainError('not-found')
  return { db, files, drawer, publicUrl }
}
