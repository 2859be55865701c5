import type { Change, ContentItem, ContentState } from '../content/index.ts'
import type { ReadThing } from './read-things.ts'

/** What changes when a file's word is taken for a thing; nothing where it is so already. A mere draft takes nothing off the wall. */
export function toChange(
  { kind, key, told }: Pick<ReadThing, 'kind' | 'key' | 'told'>,
  before: ContentItem | null,
): Change | null {
  const { state, arrival, isDated } = told
  if (!before) return { kind, key, act: 'imported', before, next: state, arrival }
  const next: ContentState = state.published
    ? { ...state, publishedAt: isDated ? state.publishedAt : (before.publishedAt ?? state.publishedAt) }
    : { ...before, draft: state.draft }
  return markOf(next) === markOf(before) ? null : { kind, key, act: 'imported', before, next, arrival }
}

const markOf = ({ draft, published, isVisible, languages, publishedAt }: ContentState) =>
  JSON.stringify([draft, published, isVisible, languages, publishedAt])
