import type { KindName } from '../../../contract/content/fields.ts'
import type { Database } from '../../../database/index.ts'
import { type ContentItem, toItem } from '../door/content-item.ts'

/** So few that whoever else is waiting for an answer has a turn in between. */
const AT_ONCE = 250

/** Things of a kind, by id; for a change they are held against others, in one order for everybody. */
export async function readAll(
  db: Database,
  kind: KindName,
  ids: number[],
  isToBeHeld: boolean,
): Promise<Map<number, ContentItem>> {
  const some = db.selectFrom('content').selectAll().where('kind', '=', kind).where('id', 'in', ids).orderBy('id')
  const rows = await (isToBeHeld ? some.forUpdate() : some).execute()
  return new Map(rows.map((row) => [row.id, toItem(row)]))
}

/** Makes something of each id, some ids at a time, in their order. */
export async function inBatches<Made>(ids: number[], make: (some: number[]) => Promise<Made[]>): Promise<Made[]> {
  const inOrder = [...new Set(ids)].toSorted((one, other) => one - other)
  const made: Made[] = []
  for (let at = 0; at < inOrder.length; at += AT_ONCE) made.push(...(await make(inOrder.slice(at, at + AT_ONCE))))
  return made
}
