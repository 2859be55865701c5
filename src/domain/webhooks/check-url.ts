import { isIP } from 'node:net'

import { isOutside } from '../../outside/is-outside.ts'
import { invalidFields } from '../domain-error.ts'

/** Whether programs within the gallery's own network may be told, too. */
export interface Reach {
  toOwnNetwork: boolean
}

/** The address as it is kept, if it is one that may be written to; what a name means is judged whenever it is. */
export function checkUrl(given: string, { toOwnNetwork }: Reach): string {
  const url = URL.parse(given)
  const isWeb = url?.protocol === 'https:' || (toOwnNetwork && url?.protocol === 'http:')
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw invalidFields({ url: { word: 'webAddress' } })
  if (!toOwnNetwork && isInside(url.hostname)) throw invalidFields({ url: { word: 'ownNetwork' } })
  url.hash = ''
  return url.href
}

/** Whether it can be told already that nobody in the world is meant. */
function isInside(host: string): boolean {
  const bare = host.startsWith('[') ? host.slice(1, -1) : host
  if (isIP(bare)) return !isOutside(bare)
  return !bare.includes('.') || bare.endsWith('.localhost')
}
