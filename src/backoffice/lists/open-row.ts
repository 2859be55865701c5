import type { MouseEvent } from 'react'

type Press = MouseEvent<HTMLTableSectionElement>

/** How far a hand may slip while it presses. */
const SLIP_PX = 4

let began = { x: 0, y: 0 }

/**
 * Whoever presses anywhere in a row follows its link, in a new tab if asked for; what is marked by drawing over it can
 * be copied. A link that is stretched over its row would lie over the whole page in WebKit, where rows hold nothing in
 * place.
 */
export const OPEN_ROW = {
  onMouseDown: ({ clientX, clientY }: Press) => {
    began = { x: clientX, y: clientY }
  },
  onClick: (event: Press) => {
    const pressed = event.target as Element
    const isDrawn = Math.hypot(event.clientX - began.x, event.clientY - began.y) > SLIP_PX
    if (isDrawn || pressed.closest('a, button, input, label')) return
    pressed.closest('tr')?.querySelector('a')?.dispatchEvent(new globalThis.MouseEvent('click', event.nativeEvent))
  },
}
