import type { EditedKind } from '../../../contract/content/values.ts'
import { TitleOf } from '../../lists/title-of.tsx'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { ReferenceField } from './reference-field.tsx'
import { useReferenceName } from './reference-names.ts'
import { Rows } from './rows/rows.tsx'

interface Props {
  path: string
  label: string
  hint?: string | undefined
  kind: EditedKind
}

/** Several things of a kind, in an order that counts. */
export function ReferencesInput({ path, label, hint, kind }: Props) {
  const { editor } = useWords()
  const { isReadOnly } = useForm()
  const { value = [], error, change } = useValue<string[]>(path)
  return (
    <fieldset data-path={path} tabIndex={-1} className="space-y-2">
      <legend className="font-display text-lead">{label}</legend>
      {hint ? <p className="text-label text-muted">{hint}</p> : null}
      <Rows path={path} className="divide-y divide-line border-line not-empty:border-y">
        {({ at, controls }) => (
          <div className="flex min-h-11 items-center justify-between gap-4 bg-paper">
            <span className="min-w-0 break-words">
              <Named kind={kind} id={value[at]} />
            </span>
            {controls}
          </div>
        )}
      </Rows>
      {isReadOnly ? null : (
        <ReferenceField
          kind={kind}
          label={(editor.reference.add as Record<string, string>)[kind] ?? label}
          value={undefined}
          without={value}
          placeholder={editor.chooseOne}
          onChange={(key) => key !== undefined && change((before = []) => [...before, key])}
        />
      )}
      {error ? <p className="text-label text-error">{error}</p> : null}
    </fieldset>
  )
}

function Named({ kind, id }: { kind: EditedKind; id: string | undefined }) {
  const { item } = useForm()
  const words = useReferenceName(kind, id, item.names)
  return words ? <TitleOf words={words} /> : id
}
