import type { FastifyRequest } from 'fastify'

const BEARER = /^Bearer +([\w-]{1,128})$/i

/** The token that the caller shows; a header that is anything but one plain bearer token shows none. */
export function tokenOf({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): string | undefined {
  // Of a repeated header Node keeps the first and a proxy may have judged by the last: neither is believed.
  const times = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization').length
  return times === 1 ? BEARER.exec(headers.authorization ?? '')?.[1] : undefined
}
