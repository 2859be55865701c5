import { flushSync } from 'react-dom'

import type { Doc, Fields } from '../../../contract/content/fields.ts'
import { Button } from '../../../web/components/button.tsx'
import { useWords } from '../../words.ts'
import { useFieldWords } from '../field-words.ts'
import { useForm, useValue } from '../form-context.ts'
import { Rows } from './rows/rows.tsx'

/** Several of the same, in an order that counts. */
export function ListInput({ path, label, fields }: { path: string; label: string; fields: Fields }) {
  const { editor, fields: words } = useWords()
  const { item, isReadOnly, renderField } = useForm()
  const { value = [], error, change } = useValue<Doc[]>(path)
  const { nameOf } = useFieldWords(item.kind)
  // Which item of the menu carries the prices is not for the screen to say once visitors have it.
  const keeps = ((item.published?.[path] ?? []) as Doc[]).some(carriesPricing)
  const isKept = (row: Doc | undefined) => keeps && carriesPricing(row)
  const shown = Object.entries(fields).filter(([one]) => one !== 'carries_pricing' || !keeps)
  // Whoever adds one writes it next.
  function add() {
    flushSync(() => change((before = []) => [...before, {}]))
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(input, textarea, select)[data-path^="${path}.${value.length}."]`,
    )
    ;[...controls].find((one) => one.offsetParent)?.focus()
  }
  return (
    <fieldset data-path={path} tabIndex={-1} className="space-y-4">
      {/* The only one of its part is named by the heading above. */}
      <legend className={Object.values(words.sections).includes(label) ? 'sr-only' : 'font-display text-lead'}>
        {label}
      </legend>
      {/* The end of a long list is far away. */}
      {value.length < LONG || isReadOnly ? null : (
        <Button look="quiet" onClick={add}>
          {editor.list.addLast}
        </Button>
      )}
      {value.length === 0 ? <p className="text-muted">{editor.list.empty}</p> : null}
      <Rows path={path} className="space-y-6" stays={(at) => isKept(value[at])}>
        {({ at, path: row, name, controls }) => (
          <div className="border-t border-line pt-2">
            <div className="flex items-center justify-between">
              <p className="text-label text-muted">{name}</p>
              {controls}
            </div>
            <div className="grid items-start gap-x-6 gap-y-4 in-data-sorting:hidden md:grid-cols-3">
              {isKept(value[at]) ? (
                <p className="col-span-full text-label text-muted">{nameOf('carries_pricing')}</p>
              ) : null}
              {shown.map(([one, field]) => renderField({ path: `${row}.${one}`, name: one, field }))}
            </div>
          </div>
        )}
      </Rows>
      {error ? <p className="text-label text-error">{error}</p> : null}
      {isReadOnly ? null : (
        <Button look="outline" onClick={add}>
          {editor.list.add}
        </Button>
      )}
    </fieldset>
  )
}

/** From how many on a list is longer than most screens. */
const LONG = 3

const carriesPricing = (row: Doc | undefined): boolean => row?.carries_pricing === true
