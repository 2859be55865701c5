import type { Selectable } from 'kysely'

import type { Availability } from '../../../contract/catalogue/values.ts'
import type { Doc, KindName } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type ContentRow, type Database } from '../../../database/index.ts'
import { readDraft } from '../document/read-draft.ts'

/** The forms of a thing: what staff are writing, and what visitors see or saw. */
export interface ContentState {
  draft: Doc
  published: Doc | null
  isVisible: boolean
  languages: Locale[]
  /** When visitors could see it first, or are to be told so. */
  publishedAt: Date | null
  /** When it is published or hidden by itself, and whose wish that is; left out, it stays as it is. */
  schedule?: Schedule | undefined
}

export interface Schedule {
  publishAt: Date | null
  hideAt: Date | null
  by: string | null
}

export const UNSCHEDULED: Schedule = { publishAt: null, hideAt: null, by: null }

export interface ContentItem extends ContentState {
  kind: KindName
  id: number
  key: string
  version: number
}

/** Who writes: a member of staff, or a program such as an import. */
export interface Actor {
  name: string
  userId?: string | undefined
}

/** What a thing that is new to the gallery brings along beside its words: sales decide about it from then on. */
export interface Arrival {
  availability?: Availability | undefined
  formerSlugs?: string[] | undefined
}

/** The things of a kind that are there under these keys; held against others until the transaction ends. */
export async function holdItems(tx: Database, kind: KindName, keys: string[]): Promise<ContentItem[]> {
  const rows = await tx
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toItem)
}

/** One thing by its id, held likewise. */
export async function holdItem(tx: Database, kind: KindName, id: number): Promise<ContentItem | undefined> {
  const row = await tx
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && toItem(row)
}

/** Brings a row's documents into the order of their fields, which the database does not keep. */
export function toItem(row: Selectable<ContentRow>): ContentItem {
  const kind = row.kind as KindName
  const { fields } = kindOf(kind)
  return {
    kind,
    id: row.id,
    key: row.key,
    version: row.version,
    draft: readDraft(fields, row.draft).doc,
    published: row.published && readDraft(fields, row.published).doc,
    isVisible: row.is_visible,
    languages: row.languages as Locale[],
    publishedAt: row.published_at,
    schedule: { publishAt: row.publish_at, hideAt: row.hide_at, by: row.scheduled_by },
  }
}

/** A state as the history keeps it. */
export const toJson = ({ draft, published, isVisible, languages, publishedAt }: ContentState) =>
  JSON.stringify({ draft, published, is_visible: isVisible, languages, published_at: publishedAt })
