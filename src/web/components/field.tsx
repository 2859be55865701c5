import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

/** What every kind of field has: its label, and what is to be said of it. */
export interface FieldWords {
  label: string
  /** What is wrong, in words that say how to mend it; the field is marked until it is edited. */
  error?: string | undefined
  hint?: string | undefined
}

const LOOK =
  'mt-1 min-h-11 w-full border-b border-ink/50 bg-transparent py-2 text-body placeholder:text-muted focus:border-ink aria-invalid:border-error'

/** A labelled control; label, hint and error are tied to it for screen readers. */
export function FieldFrame({
  label,
  error,
  hint,
  children,
}: FieldWords & {
  children: (control: {
    id: string
    className: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label className="block text-label text-muted" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: LOOK,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
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

/** A labelled input of one line. */
export function Field({ label, error, hint, ...input }: InputHTMLAttributes<HTMLInputElement> & FieldWords) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <input {...control} {...input} />}
    </FieldFrame>
  )
}
