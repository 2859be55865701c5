/**
 * A double press is one press, and a key held down is pressed once: the second would meet whatever the first has put
 * there, and undo it or open something else, or take the focus away. Where each press is a step further, `data-steps`
 * says so.
 */
export function pressOnce(): void {
  let first: Element | null
  const heed = (event: UIEvent) => {
    const isSecond = event.detail > 1
    const { repeat, key } = event as KeyboardEvent
    const pressed = (event.target as Element).closest('a,button,summary,label') ?? (isSecond ? first : null)
    if (!isSecond && event.type === 'click') first = pressed
    if (!(isSecond || (repeat && key === 'Enter')) || !pressed || pressed.closest('[data-steps]')) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('mousedown', heed, true)
  addEventListener('click', heed, true)
  addEventListener('keydown', heed, true)
}
