import { fill } from '../../../messages/fill.ts'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { TextInput } from './text-input.tsx'

interface Props {
  path: string
  label: string
  hint?: string | undefined
  max: number
}

/** The readable part of an address: it says where the thing is found now, and what becomes of that. */
export function SlugInput({ path, label, hint, max }: Props) {
  const { slugs } = useWords().editor
  const { item } = useForm()
  const { value } = useValue<string>(path)
  const { address, published, key } = item
  const isMoving = published !== null && (value ?? key) !== ((published[path] as string | undefined) ?? key)
  const said = address ? fill(isMoving ? slugs.moving : slugs.now, { address }) : undefined
  return <TextInput path={path} label={label} hint={[hint, said].filter(Boolean).join(' ')} max={max} />
}
