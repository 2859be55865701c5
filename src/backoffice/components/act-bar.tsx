import type { ReactNode } from 'react'

/** Says what is chosen, and holds what can be done with it; below the list, where a thumb reaches it. */
export const ActBar = ({
  said,
  children,
}: {
  /** Nothing while nothing is chosen. */ said: string
  children: ReactNode
}) => (
  <>
    <p role="status" className="sr-only">
      {said}
    </p>
    {said === '' ? null : (
      <div
        data-save-bar=""
        className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 border-t border-ink bg-paper px-4 py-2 md:mx-0 md:px-0 lg:bottom-0 lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      >
        <p className="text-label">{said}</p>
        {children}
      </div>
    )}
  </>
)
