import { sql } from 'kysely'

import { actsOf, type BulkAct, isPerLanguage } from '../../../contract/content/acts-of.ts'
import type { Doc, Fault, Field } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { type FieldFault, invalidFields } from '../../domain-error.ts'
import { findLinks, type Link } from '../document/find-links.ts'
import { readDraft } from '../document/read-draft.ts'
import { toFieldFault } from '../door/content-refusal.ts'

/** What somebody wants of a field of many things. */
export interface Wish {
  field: string
  locale?: Locale | undefined
  act: BulkAct
  value?: unknown
}

type Faults = Record<string, FieldFault>

/** Brings wishes into the form in which drafts are kept, or refuses all of them with every reason. */
export async function readWishes(db: Database, kind: EditedKind, wishes: Wish[]): Promise<Wish[]> {
  const { fields } = kindOf(kind)
  const faults: Faults = {}
  const links: { at: number; link: Link }[] = []
  const read = wishes.map((wish, at) => {
    const field = Object.hasOwn(fields, wish.field) ? fields[wish.field] : undefined
    const place = `changes.${at}`
    if (!field) {
      faults[`${place}.field`] = { word: 'invalid' }
      return wish
    }
    Object.assign(faults, findMisfits(place, wish, field))
    const { value, found } = readValue(wish, field)
    for (const fault of found) faults[`${place}.value${placeWithin(fault, wish)}`] ??= toFieldFault(fault)
    if (found.length === 0 && saysNothing(wish, field, value)) faults[`${place}.value`] = { word: 'required' }
    if (wish.act !== 'remove')
      links.push(...findLinks({ [wish.field]: field }, { [wish.field]: value }).map((link) => ({ at, link })))
    // A flag that is not set is not there.
    const act = wish.act === 'set' && value === undefined ? 'clear' : wish.act
    return { field: wish.field, locale: wish.locale, act, ...(act === 'clear' ? {} : { value }) }
  })
  for (const { at } of await findUnknown(db, links)) faults[`changes.${at}.value`] ??= { word: 'invalid' }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  return read
}

/** What of a wish does not go with its field. */
function findMisfits(place: string, { field: name, locale, act }: Wish, field: Field): Faults {
  return {
    ...(actsOf(name, field).includes(act) ? {} : { [`${place}.act`]: { word: 'invalid' } as const }),
    ...(isPerLanguage(field) === (locale !== undefined)
      ? {}
      : { [`${place}.locale`]: { word: locale === undefined ? 'required' : 'invalid' } as const }),
  }
}

function readValue({ field: name, locale, act, value }: Wish, field: Field): { value: unknown; found: Fault[] } {
  if (act === 'clear') return { value: undefined, found: [] }
  const given = isPerLanguage(field) && locale !== undefined ? { [locale]: value } : value
  const { doc, faults } = readDraft({ [name]: field }, { [name]: given })
  return { value: doc[name], found: faults }
}

/** Whether a wish lacks its value. An item of which nothing is said would be any item. */
function saysNothing({ act }: Wish, field: Field, value: unknown): boolean {
  if (act === 'clear' || field.type === 'flag') return false
  return (
    value === undefined || (field.type === 'list' && (value as Doc[]).some((item) => Object.keys(item).length === 0))
  )
}

/** Where in the value of a wish a fault is. */
function placeWithin({ path }: Fault, { locale }: Wish): string {
  const rest = path.slice(locale === undefined ? 1 : 2)
  return rest.map((part) => `.${part}`).join('')
}

/** Which of these name something that there is not. */
async function findUnknown<Named extends { link: Link }>(db: Database, named: Named[]): Promise<Named[]> {
  if (named.length === 0) return []
  const { rows } = await sql<{ kind: string; key: string }>`
    SELECT content.kind, content.key FROM content
    JOIN unnest(${named.map(({ link }) => link.kind)}::text[], ${named.map(({ link }) => link.key)}::text[])
      AS named (kind, key) ON content.kind = named.kind AND content.key = named.key`.execute(db)
  const known = new Set(rows.map(({ kind, key }) => `${kind}/${key}`))
  return named.filter(({ link }) => !known.has(`${link.kind}/${link.key}`))
}
