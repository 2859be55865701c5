import type { FastifyRequest } from 'fastify'

import { DomainError } from '../domain/domain-error.ts'
import { Allowance } from '../http/allowance.ts'
import { callerOf } from '../http/caller.ts'
import { takeTurns } from '../take-turns.ts'

/** The header by which our own pages are known. */
export const INSIDE_HEADER = 'x-inside-mark'

/** Whether a request comes from inside of the house, as its mark tells. */
export const isInside = ({ headers }: Pick<FastifyRequest, 'headers'>, insideMark: string | undefined): boolean =>
  insideMark !== undefined && headers[INSIDE_HEADER] === insideMark

/** What anybody may have made anew of what all may see: more than a person can look at, or type. */
const OF_A_CALLER = { saved: 120, perSecond: 10 }

/** Who is not served soon would not be soon after: better they hear it. */
const LINE = { atOnce: 6, inLine: 500, patience: 3000 }

/** How what all may read is made anew for whoever asks; answers the way in which this caller's is made. */
export type AdmitReader = (
  request: FastifyRequest,
) => <Result>(make: () => Promise<Result>, isGone?: AbortSignal) => Promise<Result>

/**
 * Counts each caller, refusing whoever asks for too much, and has all stand in one line. Our own pages, known by their
 * mark, were counted and have waited already.
 */
export function guardReads(insideMark: string | undefined): AdmitReader {
  const allowance = new Allowance(OF_A_CALLER)
  const inTurn = takeTurns(LINE)

  return (request) => {
    if (isInside(request, insideMark)) return (make) => make()
    const turn = allowance.take(callerOf(request))
    if (!turn.isGranted) throw new DomainError('too-many-requests', { seconds: turn.seconds })
    return inTurn
  }
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A fetch for our own pages, by which they are known. */
export const markInside =
  (insideMark: string, fetch: Fetch): Fetch =>
  (url, init) => {
    const headers = new Headers(init.headers)
    headers.set(INSIDE_HEADER, insideMark)
    // What is ours is shown to nobody else, wherever an address leads.
    return fetch(url, { ...init, headers, redirect: 'error' })
  }
