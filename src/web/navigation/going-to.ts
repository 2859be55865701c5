import { attempt } from '../state/attempt.ts'

const KEY = 'cimaise.goingTo'

const forget = () => attempt(() => sessionStorage.removeItem(KEY))

/**
 * When a page's script cannot be loaded, the router reloads the page being left. Noting where the visitor is going, for
 * as long as they are on their way, lets that reload go on to there. It is the router that knows when they have arrived
 * or turned elsewhere: what is quick is never seen as under way by what is rendered.
 */
export async function noteGoingTo(
  { request: { url, signal } }: { request: Request },
  next: () => Promise<unknown>,
): Promise<void> {
  attempt(() => sessionStorage.setItem(KEY, url))
  signal.addEventListener('abort', forget)
  await next()
  // Whoever turned elsewhere is on another way by now.
  if (!signal.aborted) forget()
}

/** Runs in the head of every page, before anything is shown; plain text, since no module is loaded yet. */
export const GO_ON_SCRIPT = `try{let k=${JSON.stringify(KEY)},u=sessionStorage.getItem(k);sessionStorage.removeItem(k);if(u&&u!==location.href&&performance.getEntriesByType("navigation")[0]?.type==="reload")location.replace(u)}catch{}`
