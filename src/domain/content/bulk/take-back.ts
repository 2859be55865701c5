import { isDeepStrictEqual } from 'node:util'

import { holdsSeveral, isPerLanguage } from '../../../contract/content/acts-of.ts'
import type { Doc, Fields } from '../../../contract/content/fields.ts'
import { LOCALES } from '../../../contract/locale.ts'

/** A draft before and after a change, and as it is now. */
interface Drafts {
  before: Doc
  after: Doc
  now: Doc
}

/**
 * Takes a change back where a draft is still as that has left it, each field and language by itself. What somebody has
 * written since is left, and told; of what holds several, only the items that were changed are taken back.
 */
export function takeBack(fields: Fields, { before, after, now }: Drafts): { doc: Doc; left: string[] } {
  const doc: Doc = {}
  const left: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const [was, made, is] = [before[name], after[name], now[name]]
    if (isPerLanguage(field)) {
      const inLanguage = (value: unknown, locale: string) => (value as Doc | undefined)?.[locale]
      doc[name] = Object.fromEntries(
        LOCALES.map((locale) => {
          const [one, other, third] = [was, made, is].map((value) => inLanguage(value, locale))
          const { value, isLeft } = takeBackOne(one, other, third)
          if (isLeft) left.push(`${name}.${locale}`)
          return [locale, value]
        }),
      )
      continue
    }
    const { value, isLeft } = holdsSeveral(field)
      ? takeBackItems(was as unknown[], made as unknown[], is as unknown[])
      : takeBackOne(was, made, is)
    if (isLeft) left.push(name)
    doc[name] = value
  }
  return { doc, left }
}

interface TakenBack {
  value: unknown
  isLeft: boolean
}

function takeBackOne(was: unknown, made: unknown, is: unknown): TakenBack {
  if (isDeepStrictEqual(was, made) || isDeepStrictEqual(is, was)) return { value: is, isLeft: false }
  return isDeepStrictEqual(is, made) ? { value: was, isLeft: false } : { value: is, isLeft: true }
}

function takeBackItems(was: unknown[] = [], made: unknown[] = [], is: unknown[] = []): TakenBack {
  const whole = takeBackOne(was, made, is)
  if (!whole.isLeft) return whole
  const [added, removed] = [without(made, was), without(was, made)]
  // Nothing but the order was changed, and somebody has changed it again.
  if (added.length === 0 && removed.length === 0) return whole
  const value = without(is, added)
  for (const item of removed) {
    if (has(value, item)) continue
    const neighbours = was.slice(0, was.indexOf(item))
    const behind = value.findLastIndex((one) => has(neighbours, one))
    value.splice(behind + 1, 0, item)
  }
  return { value, isLeft: without(added, is).length > 0 }
}

const has = (items: unknown[], item: unknown) => items.some((one) => isDeepStrictEqual(one, item))

/** Items without others, each taken out as often as it is there. */
function without(items: unknown[], others: unknown[]): unknown[] {
  const rest = [...items]
  for (const other of others) {
    const at = rest.findIndex((one) => isDeepStrictEqual(one, other))
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
