import type { ReactNode } from 'react'

/** What the page is about; it takes the focus when a new page is shown, so that reading goes on from there. */
export function Main({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={`mx-auto w-full max-w-container px-6 ${className}`}>
      {children}
    </main>
  )
}

/** Puts the focus on the page, as if it had just been opened. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })
