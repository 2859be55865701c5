import { Agent, request } from 'node:http'

/** What came of one request. */
export interface Answer {
  /** 0 when nothing came. */
  status: number
  milliseconds: number
}

interface Knock {
  address: string
  path: string
  /** Whom the gallery takes the caller for. */
  from?: string
  method?: string
  body?: object
  /** A fresh connection unless one is shared. */
  agent?: Agent | undefined
  signal?: AbortSignal | undefined
}

const GIVE_UP_AFTER_MS = 90_000

/** Sends one request and reads the answer to its end; whatever happens, an answer comes out. */
export function knock({ address, path, from, method = 'GET', body, agent, signal }: Knock): Promise<Answer> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const answer = (status: number) => resolve({ status, milliseconds: performance.now() - begun })
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sent = request(
      `${address}${path}`,
      { method, headers, agent: agent ?? new Agent(), timeout: GIVE_UP_AFTER_MS, ...(signal ? { signal } : {}) },
      (reply) =>
        reply
          .resume()
          .on('end', () => answer(reply.statusCode ?? 0))
          .on('error', () => answer(0)),
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => answer(0))
    sent.end(text)
  })
}

/** What many answers come to, for a table. */
export function summarize(answers: Answer[]): Record<string, string | number> {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status))
  return {
    answers: statuses.map(([status, list]) => `${list?.length} × ${status}`).join(', '),
    'median, ms': at(0.5),
    'p95, ms': at(0.95),
    'slowest, ms': at(1),
  }
}

/** An address that nobody else comes from. */
export const callerAt = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
