import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { call } from '../../api/call.ts'
import { toast } from '../../components/toasts.tsx'
import { useReason } from '../../components/trouble.tsx'
import { useLocale } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { ReferenceField } from './reference-field.tsx'
import { rememberName } from './reference-names.ts'
import { useLikely } from './use-likely.ts'

interface Props {
  path: string
  label: string
  hint?: string | undefined
  kind: EditedKind
}

/** A field that refers to another thing; one that is not there yet is begun from here. */
export function ReferenceInput({ path, label, hint, kind }: Props) {
  const { item, isReadOnly } = useForm()
  const locale = useLocale()
  const reason = useReason()
  const { value, error, isNeeded, change } = useValue<string>(path)
  const likely = useLikely(path)

  async function create(name: string): Promise<string | undefined> {
    const words = { [locale]: name }
    try {
      const draft = { [kindOf(kind).title ?? 'name']: words }
      const { item: made } = await call('POST /editor/{kind}', { params: { kind }, body: { draft } })
      rememberName(kind, made.key, words)
      return made.key
    } catch (fault) {
      toast(reason(fault))
      return undefined
    }
  }
  return (
    <ReferenceField
      kind={kind}
      label={label}
      hint={hint}
      path={path}
      value={value}
      error={error}
      isNeeded={isNeeded}
      names={item.names}
      likely={likely}
      isReadOnly={isReadOnly}
      onChange={change}
      onCreate={create}
    />
  )
}
