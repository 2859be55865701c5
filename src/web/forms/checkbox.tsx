import { type ComponentProps, type ReactNode, useId } from 'react'

interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode
  /** What is wrong, in words that say how to mend it. */
  error?: string | undefined
}

/** A box to tick, with its words beside it; both are large enough for a finger. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-label">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-ink"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...input}
        />
        {label}
      </label>
      {error ? (
        <p id={id} className="mt-1 text-label text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
