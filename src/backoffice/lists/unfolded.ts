import { attempt } from '../../web/state/attempt.ts'

const PREFIX = 'cimaise.unfolded.'

/** How many entries somebody had unfolded of a list in this tab; a reload in between does not forget it. */
export const readUnfolded = (list: string): number => attempt(() => Number(sessionStorage.getItem(PREFIX + list))) || 0

export const rememberUnfolded = (list: string, count: number) =>
  attempt(() => sessionStorage.setItem(PREFIX + list, String(count)))
