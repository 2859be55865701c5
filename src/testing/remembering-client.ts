import type { PoolConfig } from 'pg'

import { ImpatientClient } from '../database/index.ts'

const names = new Map<string, string>()

/** Says each statement to the server once, by a name, and only its name from then on. */
class RememberingClient extends ImpatientClient {
  override query(...call: unknown[]): never {
    const [text, values, ...rest] = call
    if (typeof text !== 'string' || !Array.isArray(values)) return super.query(...call)
    return super.query({ name: nameOf(text), text, values }, ...rest)
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `statement ${names.size}`
  names.set(text, name)
  return name
}

/**
 * Connections for tests, of which thousands ask the same on few rows: reading and planning statements took PostgreSQL more
 * time than doing them. A plan is made once, whatever the values, since few rows are found as quickly by any. For a
 * gallery itself this is none: its plans depend on the values, and a pooler may stand between.
 */
export const REMEMBERING: PoolConfig = { Client: RememberingClient, options: '-c plan_cache_mode=force_generic_plan' }
