/**
 * A double press is one press, and a key held down is pressed once: the second would meet whatever the first has put
 * there, and undo it or open something else. Where each press is a step further, `data-steps` says so.
 */
export function pressOnce(): void {
  addEventListener('click', (event) => event.detail > 1 && refuse(event), true)
  addEventListener('keydown', (event) => event.repeat && event.key === 'Enter' && refuse(event), true)
}

function refuse(event: Event): void {
  const pressed = (event.target as Element).closest('a, button, summary, label, input')
  if (!pressed || pressed.closest('[data-steps]')) return
  event.preventDefault()
  event.stopPropagation()
}
