import type { MouseEvent } from 'react'

const CONTROLS = ':is(input, textarea, select)[data-path]:not(:disabled)'

/** What stands over several fields leads into the first that is seen, as the name of a single field does. */
export function goInByLegend({ target }: MouseEvent): void {
  if (!(target instanceof HTMLLegendElement)) return
  const fields = target.parentElement?.querySelectorAll<HTMLElement>(CONTROLS) ?? []
  ;[...fields].find((one) => one.offsetParent)?.focus({ preventScroll: true })
}
