import type { IncomingMessage } from 'node:http'

import { DomainError } from '../domain/domain-error.ts'

interface Limits {
  bodySize: number
  milliseconds: number
  patienceMs: number
}

/** Looks after a request that is being taken in. */
interface Watch {
  /** Fails when all bytes have come and yet the form does not end: its parser waits for ever for the end of a part's head. */
  stuck: Promise<never>
  /** Ends with `stuck`. */
  signal: AbortSignal
  /** Something of the form has come. */
  noteSign: () => void
  stop: () => void
}

/** Breaks a request off that is longer or slower than any honest one, and tells of one that leads nowhere. */
export function watchUpload(raw: IncomingMessage, { bodySize, milliseconds, patienceMs }: Limits): Watch {
  let received = 0
  let hasEnded = false
  let lastSign = Date.now()
  const noteSign = () => void (lastSign = Date.now())
  const breakOff = () => void raw.destroy()
  const count = (chunk: Buffer) => {
    received += chunk.length
    if (received > bodySize) breakOff()
  }
  const noteEnd = () => {
    hasEnded = true
    noteSign()
  }
  const aborting = new AbortController()
  const { promise: stuck, reject } = Promise.withResolvers<never>()
  // Nobody may be listening just now.
  stuck.catch(() => undefined)
  const look = setInterval(() => {
    if (!hasEnded || Date.now() - lastSign < patienceMs) return
    const fault = new DomainError('malformed-request')
    reject(fault)
    aborting.abort(fault)
  }, patienceMs / 4)
  const limit = setTimeout(breakOff, milliseconds)
  raw.on('data', count).on('end', noteEnd)
  return {
    stuck,
    signal: aborting.signal,
    noteSign,
    stop: () => {
      clearInterval(look)
      clearTimeout(limit)
      raw.off('data', count).off('end', noteEnd)
    },
  }
}
