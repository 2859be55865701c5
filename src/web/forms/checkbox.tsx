import type { InputHTMLAttributes } from 'react'

/** A box to tick, with its words beside it; both are large enough for a finger. */
export function Checkbox({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-label">
      <input type="checkbox" className="size-5 shrink-0 accent-ink" {...input} />
      {label}
    </label>
  )
}
