import type { ReactNode } from 'react'

/** What the page is about; it takes the focus when a new page is shown, so that reading goes on from there. */
export function Main({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <main id="content" ref={handOnFocus} className={`mx-auto w-full max-w-container px-6 ${className}`}>
      {children}
    </main>
  )
}

/**
 * Puts the focus on the page, as if it had just been opened. Only for as long as it stays there: else every press on
 * something that cannot take the focus would give it to the page.
 */
export function focusMain(): void {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
  main.focus({ preventScroll: true })
}

let isHandedOn = false

/** A page that gives way to another with the focus in it hands that on, unless the visitor has taken it elsewhere. */
function handOnFocus(main: HTMLElement): () => void {
  if (isHandedOn && document.activeElement === document.body) focusMain()
  return () => {
    isHandedOn = main.contains(document.activeElement)
  }
}
