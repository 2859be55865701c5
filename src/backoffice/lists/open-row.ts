import type { MouseEvent } from 'react'

/**
 * Whoever presses anywhere in a row follows its link, in a new tab if asked for; what is marked can still be copied.
 * A link that is stretched over its row would lie over the whole page in WebKit, where rows hold nothing in place.
 */
export function openRow(event: MouseEvent<HTMLTableSectionElement>): void {
  const pressed = event.target as Element
  if (pressed.closest('a, button, input, label') || getSelection()?.isCollapsed === false) return
  pressed.closest('tr')?.querySelector('a')?.dispatchEvent(new globalThis.MouseEvent('click', event.nativeEvent))
}
