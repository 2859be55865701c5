import { type RawBuilder, sql } from 'kysely'

import type { ActSubject } from '../../contract/acts/log.ts'
import type { KindName, Words } from '../../contract/content/fields.ts'
import type { ContentAct } from '../../contract/content/values.ts'
import type { Database } from '../../database/index.ts'
import { titleOf } from '../content/index.ts'
import { dayOf } from '../gallery/index.ts'
import { findChanges, type FoundChange } from './find-changes.ts'

export interface WantedActs {
  person?: string | undefined
  subject?: ActSubject | undefined
  thing?: string | undefined
  /** Days of the gallery, both included. */
  from?: string | undefined
  until?: string | undefined
}

/** Where a page ended: the moment in microseconds, from which table, and the number in it. */
export type ActsCursor = string

interface Row {
  source: 'a' | 'c'
  id: string
  at: Date
  moment: string
  user_id: string
  actor: string
  subject: ActSubject
  call: string | null
  thing: string
  asked: Record<string, unknown>
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  has_ended: boolean
  refusal: string | null
  kind: KindName | null
  content_id: number | null
  act: ContentAct | null
  draft: Record<string, unknown> | null
}

/** One thing that a member of staff did. */
export interface ToldAct {
  id: ActsCursor
  at: string
  person: string
  actor: string
  subject: ActSubject
  /** The call, unless the history of content tells it. */
  call: string | null
  thing: string
  title: Words | null
  content: { kind: KindName; id: number; act: ContentAct } | null
  state: 'done' | 'refused' | 'broken-off'
  refusal: string | null
  asked: Record<string, unknown>
  changes: FoundChange[]
}

/** What staff did, the latest first: what the log keeps and what the history of content does, as one. */
export async function listActs(
  db: Database,
  wanted: WantedActs,
  { before, limit }: { before?: ActsCursor | undefined; limit: number },
): Promise<ToldAct[]> {
  const isContent = wanted.subject === undefined || wanted.subject === 'content'
  const parts = [selectActs(wanted, before, limit), ...(isContent ? [selectHistory(wanted, before, limit)] : [])]
  const { rows } = await sql<Row>`
    SELECT told.*, content.draft FROM (${sql.join(parts, sql` UNION ALL `)}) AS told
    LEFT JOIN content ON content.kind = told.kind AND content.id = told.content_id
    ORDER BY told.at DESC, told.source DESC, told.id DESC LIMIT ${limit}`.execute(db)
  return rows.map(tell)
}

const MOMENT = sql`(extract(epoch FROM at) * 1000000)::bigint::text`

const selectActs = (wanted: WantedActs, before: ActsCursor | undefined, limit: number) => sql`
  (SELECT 'a' AS source, id, at, ${MOMENT} AS moment, user_id, actor, subject, call, thing, asked, before, ended.after,
    ended.act_id IS NOT NULL AS has_ended, refusal, NULL::text AS kind, NULL::int AS content_id, NULL::text AS act
  FROM staff_acts LEFT JOIN LATERAL (
    SELECT act_id, refusal, after FROM staff_act_ends WHERE act_id = staff_acts.id) AS ended ON true
  WHERE ${both([
    ...filters(wanted, before, 'a'),
    ...(wanted.subject === undefined ? [] : [sql`subject = ${wanted.subject}`]),
    ...(wanted.thing === undefined ? [] : [sql`thing = ${wanted.thing}`]),
  ])}
  ORDER BY at DESC, id DESC LIMIT ${limit})`

function selectHistory(wanted: WantedActs, before: ActsCursor | undefined, limit: number) {
  const [kind, id] = wanted.thing?.split('/') ?? []
  const isOne = kind !== undefined && id !== undefined && /^\d{1,9}$/.test(id)
  const which =
    wanted.thing === undefined ? [] : isOne ? [sql`kind = ${kind} AND content_id = ${Number(id)}`] : [sql`false`]
  return sql`
  (SELECT 'c', id, at, ${MOMENT}, user_id, actor, 'content', NULL, kind || '/' || content_id, '{}'::jsonb, before, after,
    true, NULL, kind, content_id, act
  FROM content_changes WHERE ${both([sql`user_id IS NOT NULL`, ...filters(wanted, before, 'c'), ...which])}
  ORDER BY at DESC, id DESC LIMIT ${limit})`
}

const both = (conditions: RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` AND `)}`

function filters({ person, from, until }: WantedActs, before: ActsCursor | undefined, source: Row['source']) {
  return [
    ...(person === undefined ? [] : [sql`user_id = ${person}`]),
    ...(from === undefined ? [] : [sql`${dayOf('at')} >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`${dayOf('at')} <= ${until}::date`]),
    ...(before === undefined ? [] : [isBefore(before, source)]),
  ]
}

function isBefore(cursor: ActsCursor, source: Row['source']): RawBuilder<unknown> {
  const [moment = '0', from = 'a', id = '0'] = cursor.split('-')
  const at = sql`timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond'`
  if (source === from) return sql`(at, id) < (${at}, ${id}::bigint)`
  return source < from ? sql`at <= ${at}` : sql`at < ${at}`
}

function tell(row: Row): ToldAct {
  const { source, id, moment, at, user_id, actor, subject, call, thing, asked, refusal, kind, content_id, act } = row
  const content = kind && content_id !== null && act ? { kind, id: content_id, act } : null
  return {
    id: `${moment}-${source}-${id}`,
    at: at.toISOString(),
    person: user_id,
    actor,
    subject,
    call,
    thing,
    title: content && titleNow(content.kind, row),
    content,
    state: refusal !== null ? 'refused' : row.has_ended ? 'done' : 'broken-off',
    refusal,
    asked,
    changes: content ? changesOf(row) : row.has_ended && refusal === null ? findChanges(row.before, row.after) : [],
  }
}

interface KeptState {
  draft?: Record<string, unknown>
  published?: Record<string, unknown> | null
  is_visible?: boolean
}

/** Of what visitors see where that is what changed, of what is being written elsewhere. */
function changesOf({ act, before, after }: Row): FoundChange[] {
  if (act === 'drafted' || act === 'imported') {
    return findChanges((before as KeptState | null)?.draft, (after as KeptState | null)?.draft)
  }
  if (act === 'published') {
    return findChanges((before as KeptState | null)?.published, (after as KeptState | null)?.published)
  }
  if (act === 'availability') return findChanges(before, after)
  return []
}

function titleNow(kind: KindName, { draft, before, after }: Row): Words | null {
  const latest = draft ?? (after as KeptState | null)?.draft ?? (before as KeptState | null)?.draft
  return latest ? titleOf(kind, latest) : null
}
