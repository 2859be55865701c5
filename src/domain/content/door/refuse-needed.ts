import type { Doc, KindName } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { DomainError } from '../../domain-error.ts'
import type { Change } from './change.ts'
import type { ContentItem } from './content-item.ts'
import { ContentRefusal } from './content-refusal.ts'

/** What there is exactly once is neither hidden nor removed: visitors would miss it on every page. */
export function refuseNeeded({ kind, published }: Pick<ContentItem, 'kind' | 'published'>): void {
  if (kindOf(kind).layout === 'one' && published !== null) throw new DomainError('content-needed')
}

/** The item of the menu that carries the prices stays there, wherever it is moved. */
export function refuseWithoutPricing({
  kind,
  key,
  before,
  next,
}: Pick<Change, 'kind' | 'key' | 'before' | 'next'>): void {
  if (carriesPricing(kind, before?.published) && !carriesPricing(kind, next.draft)) {
    throw new ContentRefusal(kind, key, [{ path: ['items'], word: 'needs', values: { because: 'carries_pricing' } }])
  }
}

const carriesPricing = (kind: KindName, doc: Doc | null | undefined): boolean =>
  kind === 'menu' && ((doc?.items ?? []) as Doc[]).some((item) => item.carries_pricing === true)
