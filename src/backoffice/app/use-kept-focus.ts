import { useEffect } from 'react'

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Where something stood: each element that it was in, and its place among the children there. */
type Way = { home: Element; at: number }[]

/**
 * Whoever presses something that goes away by that goes on beside the place where it stood: the browser would begin at
 * the top of the page again. What gives the focus a better place itself is left alone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let way: Way = []
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      way = wayTo(target)
    }
    const mend = () => {
      if (document.activeElement !== document.body || !last || last.isConnected) return
      findBeside(way)?.focus({ preventScroll: true })
    }
    const soon = () => {
      if (document.activeElement !== document.body) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mend)
    }
    const removals = new MutationObserver(soon)
    removals.observe(document.body, { childList: true, subtree: true })
    addEventListener('focusin', remember)
    return () => {
      removals.disconnect()
      cancelAnimationFrame(frame)
      removeEventListener('focusin', remember)
    }
  }, [])
}

function wayTo(element: Element): Way {
  const way: Way = []
  for (let one = element; one.parentElement; one = one.parentElement) {
    way.push({ home: one.parentElement, at: [...one.parentElement.children].indexOf(one) })
  }
  return way
}

/** What is reached next from where something stood, or else what comes before it, within what is left around it. */
function findBeside(way: Way): HTMLElement | undefined {
  for (const { home, at } of way) {
    if (!home.isConnected) continue
    const children = [...home.children]
    const next = children.slice(at).flatMap(findReached).at(0)
    const found = next ?? children.slice(0, at).flatMap(findReached).at(-1)
    if (found) return found
  }
  return undefined
}

const findReached = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(REACHED)].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.matches(REACHED) &&
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true }),
  )
