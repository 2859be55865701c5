import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { useConsent, useConsentQuestion } from '../../../state/consent-store.ts'

/** Where the bar stands: the last thing of the page, so that it covers nothing of what one has scrolled to the end. */
export const TotalPlace = () => <div id="total" className="contents lg:hidden unscripted:hidden" />

/** What is to be paid, in view on narrow screens wherever one reads, above the question of consent while that is open. */
export function TotalBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [bottom, setBottom] = useState(0)
  // Whether the question is asked follows from these.
  const { choices } = useConsent()
  const { isRead, isRepeated } = useConsentQuestion()
  useEffect(() => setPlace(document.getElementById('total')), [])
  useEffect(() => {
    const question = document.querySelector('.consent-banner')
    const measure = () => setBottom(question?.isConnected ? question.getBoundingClientRect().height : 0)
    const observer = new ResizeObserver(measure)
    if (question) observer.observe(question)
    measure()
    return () => observer.disconnect()
  }, [choices, isRead, isRepeated])
  if (!place) return null
  return createPortal(
    <div
      data-total
      className="sticky z-20 -mx-6 mt-8 flex flex-wrap items-center justify-end gap-x-6 border-t border-line bg-paper px-6 py-3 lg:hidden short:static"
      style={{ bottom }}
    >
      {children}
    </div>,
    place,
  )
}
