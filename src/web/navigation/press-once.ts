const CONTROLS = 'a, button, summary, label, [type=checkbox], [type=radio]'

/**
 * A double press is one press, and a key held down is pressed once: the second would meet whatever the first has put
 * there, and undo it or open something else, or take the focus away. Where each press is a step further, `data-steps`
 * says so.
 */
export function pressOnce(): void {
  let first: Element | null = null
  const find = ({ target }: Event, selector = CONTROLS) => (target as Element).closest(selector)
  const refuse = (event: Event, pressed: Element | null) => {
    if (!pressed || pressed.closest('[data-steps]')) return
    event.preventDefault()
    event.stopPropagation()
  }
  const heed = (event: MouseEvent) => {
    if (event.detail > 1) refuse(event, find(event) ?? first)
    else if (event.type === 'mousedown') first = find(event)
  }
  addEventListener('mousedown', heed, true)
  addEventListener('click', heed, true)
  addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && refuse(event, find(event, `${CONTROLS}, input`)),
    true,
  )
}
