import { sql } from 'kysely'

import type { KindName } from '../../../contract/content/fields.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { describeItems } from '../listing/describe-items.ts'
import type { Change } from './change.ts'
import { type ContentItem, type Schedule, UNSCHEDULED } from './content-item.ts'

/** Writes the rows of things of a kind, with what lists read of them. */
export async function writeItems(tx: Database, kind: KindName, changes: Change[]): Promise<ContentItem[]> {
  const news = changes.filter(({ before, former }) => before === null && former === undefined).length
  const first = news > 0 ? await takeIds(tx, kind, news) : 0
  let next = first
  const items = changes.map(({ key, before, next: state, former }): ContentItem => ({
    ...state,
    schedule: state.schedule ?? before?.schedule ?? UNSCHEDULED,
    kind,
    key,
    id: before?.id ?? former?.id ?? next++,
    version: (before ?? former ?? { version: 0 }).version + 1,
  }))
  const told = await describeItems(tx, kind, items)
  await orChanged(() =>
    tx
      .insertInto('content')
      .values(
        items.map(({ id, key, version, draft, published, isVisible, languages, publishedAt, schedule }, at) => ({
          ...toColumns(told[at] as (typeof told)[number], schedule),
          kind,
          id,
          key,
          version,
          draft: JSON.stringify(draft),
          published: published && JSON.stringify(published),
          is_visible: isVisible,
          languages,
          published_at: publishedAt,
          changed_at: sql<Date>`now()`,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet((update) => ({
          version: update.ref('excluded.version'),
          draft: update.ref('excluded.draft'),
          published: update.ref('excluded.published'),
          is_visible: update.ref('excluded.is_visible'),
          languages: update.ref('excluded.languages'),
          published_at: update.ref('excluded.published_at'),
          changed_at: update.ref('excluded.changed_at'),
          title: update.ref('excluded.title'),
          sort_title: update.ref('excluded.sort_title'),
          sought: update.ref('excluded.sought'),
          marks: update.ref('excluded.marks'),
          refs: update.ref('excluded.refs'),
          lacks: update.ref('excluded.lacks'),
          number: update.ref('excluded.number'),
          publish_at: update.ref('excluded.publish_at'),
          hide_at: update.ref('excluded.hide_at'),
          scheduled_by: update.ref('excluded.scheduled_by'),
        })),
      )
      .execute(),
  )
  return items
}

/** What lists read, as it stands in the row. */
const toColumns = (
  { title, sortTitle, words, marks, refs, lacks, number }: Awaited<ReturnType<typeof describeItems>>[number],
  { publishAt, hideAt, by }: Schedule = UNSCHEDULED,
) => ({
  title: title && JSON.stringify(title),
  sort_title: sortTitle,
  sought: sql<string>`array_to_tsvector(${words}::text[])`,
  marks,
  refs,
  lacks,
  number,
  publish_at: publishAt,
  hide_at: hideAt,
  scheduled_by: by,
})

/** Somebody else has just begun something under the same key. */
async function orChanged(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if ((error as { code?: string }).code === TAKEN) throw new DomainError('content-changed')
    throw error
  }
}

const TAKEN = '23505'

/** Takes ids that nobody else gets; whoever else adds things of the kind waits. */
async function takeIds(tx: Database, kind: KindName, count: number): Promise<number> {
  const { last } = await tx
    .insertInto('content_counters')
    .values({ kind, last: count })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ last: sql`content_counters.last + excluded.last` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}
