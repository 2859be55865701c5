import type { CallInput, Reply } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  CONDITIONS,
  CUSTOMS_CODES,
  EXPORT_REASONS,
  INCOTERMS,
  LABEL_FORMATS,
  type PaperKind,
} from '../../contract/papers/values.ts'
import { call } from '../api/call.ts'
import { textIn } from '../components/text-in.ts'
import { type Subject, whichOf } from './subject.ts'

export type Paper = Reply<'GET /editor/papers/{paper}'>['paper']

interface Wish {
  key: string
  kind: PaperKind
  subject: Subject
  locale: Locale
  typed: FormData
  photographs: string[]
}

/** Asks for a paper with what was typed; what is not filled in is left to the gallery. */
export async function askPaper(wish: Wish): Promise<Paper> {
  const { kind, subject } = wish
  if (kind === 'condition-report') {
    const body = conditionIn(wish)
    return (await call('POST /sales/papers/condition', { body })).paper
  }
  if (kind === 'packing-list' || kind === 'pro-forma') {
    const body = customsIn(wish, kind)
    return (await call('POST /sales/papers/customs', { body })).paper
  }
  const { key, locale, typed } = wish
  const labels = {
    format: oneOf(LABEL_FORMATS, textIn(typed, 'format')),
    first: numberIn(typed, 'first'),
    every_language: typed.has('every_language'),
  }
  const body = { key, kind, locale, ...whichOf(subject), prices: typed.has('prices') }
  return (await call('POST /editor/papers', { body: { ...body, ...(kind === 'labels' ? labels : {}) } })).paper
}

const oneOf = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((value) => value === typed)

function numberIn(typed: FormData, name: string): number | undefined {
  const text = textIn(typed, name).trim().replace(',', '.')
  return text === '' ? undefined : Number(text)
}

function conditionIn({ key, locale, subject, typed, photographs }: Wish) {
  return {
    ...{ key, locale, photographs },
    work: subject.type === 'work' ? subject.id : 0,
    day: textIn(typed, 'day'),
    inspector: textIn(typed, 'inspector'),
    place: textIn(typed, 'place'),
    condition: oneOf(CONDITIONS, textIn(typed, 'condition')) ?? 'good',
    remarks: textIn(typed, 'remarks'),
  } satisfies CallInput<'POST /sales/papers/condition'>['body']
}

function customsIn({ key, locale, subject, typed }: Wish, kind: 'packing-list' | 'pro-forma') {
  const { number, lines } = subject.type === 'order' ? subject.order : { number: '', lines: [] }
  return {
    ...{ key, kind, locale, order: number },
    incoterm: oneOf(INCOTERMS, textIn(typed, 'incoterm')),
    reason: oneOf(EXPORT_REASONS, textIn(typed, 'reason')),
    origin: textIn(typed, 'origin') || undefined,
    codes: lines.flatMap(({ artwork: work }) => {
      const code = oneOf(CUSTOMS_CODES, textIn(typed, `code-${work}`))
      return code ? [{ work, code }] : []
    }),
    packages: numberIn(typed, 'packages'),
    gross_weight: numberIn(typed, 'gross_weight'),
    note: textIn(typed, 'note'),
  } satisfies CallInput<'POST /sales/papers/customs'>['body']
}
