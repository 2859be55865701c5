import { isDeepStrictEqual } from 'node:util'

import { isPerLanguage } from '../../../contract/content/acts-of.ts'
import { checkWritten } from '../../../contract/content/check-written.ts'
import type { Doc, Fault, Kind, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { pricesAreSaid } from '../../../contract/content/kinds/artworks.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { readDraft } from '../document/read-draft.ts'
import type { ContentItem } from '../door/content-item.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import { refuseWithoutPricing } from '../door/refuse-needed.ts'
import { fulfil } from './fulfil.ts'
import type { Wish } from './read-wishes.ts'

/** What becomes of one thing among many. */
export interface Plan {
  id: number
  /** Nothing of what is not there. */
  item: ContentItem | undefined
  outcome: 'changed' | 'same' | 'refused' | 'newer' | 'gone'
  next: Doc
  /** What of it becomes different. */
  places: Place[]
  /** What is not taken back, since somebody has written it anew. */
  left: string[]
  faults: Fault[]
  /** Why it cannot be, where that is no field's. */
  code?: ErrorCode | undefined
}

interface Place {
  name: string
  place: string
  was: unknown
  becomes: unknown
}

/** The plan for something that stays as it is. */
export const leaveAlone = (id: number, item: ContentItem | undefined, outcome: 'newer' | 'gone'): Plan => ({
  ...{ id, item, outcome, next: item?.draft ?? {}, places: [], left: [], faults: [] },
})

/** What wishes make of a thing: the same for a preview and when they are carried out. */
export function planChange(item: ContentItem, wishes: Wish[], availability: string | undefined): Plan {
  const kind = kindOf(item.kind)
  const { doc, faults } = readDraft(kind.fields, wishes.reduce(fulfil, item.draft))
  return planDraft(item, doc, [...faults, ...findNewFaults(kind, item.draft, doc, availability)])
}

/** The plan for a thing that is to have this draft. */
export function planDraft(item: ContentItem, next: Doc, faults: Fault[], left: string[] = []): Plan {
  const places = findPlaces(kindOf(item.kind), item.draft, next)
  const all = [...faults, ...refusePricing(item, next)]
  const outcome = places.length === 0 ? (left.length > 0 ? 'newer' : 'same') : all.length > 0 ? 'refused' : 'changed'
  return { id: item.id, item, outcome, next, places, left, faults: outcome === 'refused' ? all : [] }
}

/** The places in which two drafts differ, each language by itself; a list is one place. */
export function findPlaces({ fields }: Kind, before: Doc, next: Doc): Place[] {
  return Object.entries(fields).flatMap(([name, field]): Place[] => {
    const [was, becomes] = [before[name], next[name]]
    if (isDeepStrictEqual(was, becomes)) return []
    if (!isPerLanguage(field)) return [{ name, place: name, was, becomes }]
    const [words, others] = [(was ?? {}) as Words, (becomes ?? {}) as Words]
    return LOCALES.filter((locale) => words[locale] !== others[locale]).map((locale) => ({
      ...{ name, place: `${name}.${locale}`, was: words[locale], becomes: others[locale] },
    }))
  })
}

/**
 * What would keep a thing from visitors and does not yet. One by one staff may leave a draft like that and go on with it;
 * among thousands nobody would find it again.
 */
function findNewFaults(kind: Kind, before: Doc, next: Doc, availability: string | undefined): Fault[] {
  const former = checkAll(kind, before, availability)
  // The rules between fields are only asked once nothing is missing: then they may tell of what was so all along.
  const wasWhole = !former.some(({ word }) => word === 'required')
  return checkAll(kind, next, availability).filter(
    (fault) => (wasWhole || fault.word === 'required') && !former.some((one) => isDeepStrictEqual(one, fault)),
  )
}

const checkAll = (kind: Kind, doc: Doc, availability: string | undefined): Fault[] => [
  ...checkWritten(kind, doc),
  ...(availability === undefined ? [] : pricesAreSaid(doc, availability)),
]

function refusePricing(item: ContentItem, draft: Doc): Fault[] {
  try {
    refuseWithoutPricing({ ...item, before: item, next: { ...item, draft } })
    return []
  } catch (error) {
    if (error instanceof ContentRefusal) return error.faults
    throw error
  }
}
