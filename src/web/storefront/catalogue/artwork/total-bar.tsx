import { useEffect, useState } from 'react'

import { useConsent, useConsentQuestion } from '../../../state/consent-store.ts'
import { useWords } from '../../../words.ts'
import { CartButton, CartLink } from './cart-button.tsx'
import { useTotal } from './total-store.ts'

/**
 * What is to be paid, in view on narrow screens wherever one reads, above the question of consent while that is open. It
 * is the last thing of the page, so that it covers nothing of what one has scrolled to the end.
 */
export function TotalBar({ id }: { id: number }) {
  const { artwork: words } = useWords()
  const total = useTotal(id)
  const bottom = useQuestionHeight()
  if (!total) return null
  return (
    <section
      aria-label={words.price}
      data-total
      data-sticks
      className="sticky z-20 -mx-6 mt-8 flex flex-wrap items-center justify-end gap-x-6 border-t border-line bg-paper px-6 py-3 lg:hidden short:static unscripted:hidden"
      style={{ bottom }}
    >
      {total.isInCart ? (
        <>
          <p className="grow tabular-nums">{total.text}</p>
          <CartLink />
        </>
      ) : null}
      <div className={total.isInCart ? '' : 'w-full'}>
        <CartButton {...total} />
      </div>
    </section>
  )
}

/** How much of the window's foot the question of consent takes, while it is asked. */
function useQuestionHeight(): number {
  const [height, setHeight] = useState(0)
  // Whether it is asked follows from these.
  const { choices } = useConsent()
  const { isReady, isRepeated } = useConsentQuestion()
  useEffect(() => {
    const question = document.querySelector('.consent-banner')
    const measure = () => setHeight(question?.isConnected ? question.getBoundingClientRect().height : 0)
    const observer = new ResizeObserver(measure)
    // Observed, it is measured once the page is laid out anyway.
    if (question) observer.observe(question)
    else measure()
    return () => observer.disconnect()
  }, [choices, isReady, isRepeated])
  return height
}
