import type { BulkAct } from '../../contract/content/acts-of.ts'
import type { Words } from '../../contract/content/fields.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import type { Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { useNamePathOf } from '../editor/name-path.ts'
import { useWords } from '../words.ts'
import { useTellValue } from './use-tell-value.ts'
import { fieldOf, needsValue, wordOfAct } from './wish.ts'

interface Asked {
  field: string
  locale?: Locale | undefined
  act: BulkAct
  value?: unknown
}

/** Says what is asked for: "Price (€) – Set it to: 500". */
export function useSayAsked(kind: EditedKind): (asked: Asked[], names: Record<string, Words>) => string {
  const { bulk } = useWords()
  const namePath = useNamePathOf(kind)
  const tell = useTellValue(kind)
  return (asked, names) =>
    asked
      .map(({ field: name, locale, act, value }) => {
        const field = fieldOf(kind, name)
        return fill(field && needsValue(field, act) ? bulk.askedValue : bulk.asked, {
          field: namePath(locale ? `${name}.${locale}` : name),
          act: bulk.acts[wordOfAct(field, act)],
          value: tell(name, value, names),
        })
      })
      .join(' · ')
}
