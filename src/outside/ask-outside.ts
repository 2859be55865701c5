import { Resolver } from 'node:dns/promises'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { findAddressesOf, findOwnAddressesOf } from './find-addresses-of.ts'
import { isOutside } from './is-outside.ts'
import { OutsideError } from './outside-error.ts'

/** What is sent, and how long and how much of an answer is waited for. */
export interface Wish {
  method: 'HEAD' | 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** For names, connection and answer together, with every hop. */
  milliseconds: number
  /** How much of the answer is read; what is beyond is not taken. */
  bytes: number
  /** How often the answer may be somewhere else. */
  hops: number
  /** Tells that nobody waits for it any more. */
  signal?: AbortSignal
}

/** What the world is for whoever asks: in tests, a part of this machine. */
export interface World {
  resolver?: Resolver
  /** Addresses that may be asked although they are of a network of our own. */
  allowed?: readonly string[]
  /** Whether all of it may be asked, by whatever names this machine knows it: whoever runs the gallery has said so. */
  toOwnNetwork?: boolean
}

export interface OutsideAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const RESOLVING = { timeout: 3000, tries: 2 }

/**
 * Asks somebody elsewhere in the world, at an address that others have written. Never asks a network of our own, unless told so: a name
 * is looked up once, all of its addresses are judged, and what was judged is what is connected to, again at each hop.
 */
export async function askOutside(address: string, wish: Wish, world: World = {}): Promise<OutsideAnswer> {
  const timeout = AbortSignal.timeout(wish.milliseconds)
  const signal = wish.signal ? AbortSignal.any([timeout, wish.signal]) : timeout
  let url = URL.parse(address)
  for (let hops = 0; ; hops++) {
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new OutsideError('unreachable')
    const answer = await askOnce(url, wish, world, signal)
    const { location } = answer.headers
    if (wish.hops === 0 || answer.status < 300 || answer.status >= 400 || typeof location !== 'string') return answer
    if (hops === wish.hops) throw new OutsideError('too-many-hops')
    url = URL.parse(location, url)
  }
}

async function askOnce(url: URL, wish: Wish, world: World, signal: AbortSignal): Promise<OutsideAnswer> {
  const { resolver = new Resolver(RESOLVING), allowed = [], toOwnNetwork = false } = world
  if (toOwnNetwork) return send(url, await orTimeout(findOwnAddressesOf(url.hostname), signal), wish, signal)
  const found = await orTimeout(findAddressesOf(url.hostname, resolver), signal)
  // One that leads both ways could be meant to.
  if (!found.every((one) => allowed.includes(one) || isOutside(one))) throw new OutsideError('inside')
  return send(url, found, wish, signal)
}

function send(url: URL, addresses: string[], wish: Wish, signal: AbortSignal): Promise<OutsideAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutsideAnswer>()
  const fail = (cause: unknown) => reject(new OutsideError('unreachable', cause))
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  const sent = request(
    {
      protocol: url.protocol,
      hostname: url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname,
      port: url.port,
      path: url.pathname + url.search,
      method: wish.method,
      headers: {
        ...wish.headers,
        ...(wish.body === undefined ? {} : { 'content-length': Buffer.byteLength(wish.body) }),
      },
      lookup: answerWith(addresses),
      // A connection of its own: none that somebody else has opened for another reason.
      agent: false,
      signal,
    },
    (reply) => {
      const { statusCode: status = 0, headers } = reply
      const chunks: Buffer[] = []
      let bytes = 0
      const finish = () => resolve({ status, headers, body: Buffer.concat(chunks).subarray(0, wish.bytes) })
      const take = (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes < wish.bytes) return
        finish()
        sent.destroy()
      }
      reply.on('end', finish).on('error', fail).on('data', take)
      // Who wants nothing of it need not wait for its first byte.
      if (wish.bytes === 0) take(Buffer.alloc(0))
    },
  )
  sent.on('error', fail)
  sent.end(wish.body)
  return promise
}

/** Whoever connects gets the addresses that were judged, and asks nobody again. */
const answerWith =
  (addresses: string[]): LookupFunction =>
  (_host, { all }, tell) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }))
    if (all) tell(null, known)
    else tell(null, known[0]?.address ?? '', known[0]?.family)
  }

/** Names are looked up without a way to end it: whoever waited is told all the same. */
const orTimeout = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new OutsideError('unreachable', signal.reason))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
