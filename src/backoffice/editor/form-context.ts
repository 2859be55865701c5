import { createContext, type ReactNode, use } from 'react'

import type { Field } from '../../contract/content/fields.ts'
import type { Locale } from '../../contract/locale.ts'
import { valueAt } from '../saving/leaves.ts'
import type { LooseTexts } from '../saving/loose-texts.ts'
import { isNeeded } from './is-needed.ts'
import type { Item } from './item.ts'

/** One field, and where in the draft it stands. */
export interface FieldPlace {
  path: string
  name: string
  field: Field
}

interface Form {
  item: Item
  draft: Item['draft']
  /** Writes a value at a path; a function is given what stands there at that moment. */
  change: (path: string, value: unknown) => void
  /** What is wrong, by path. */
  faults: Record<string, string[]>
  /** What is typed and means nothing yet. */
  loose: LooseTexts
  isReadOnly: boolean
  /** The one language that a narrow screen shows. */
  language: Locale
  showLanguage: (locale: Locale) => void
  /** The control of a field, for fields that are made of others. */
  renderField: (place: FieldPlace) => ReactNode
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('a field stands outside of a form')
  return form
}

/** One field of the draft: its value, what is wrong with it, and how it is changed. */
export function useValue<Value>(path: string) {
  const { item, draft, change, faults } = useForm()
  return {
    /** Whether visitors cannot do without it. */
    isNeeded: isNeeded(item, draft, path) || undefined,
    value: valueAt(draft, path) as Value | undefined,
    error: faults[path]?.join(' '),
    change: (value: Value | undefined | ((before: Value | undefined) => Value | undefined)) => change(path, value),
  }
}
