import type { KindName } from '../../../contract/content/fields.ts'
import type { Database } from '../../../database/index.ts'
import { type ContentItem, toItem } from '../door/content-item.ts'

const AT_ONCE = 1000

/** The things of a kind with these ids, by id; for a change they are held against others, in one order for everybody. */
export async function readAll(
  db: Database,
  kind: KindName,
  ids: number[],
  isToBeHeld: boolean,
): Promise<Map<number, ContentItem>> {
  const items = new Map<number, ContentItem>()
  const inOrder = [...new Set(ids)].toSorted((one, other) => one - other)
  for (let at = 0; at < inOrder.length; at += AT_ONCE) {
    const some = db
      .selectFrom('content')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', 'in', inOrder.slice(at, at + AT_ONCE))
      .orderBy('id')
    const rows = await (isToBeHeld ? some.forUpdate() : some).execute()
    for (const row of rows) items.set(row.id, toItem(row))
  }
  return items
}
