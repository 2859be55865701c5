import { attempt } from '../state/attempt.ts'

const KEY = 'cimaise.goingTo'

/**
 * When a page's script cannot be loaded, the router reloads the page being left. Noting where the visitor was
 * going lets that reload go on to there.
 */
export const noteGoingTo = (url: string): void => attempt(() => sessionStorage.setItem(KEY, url))

/** The visitor has arrived: nothing is left to make up for. */
export const forgetGoingTo = (): void => attempt(() => sessionStorage.removeItem(KEY))

/** Runs in the head of every page, before anything is shown; plain text, since no module is loaded yet. */
export const GO_ON_SCRIPT = `try{let k=${JSON.stringify(KEY)},u=sessionStorage.getItem(k);sessionStorage.removeItem(k);if(u&&u!==location.href&&performance.getEntriesByType("navigation")[0]?.type==="reload")location.replace(u)}catch{}`
