import { type ReactNode, useState } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { useWords } from '../../../words.ts'
import { useFieldWords } from '../../field-words.ts'
import { useForm, useValue } from '../../form-context.ts'
import { MoveButtons } from './move-buttons.tsx'
import { moveWithin } from './move-within.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useOwnToasts } from './use-own-toasts.ts'
import { useOwnWords } from './use-own-words.ts'

interface Row {
  at: number
  path: string
  name: string
  /** Handle and buttons that bring it elsewhere or away; nothing for whoever only reads. */
  controls: ReactNode
  /** Makes something else in the row a handle as well. */
  grip: ReturnType<ReturnType<typeof useDragOrder>['handle']> | undefined
}

interface Props {
  path: string
  /** What a row is called, where it is more than one of several. */
  nameOf?: (at: number) => string
  /** Whether a row can be moved, but not removed. */
  stays?: (at: number) => boolean
  layout?: 'list' | 'grid'
  className?: string
  children: (row: Row) => ReactNode
}

/** What shows where a row would land. */
const LINE = 'before:absolute before:z-10 before:bg-accent'
const LINES = {
  list: {
    before: `${LINE} before:inset-x-0 before:-top-0.5 before:h-1`,
    after: `${LINE} before:inset-x-0 before:-bottom-0.5 before:h-1`,
  },
  grid: {
    before: `${LINE} before:inset-y-0 before:-left-2 before:w-1`,
    after: `${LINE} before:inset-y-0 before:-right-2 before:w-1`,
  },
}

/** The rows of a list in an order that counts: dragged, moved by buttons, removed with a way back. */
export function Rows({ path, nameOf: nameByPlace, stays, layout = 'list', className = '', children }: Props) {
  const { editor } = useWords()
  const { item, isReadOnly } = useForm()
  const { oneOf } = useFieldWords(item.kind)
  const one = oneOf(path.split('.').at(-1) ?? '')
  const nameOf = nameByPlace ?? ((at: number) => fill(editor.list.item, { name: one, number: at + 1 }))
  const { value = [], change } = useValue<unknown[]>(path)
  const keys = useKeys(value.length)
  const [news, setNews] = useState('')
  const tell = useOwnToasts()
  const sayWords = useOwnWords(path)
  const { list, drag, handle } = useDragOrder(layout, drop)

  const sayMoved = (from: number, to: number) =>
    fill(editor.list.moved, { item: nameOf(from), place: to + 1, count: value.length })
  function bring(from: number, to: number) {
    keys.move(from, to)
    change((before = []) => moveWithin(before, from, to))
  }
  function move(from: number, to: number) {
    bring(from, to)
    setNews(sayMoved(from, to))
  }
  // A hand may slip: what was dropped says where, and can be taken back.
  function drop(from: number, to: number) {
    bring(from, to)
    tell(sayMoved(from, to), () => bring(to, from))
  }
  function remove(at: number) {
    const removed = value[at]
    keys.remove(at)
    change((before = []) => (before.length > 1 ? before.toSpliced(at, 1) : undefined))
    tell(fill(editor.list.removed, { item: sayWords(removed) ?? nameOf(at) }), () => {
      change((before = []) => before.toSpliced(at, 0, removed))
      keys.insert(at)
    })
  }
  const lineOf = (at: number) => {
    if (!drag || drag.place === drag.from || drag.place === drag.from + 1) return ''
    if (drag.place === at) return LINES[layout].before
    return drag.place === value.length && at === value.length - 1 ? LINES[layout].after : ''
  }
  return (
    <>
      <ol ref={list} data-sorting={drag ? '' : undefined} className={className}>
        {value.map((_, at) => (
          <li
            key={keys.at(at)}
            className={`relative ${drag?.from === at ? 'z-20 bg-paper opacity-80 shadow-lg' : ''} ${lineOf(at)}`}
          >
            {children({
              at,
              path: `${path}.${at}`,
              name: nameOf(at),
              grip: isReadOnly || value.length < 2 ? undefined : handle(at),
              controls: isReadOnly ? null : (
                <MoveButtons
                  item={nameOf(at)}
                  at={at}
                  count={value.length}
                  grip={handle(at)}
                  layout={layout}
                  onMove={(to) => move(at, to)}
                  onRemove={stays?.(at) ? undefined : () => remove(at)}
                />
              ),
            })}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}

interface Keys {
  last: number
  keys: number[]
}

/** A key for each row that goes with it, so that what is open, typed or on its way in a row stays with it. */
function useKeys(count: number) {
  const [known, setKnown] = useState<Keys>({ last: 0, keys: [] })
  const now = fit(known, count)
  if (now !== known) setKnown(now)
  const change = (next: (keys: number[], fresh: number) => number[]) =>
    setKnown(({ last, keys }) => ({ last: last + 1, keys: next(keys, last + 1) }))
  return {
    at: (at: number) => now.keys[at],
    move: (from: number, to: number) => change((keys) => moveWithin(keys, from, to)),
    remove: (at: number) => change((keys) => keys.toSpliced(at, 1)),
    insert: (at: number) => change((keys, fresh) => keys.toSpliced(at, 0, fresh)),
  }
}

function fit(known: Keys, count: number): Keys {
  const more = count - known.keys.length
  if (more === 0) return known
  const fresh = Array.from({ length: Math.max(0, more) }, (_, at) => known.last + 1 + at)
  return { last: known.last + fresh.length, keys: [...known.keys, ...fresh].slice(0, count) }
}
