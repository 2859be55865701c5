import { createHash } from 'node:crypto'

import type { z } from 'zod'

import { alertFilters } from '../../contract/alerts/endpoints.ts'

/** What a saved search asks for, parsed. */
export type AlertFilters = z.output<typeof alertFilters>

/** The same as a query says it. */
export type AlertQuery = Partial<Record<string, string | string[]>>

const CHOICES = ['category', 'technique', 'color', 'orientation', 'size'] as const
const RANGES = ['price', 'width', 'height'] as const

/** One spelling for all ways to ask for the same: names in alphabetical order, each value once, nothing empty. */
export function spellFilters(filters: AlertFilters): AlertQuery {
  const query: AlertQuery = {}
  for (const name of CHOICES) {
    const values = [...new Set<string>(filters[name] ?? [])].toSorted()
    if (values.length > 0) query[name] = values
  }
  for (const name of RANGES) {
    const range = filters[name]
    if (range) query[name] = `${range.min ?? ''}-${range.max ?? ''}`
  }
  for (const name of ['artist', 'availability', 'query'] as const) {
    const value = filters[name]
    if (value !== undefined) query[name] = value
  }
  return Object.fromEntries(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Stored filters as they were meant; nothing when they hold what no longer exists. */
export const readFilters = (stored: unknown): AlertFilters | undefined => alertFilters.safeParse(stored).data

/** What two alerts have in common that are the same. */
export const markOf = (kind: 'artist' | 'search', what: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, what]))
    .digest()
