import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'

import type { Doc, KindName, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { type ContentStateName, EDITED_KINDS } from '../../../contract/content/values.ts'
import { LOCALES } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { foldText } from '../../fold-text.ts'
import { cutWords } from '../../search/index.ts'
import { findLinks } from '../document/find-links.ts'
import type { ContentItem } from '../door/content-item.ts'
import { findLacks, type SidesOfPictures } from './find-lacks.ts'
import { marksOf } from './marks.ts'

/** What lists read of a thing beside the thing itself. */
interface Description {
  title: Words | null
  sortTitle: string
  words: string[]
  marks: number[]
  refs: string[]
  lacks: string[]
  number: string | null
}

type Described = Pick<ContentItem, 'id' | 'key' | 'draft' | 'published' | 'isVisible'>

/** What a thing is called, as staff are writing it. */
export function titleOf(kind: KindName, draft: Doc): Words | null {
  const { title } = kindOf(kind)
  return title === null ? null : ((draft[title] as Words | undefined) ?? {})
}

/** Tells of things of a kind what lists read of them, in the same order. */
export async function describeItems(tx: Database, kind: KindName, items: Described[]): Promise<Description[]> {
  const { fields } = kindOf(kind)
  const links = items.map(({ draft }) => findLinks(fields, draft))
  const files = new Set(links.flat().flatMap((link) => (link.kind === 'media' ? [link.key] : [])))
  const sides = await readSides(tx, [...files])
  const artists = await readNames(tx, [...new Set(items.flatMap(({ draft }) => artistOf(draft)))])
  const words = await cutWords(
    tx,
    items.map(({ key, draft }) => [
      ...Object.values(titleOf(kind, draft) ?? {}),
      key,
      ...(typeof draft.inventory_number === 'string' ? [draft.inventory_number] : []),
      ...artistOf(draft).flatMap((artist) => Object.values(artists.get(artist) ?? {})),
    ]),
  )
  return items.map((item, at) => {
    const { id, key, draft } = item
    const title = titleOf(kind, draft)
    const refs = [...new Set((links[at] ?? []).map((link) => `${link.kind}/${link.key}`))]
    const lacks = findLacks(kind, draft, sides)
    return {
      title,
      sortTitle: foldText(LOCALES.flatMap((locale) => title?.[locale] ?? [])[0] ?? (title ? '' : key)),
      words: words[at] ?? [],
      marks: isEdited(kind) ? marksOf({ kind, id, state: stateOf(item), refs, lacks, words: words[at] ?? [] }) : [],
      refs,
      lacks,
      number: (draft.inventory_number as string | undefined) ?? null,
    }
  })
}

/** Where a thing stands, as the column of its row says it. */
export function stateOf({
  draft,
  published,
  isVisible,
}: Pick<Described, 'draft' | 'published' | 'isVisible'>): ContentStateName {
  if (!published) return 'draft'
  if (!isVisible) return 'hidden'
  return isDeepStrictEqual(draft, published) ? 'published' : 'changed'
}

/** Only what staff list needs to be found. */
const isEdited = (kind: KindName) => (EDITED_KINDS as readonly KindName[]).includes(kind)

const artistOf = ({ artist }: Doc) => (typeof artist === 'string' ? [artist] : [])

async function readSides(tx: Database, keys: string[]): Promise<SidesOfPictures> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; side: number }>`
    SELECT media.key, greatest(width, height) AS side FROM media JOIN pictures ON pictures.id = media.picture_id
    WHERE media.key = ANY (${keys}::text[])`.execute(tx)
  return new Map(rows.map(({ key, side }) => [key, side]))
}

async function readNames(tx: Database, keys: string[]): Promise<Map<string, Words>> {
  if (keys.length === 0) return new Map()
  const rows = await tx
    .selectFrom('content')
    .select(['key', sql<Words | null>`draft -> 'name'`.as('name')])
    .where('kind', '=', 'artists')
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, name }) => [key, name ?? {}]))
}
