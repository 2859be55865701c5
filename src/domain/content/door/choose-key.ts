import { randomBytes } from 'node:crypto'

import type { Doc, KindName, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../../contract/locale.ts'
import { type Database, waitForLock } from '../../../database/index.ts'
import { ContentRefusal } from './content-refusal.ts'

const LONGEST = 70
const TRIES = 50
const NO_LETTERS = 'no'
const UNTITLED = 'untitled'

/** The readable part of an address for a title: `Été à l’Œuvre` becomes `ete-a-l-oeuvre`. */
function slugify(title: string): string {
  const plain = title
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
  // Without a letter it could be taken for an id.
  return /[a-z]/.test(plain) ? plain : [NO_LETTERS, plain].filter(Boolean).join('-')
}

/** The slug of a title; as long as it is not there in the default language, of the first that has letters for one. */
function slugOf(title: Words): string {
  const main = title[DEFAULT_LOCALE]
  if (main !== undefined) return slugify(main)
  return (
    LOCALES.flatMap((locale) => title[locale] ?? [])
      .map(slugify)
      .find((slug) => slug !== NO_LETTERS) ?? UNTITLED
  )
}

/** The key for something new: the wished one or it is refused, else one made of its title, with a number if need be. */
export async function chooseKey(tx: Database, kind: KindName, wished: string | undefined, doc: Doc): Promise<string> {
  const { layout, title } = kindOf(kind)
  const words = title === null ? undefined : (doc[title] as Words | undefined)
  const base = wished ?? (layout === 'one' ? kind : slugOf(words ?? {}))
  // Whoever else begins something of the kind waits until we have committed, so that no two choose the same.
  await waitForLock(tx, 'keys of a kind', kind)
  const candidates = [base, ...Array.from({ length: TRIES }, (_, at) => `${base}-${at + 2}`)]
  const rows = await tx
    .selectFrom('content')
    .select('key')
    .where('kind', '=', kind)
    .where('key', 'in', candidates)
    .execute()
  const taken = new Set(rows.map(({ key }) => key))
  if (!taken.has(base)) return base
  if (wished !== undefined || layout === 'one') throw new ContentRefusal(kind, base, [{ path: ['key'], word: 'taken' }])
  return candidates.find((key) => !taken.has(key)) ?? `${base}-${randomBytes(4).toString('hex')}`
}

/** The same for many at once: a wished key that another has is undefined. */
export async function chooseKeys(
  tx: Database,
  kind: KindName,
  things: { wished?: string | undefined; doc: Doc }[],
): Promise<(string | undefined)[]> {
  if (things.length === 0) return []
  await waitForLock(tx, 'keys of a kind', kind)
  const rows = await tx.selectFrom('content').select('key').where('kind', '=', kind).execute()
  const taken = new Set(rows.map(({ key }) => key))
  // Wished ones first: none that is made up may come in their way.
  const wished = things.map((thing) => {
    if (thing.wished === undefined || taken.has(thing.wished)) return undefined
    taken.add(thing.wished)
    return thing.wished
  })
  const { title } = kindOf(kind)
  const last = new Map<string, number>()
  return things.map((thing, at) => {
    if (thing.wished !== undefined) return wished[at]
    const base = slugOf((title === null ? undefined : (thing.doc[title] as Words | undefined)) ?? {})
    let number = last.get(base) ?? 1
    let key = number === 1 ? base : `${base}-${number}`
    while (taken.has(key)) key = `${base}-${++number}`
    last.set(base, number)
    taken.add(key)
    return key
  })
}

/** Whether a key says nothing: what is begun before it has a title gets such a one. */
export const isUntitled = (key: string): boolean => key === UNTITLED || key.startsWith(`${UNTITLED}-`)
