import { createHash } from 'node:crypto'

import type { z } from 'zod'

import { alertFilters } from '../../contract/alerts/endpoints.ts'

/** What a saved search asks for, parsed. */
export type AlertFilters = z.output<typeof alertFilters>

/** The same as a query says it. */
export type AlertQuery = Partial<Record<string, string | string[]>>

/** One spelling for all ways to ask for the same: names in alphabetical order, each value once, nothing empty. */
export function spellFilters(filters: AlertFilters): AlertQuery {
  const entries = Object.entries(filters).map(([name, value]) => [name, spell(value)] as const)
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined && value.length > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function spell(value: AlertFilters[keyof AlertFilters]): string | string[] | undefined {
  if (Array.isArray(value)) return [...new Set<string>(value)].toSorted()
  return typeof value === 'object' ? `${value.min ?? ''}-${value.max ?? ''}` : value
}

/** Stored filters as they were meant; nothing when they hold what no longer exists. */
export const readFilters = (stored: unknown): AlertFilters | undefined => alertFilters.safeParse(stored).data

/** What two alerts have in common that are the same. */
export const markOf = (kind: 'artist' | 'search', what: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, what]))
    .digest()
