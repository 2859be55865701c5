import { type InputHTMLAttributes, useState } from 'react'

import { classOf } from '../components/button.tsx'
import { FieldFrame, type FieldWords } from '../components/field.tsx'

interface FileFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldWords {
  /** What stands on the button. */
  choose: string
  /** What stands beside it until something is chosen. */
  none: string
}

/** A file to choose. The browser's own control lies over ours unseen: its words would be in the browser's language. */
export function FileField({ label, error, hint, choose, none, ...input }: FileFieldProps) {
  const [name, setName] = useState('')
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {({ className, ...control }) => (
        <div
          className={`${className} relative flex items-center gap-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${error ? 'border-error' : ''}`}
        >
          <span aria-hidden="true" className={`${classOf('outline')} shrink-0`}>
            {choose}
          </span>
          <span aria-hidden="true" className="min-w-0 truncate">
            {name || none}
          </span>
          <input
            {...control}
            type="file"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => setName(target.files?.[0]?.name ?? '')}
            {...input}
          />
        </div>
      )}
    </FieldFrame>
  )
}
