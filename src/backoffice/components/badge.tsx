import type { ReactNode } from 'react'

const LOOKS = {
  /** Waits for somebody here. */
  waits: 'border-accent text-accent',
  stands: 'border-ink',
  open: 'border-line',
  over: 'border-line text-muted',
  gone: 'border-line text-muted line-through',
  planned: 'border-ink border-dashed',
  failed: 'border-error text-error',
}

export type BadgeLook = keyof typeof LOOKS

/** Where something stands, in a word; what waits for the gallery stands out. */
export const Badge = ({ look, children }: { look: BadgeLook; children: ReactNode }) => (
  <span className={`inline-block border px-2 py-0.5 text-label whitespace-nowrap ${LOOKS[look]}`}>{children}</span>
)
