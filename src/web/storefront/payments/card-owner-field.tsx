import { Field } from '../../components/field.tsx'
import type { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../words.ts'

/** Whose card it is, whichever provider takes it. */
export function CardOwnerField({ form, owner }: { form: ReturnType<typeof useForm>; owner: string }) {
  const { pay: words } = useWords().cart.checkout
  return (
    <Field
      label={words.owner}
      autoComplete="cc-name"
      maxLength={100}
      required
      defaultValue={owner}
      {...form.field('owner')}
    />
  )
}
