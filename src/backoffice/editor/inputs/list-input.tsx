import type { Doc, Fields } from '../../../contract/content/fields.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { toast } from '../../components/toasts.tsx'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { isWritable } from '../sections.ts'
import { MoveButtons, moveWithin } from './move-buttons.tsx'

/** Several of the same, in an order that counts. */
export function ListInput({ path, label, fields }: { path: string; label: string; fields: Fields }) {
  const { editor } = useWords()
  const { isReadOnly, renderField } = useForm()
  const { value = [], error, change } = useValue<Doc[]>(path)
  const nameOf = (at: number) => fill(editor.list.item, { name: label, number: at + 1 })
  const remove = (at: number) => {
    const before = value
    change(value.length > 1 ? value.toSpliced(at, 1) : undefined)
    toast(fill(editor.list.removed, { item: nameOf(at) }), () => change(before))
  }
  return (
    <fieldset data-path={path} tabIndex={-1} className="space-y-4">
      <legend className="font-display text-lead">{label}</legend>
      {value.length === 0 ? <p className="text-muted">{editor.list.empty}</p> : null}
      <ol className="space-y-6">
        {value.map((_, at) => (
          <li key={at} className="border-t border-line pt-2">
            <div className="flex items-center justify-between">
              <p className="text-label text-muted">{nameOf(at)}</p>
              {isReadOnly ? null : (
                <MoveButtons
                  item={nameOf(at)}
                  at={at}
                  count={value.length}
                  onMove={(to) => change(moveWithin(value, at, to))}
                  onRemove={() => remove(at)}
                />
              )}
            </div>
            <div className="grid gap-x-6 gap-y-4 md:grid-cols-3">
              {Object.entries(fields)
                .filter(([, field]) => isWritable(field))
                .map(([name, field]) => renderField({ path: `${path}.${at}.${name}`, name, field }))}
            </div>
          </li>
        ))}
      </ol>
      {error ? <p className="text-label text-error">{error}</p> : null}
      {isReadOnly ? null : (
        <Button look="outline" onClick={() => change([...value, {}])}>
          {editor.list.add}
        </Button>
      )}
    </fieldset>
  )
}
