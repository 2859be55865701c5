import type { ReactNode } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { useWords } from '../../../words.ts'
import { useFieldWords } from '../../field-words.ts'
import { useForm, useValue } from '../../form-context.ts'
import { Ordered, type OrderedRow } from './ordered.tsx'
import { useOwnWords } from './use-own-words.ts'

interface Props {
  path: string
  /** What a row is called, where it is more than one of several. */
  nameOf?: (at: number) => string
  /** Whether a row can be moved, but not removed. */
  stays?: (at: number) => boolean
  layout?: 'list' | 'grid'
  className?: string
  children: (row: OrderedRow & { path: string }) => ReactNode
}

/** The rows of a list of the form, in their order. */
export function Rows({ path, nameOf: nameByPlace, children, ...rest }: Props) {
  const { editor } = useWords()
  const { item, isReadOnly } = useForm()
  const { oneOf } = useFieldWords(item.kind)
  const one = oneOf(path.split('.').at(-1) ?? '')
  const { value = [], change } = useValue<unknown[]>(path)
  const sayWords = useOwnWords()
  // What is written in a row names it; what it refers to stands in it anyway.
  const nameOf =
    nameByPlace ??
    ((at: number) =>
      (typeof value[at] === 'object' ? sayWords(path, value[at]) : undefined) ??
      fill(editor.list.item, { name: one, number: at + 1 }))
  return (
    <Ordered
      {...{ value, nameOf, isReadOnly, ...rest }}
      nameRemoved={(row) => sayWords(path, row)}
      change={(next) =>
        change((before = []) => {
          const made = next(before)
          return made.length > 0 ? made : undefined
        })
      }
    >
      {(row) => children({ ...row, path: `${path}.${row.at}` })}
    </Ordered>
  )
}
