import { type ComponentType, lazy } from 'react'

/** A component whose script comes when it is first shown; should it not come, the page is loaded anew. */
export const loadLater = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(() => {
      location.reload()
      return new Promise<never>(() => undefined)
    }),
  )
