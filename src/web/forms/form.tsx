import type { ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { useIsHydrated } from '../navigation/use-is-hydrated.ts'
import type { useForm } from './use-form.ts'

interface FormProps {
  form: ReturnType<typeof useForm>
  /** What its button says. */
  submit: string
  label?: string
  look?: 'solid' | 'outline'
  /** What stands beside the button. */
  aside?: ReactNode
  children: ReactNode
}

/** Fields under each other, what is to be said of them all, and the button; the message is heard wherever the focus is. */
export function Form({ form, submit, label, look = 'solid', aside, children }: FormProps) {
  // Before the script runs, sending would load a page that does not exist.
  const isReady = useIsHydrated()
  const { phase, message, hasFieldErrors } = form
  const isDone = phase === 'done'
  return (
    <form {...form.props} aria-label={label} className="space-y-6">
      {children}
      {/* A live region must stand before it is filled; and in a modal only what lies inside it is heard. */}
      <p role="alert" className={hasFieldErrors || isDone || !message ? 'sr-only' : 'text-label text-error'}>
        {isDone ? '' : message}
      </p>
      <p role="status" className={isDone && message ? 'text-label' : 'sr-only'}>
        {isDone ? message : ''}
      </p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button
          type="submit"
          look={look}
          // A button that is disabled outright would lose the focus.
          aria-disabled={phase === 'sending'}
          disabled={!isReady}
          className="max-md:w-full aria-disabled:opacity-50"
        >
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}
