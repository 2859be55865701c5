import type { SelectHTMLAttributes } from 'react'

import { FieldFrame, type FieldWords } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'

/** A choice among many, as the browser offers it. */
export function SelectField({
  label,
  error,
  hint,
  children,
  ...select
}: SelectHTMLAttributes<HTMLSelectElement> & FieldWords) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {({ className, ...control }) => (
        <div className="relative">
          <select {...control} className={`${className} appearance-none rounded-none pr-8`} {...select}>
            {children}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute right-0 bottom-2.5" />
        </div>
      )}
    </FieldFrame>
  )
}
