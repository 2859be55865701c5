import { type Locale, LOCALES } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { writeCsvLine } from '../write-csv-line.ts'
import { listActs, type ToldAct, type WantedActs } from './list-acts.ts'

const AT_ONCE = 500
const HEADS = ['at', 'actor', 'subject', 'act', 'thing', 'title', 'state', 'asked', 'changes']

/** What staff did as a table, read as it is sent; what happens meanwhile is not in it. */
export async function* writeActs(db: Database, wanted: WantedActs, locale: Locale): AsyncGenerator<string> {
  // Spreadsheets take it for another encoding otherwise.
  yield `\uFEFF${writeCsvLine(HEADS)}`
  let before: string | undefined
  do {
    const acts = await listActs(db, wanted, { before, limit: AT_ONCE })
    if (acts.length > 0) yield acts.map((act) => toLine(act, locale)).join('')
    before = acts.length === AT_ONCE ? acts.at(-1)?.id : undefined
  } while (before !== undefined)
}

function toLine(told: ToldAct, locale: Locale): string {
  const { at, actor, subject, call, content, thing, title, refusal, state, asked, changes } = told
  return writeCsvLine([
    at,
    actor,
    subject,
    call ?? content?.act ?? '',
    thing,
    title?.[locale] ?? LOCALES.flatMap((one) => title?.[one] ?? [])[0] ?? '',
    refusal ?? state,
    Object.keys(asked).length > 0 ? JSON.stringify(asked) : '',
    changes.map(({ place, before, after }) => `${place}: ${before ?? '–'} → ${after ?? '–'}`).join('\n'),
  ])
}
