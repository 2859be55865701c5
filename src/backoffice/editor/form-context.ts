import { createContext, use } from 'react'

import { valueAt } from '../saving/leaves.ts'
import type { Item } from './item.ts'

interface Form {
  item: Item
  draft: Item['draft']
  /** Writes a value at a path; a function is given what stands there at that moment. */
  change: (path: string, value: unknown) => void
  /** What is wrong, by path. */
  faults: Record<string, string[]>
  isReadOnly: boolean
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('a field stands outside of a form')
  return form
}

/** One field of the draft: its value, what is wrong with it, and how it is changed. */
export function useValue<Value>(path: string) {
  const { draft, change, faults } = useForm()
  return {
    value: valueAt(draft, path) as Value | undefined,
    error: faults[path]?.join(' '),
    change: (value: Value | undefined | ((before: Value | undefined) => Value | undefined)) => change(path, value),
  }
}
