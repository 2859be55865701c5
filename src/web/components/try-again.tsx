import type { ReactNode } from 'react'

import { Button } from './button.tsx'

interface TryAgainProps {
  /** What did not succeed. */
  children: ReactNode
  label: string
  onTry: () => void
}

/** Says that something could not be had, and offers another try. */
export const TryAgain = ({ children, label, onTry }: TryAgainProps) => (
  <div role="alert" className="min-h-24 space-y-4">
    <p className="text-body text-muted">{children}</p>
    <Button look="outline" onClick={onTry}>
      {label}
    </Button>
  </div>
)
