import type { TextareaHTMLAttributes } from 'react'

import { FieldFrame, type FieldWords } from '../components/field.tsx'

/** A labelled field for several lines; it grows with what is written, where the browser can. */
export function TextArea({ label, error, hint, ...area }: TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {({ className, ...control }) => (
        <textarea
          rows={4}
          {...control}
          {...area}
          className={`${className} field-sizing-content max-h-96 min-h-24 md:min-h-32 resize-y`}
        />
      )}
    </FieldFrame>
  )
}
