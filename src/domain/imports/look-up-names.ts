import type { KindName, Words } from '../../contract/content/fields.ts'
import type { Database } from '../../database/index.ts'
import { foldText } from '../fold-text.ts'

/** The things that a name can mean. */
export type FindNamed = (name: string) => string[]

/** Finds things of a kind by their key, or by what they are called in any language. */
export async function lookUpNames(db: Database, kind: KindName): Promise<FindNamed> {
  const rows = await db.selectFrom('content').select(['key', 'title', 'number']).where('kind', '=', kind).execute()
  const keys = new Set(rows.map(({ key }) => key))
  const named = new Map<string, Set<string>>()
  for (const { key, title, number } of rows) {
    for (const name of [...Object.values((title ?? {}) as Words), ...(number === null ? [] : [number])]) {
      const folded = foldName(name)
      const known = named.get(folded)
      if (known) known.add(key)
      else named.set(folded, new Set([key]))
    }
  }
  return (name) => (keys.has(name) ? [name] : [...(named.get(foldName(name)) ?? [])])
}

const foldName = (name: string) => foldText(name).split(/\s+/).join(' ').trim()
