import type { ReactNode } from 'react'

/** One column of decisions, one of what is bought; on narrow screens what is bought stands first. */
export function TwoColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-12 max-lg:max-w-2xl lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-20">
      {aside}
      <div className="max-w-2xl lg:col-start-1 lg:row-start-1">{children}</div>
    </div>
  )
}
