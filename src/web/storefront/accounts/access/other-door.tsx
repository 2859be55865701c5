import type { MouseEvent } from 'react'

import { AppLink } from '../../../navigation/app-link.tsx'

interface OtherDoorProps {
  question: string
  name: string
  to: string
  /** Inside a modal the other form takes the place of this one. */
  onSwitch: ((event: MouseEvent) => void) | undefined
}

/** The way from logging in to registering, and back. */
export function OtherDoor({ question, name, to, onSwitch }: OtherDoorProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-label text-muted">
      {question}
      <AppLink
        className="inline-flex min-h-11 items-center text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
        to={to}
        {...(onSwitch ? { onClick: onSwitch } : {})}
      >
        {name}
      </AppLink>
    </p>
  )
}
