import type { Field } from '../../../contract/content/fields.ts'
import { findLinks } from '../document/find-links.ts'

/** So much of a text tells which it is. */
const LONGEST = 240

/** A value, short enough to be told of thousands of things: of lists of parts, how many there are. */
export function tellValue(field: Field | undefined, value: unknown): unknown {
  if (field?.type === 'list' || field?.type === 'files') return ((value ?? []) as unknown[]).length
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

/** The things that a value names, such as categories/painting; files apart. */
export function namedIn(field: Field | undefined, value: unknown): string[] {
  if (field?.type !== 'reference' && field?.type !== 'references') return []
  return findLinks({ field }, { field: value }).map((link) => `${link.kind}/${link.key}`)
}
