import { type ReactNode, useState } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { useWords } from '../../../words.ts'
import { MoveButtons } from './move-buttons.tsx'
import { moveWithin } from './move-within.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useKeys } from './use-keys.ts'
import { useOwnToasts } from './use-own-toasts.ts'

export interface OrderedRow {
  at: number
  name: string
  /** Handle and buttons that bring it elsewhere or away; nothing for whoever only reads. */
  controls: ReactNode
  /** Makes something else in the row a handle as well. */
  grip: ReturnType<ReturnType<typeof useDragOrder>['handle']> | undefined
}

interface Props<Value> {
  value: readonly Value[]
  change: (next: (before: readonly Value[]) => Value[]) => void
  nameOf: (at: number) => string
  /** What one that was taken away is called, where it says so itself. */
  nameRemoved?: (removed: Value) => string | undefined
  isReadOnly?: boolean
  /** Whether a row can be moved, but not removed. */
  stays?: ((at: number) => boolean) | undefined
  layout?: 'list' | 'grid'
  className?: string
  children: (row: OrderedRow) => ReactNode
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

/** Rows in an order that counts: dragged, moved by buttons, removed with a way back. */
export function Ordered<Value>(props: Props<Value>) {
  const { value, change, nameOf, nameRemoved, isReadOnly = false, stays, layout = 'list', className = '' } = props
  const { editor } = useWords()
  const keys = useKeys(value.length)
  const [news, setNews] = useState('')
  const tell = useOwnToasts()
  const { list, drag, handle } = useDragOrder(layout, drop)

  const sayMoved = (from: number, to: number) =>
    fill(editor.list.moved, { item: nameOf(from), place: to + 1, count: value.length })
  function bring(from: number, to: number) {
    keys.move(from, to)
    change((before) => moveWithin(before, from, to))
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
    const removed = value[at] as Value
    keys.remove(at)
    change((before) => before.toSpliced(at, 1))
    tell(fill(editor.list.removed, { item: nameRemoved?.(removed) ?? nameOf(at) }), () => {
      change((before) => before.toSpliced(at, 0, removed))
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
            {props.children({
              at,
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
