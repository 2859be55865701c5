import { type InputHTMLAttributes, useId } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** What is wrong, in words that say how to mend it; the field is marked until it is edited. */
  error?: string | undefined
  hint?: string
}

/** A labelled input; label, hint and error are tied to it for screen readers. */
export function Field({ label, error, hint, ...input }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label className="block text-label text-muted" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="mt-1 min-h-11 w-full border-b border-ink/50 bg-transparent py-2 text-body placeholder:text-muted focus:border-ink aria-invalid:border-error"
        {...input}
      />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-label text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-label text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
