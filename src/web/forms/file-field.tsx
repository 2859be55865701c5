import type { InputHTMLAttributes } from 'react'

import { FieldFrame, type FieldWords } from '../components/field.tsx'

/** A file to choose, as the browser offers it. */
export function FileField({ label, error, hint, ...input }: InputHTMLAttributes<HTMLInputElement> & FieldWords) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {({ className, ...control }) => (
        <input
          {...control}
          type="file"
          className={`${className} cursor-pointer file:mr-4 file:min-h-11 file:cursor-pointer file:border file:border-ink file:bg-transparent file:px-4 file:text-label`}
          {...input}
        />
      )}
    </FieldFrame>
  )
}
