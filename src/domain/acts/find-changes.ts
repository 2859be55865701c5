import { isDeepStrictEqual } from 'node:util'

/** What became of what, at a place such as `title.fr`. */
export interface FoundChange {
  place: string
  before: string | null
  after: string | null
}

// More of a text is read in its own history.
const LONGEST = 500

/** What differs between two states: objects are gone into, all else is compared as a whole. */
export function findChanges(before: unknown, after: unknown, place = ''): FoundChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isPlain(before) || isPlain(after)) {
    const [was, is] = [isPlain(before) ? before : {}, isPlain(after) ? after : {}]
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return keys.flatMap((key) => findChanges(was[key], is[key], place === '' ? key : `${place}.${key}`))
  }
  return [{ place, before: write(before), after: write(after) }]
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function write(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
