import type { KeyboardEvent } from 'react'

/** What is one line high, and whatever one goes on to from there. */
const LINES = 'input[data-path]'
const CONTROLS = ':is(input, textarea, select)[data-path]:not(:disabled)'

/** Enter in a field of one line goes on to the next field, as the key of a phone says; nothing else is done by it. */
export function goOnByEnter(event: KeyboardEvent): void {
  const { target, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (!(target instanceof HTMLInputElement) || !target.matches(LINES)) return
  // A list that is open takes the key for itself, and so does a field that has to say that nothing was chosen.
  if (target.role === 'combobox' && (target.ariaExpanded === 'true' || target.value === '')) return
  const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.offsetParent)
  all[all.indexOf(target) + 1]?.focus()
}
