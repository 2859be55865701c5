import type { LineAct } from '../../contract/content/values.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { PlannedLine } from './plan.ts'

const PAGE = 100

/** What becomes of the lines of an import, a page at a time. */
export async function readLines(
  db: Database,
  id: string,
  { act, after }: { act?: LineAct | undefined; after: number },
): Promise<{ lines: PlannedLine[]; next_after: number | null }> {
  const row = await db.selectFrom('content_imports').select('lines').where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  const all = (row.lines ?? []) as unknown as PlannedLine[]
  const behind = all.filter((one) => one.line > after && (act === undefined || one.act === act))
  const lines = behind.slice(0, PAGE)
  return { lines, next_after: behind.length > PAGE ? (lines.at(-1)?.line ?? null) : null }
}
