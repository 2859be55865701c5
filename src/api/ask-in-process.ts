import type { FastifyInstance } from 'fastify'

import { INSIDE_HEADER } from './costly-reads.ts'

const MOST_HOPS = 5
const ORIGIN = 'http://own.invalid'

/** Asks the site itself, pages and files included, what it answers at a place, after whatever it sends visitors on to. */
export const askInProcess =
  (app: FastifyInstance, insideMark: string) =>
  async (place: string): Promise<number> => {
    let url = place
    for (let hops = 0; ; hops++) {
      const { statusCode, headers } = await app.inject({
        method: 'HEAD',
        url,
        headers: { [INSIDE_HEADER]: insideMark },
      })
      const next = statusCode >= 300 && statusCode < 400 ? URL.parse(headers.location ?? '', ORIGIN + url) : null
      if (next?.origin !== ORIGIN || hops === MOST_HOPS) return statusCode
      url = next.pathname + next.search
    }
  }
