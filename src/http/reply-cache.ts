import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A reply as whoever made it hands it over. */
export interface WholeReply {
  status: number
  headers: Record<string, string>
  text: string
  /** Of a page: the things whose page it is. */
  opens?: readonly string[]
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A reply ready to be sent in whichever form the browser takes. */
export interface StoredReply {
  status: number
  headers: Record<string, string>
  opens: readonly string[]
  etag: string
  /** It in that form, made when it is first asked for. */
  body: (encoding: Encoding) => Promise<Buffer>
  /** The same, if it has been made already. */
  readyBody: (encoding: Encoding) => Buffer | undefined
  /** What keeping it costs, compressed forms included. */
  bytes: number
}

/** A reply that is being made, and how many wait for it. */
interface Making {
  reply: Promise<StoredReply>
  waiting: number
  abandon: (reason: unknown) => void
}

const MOST_BYTES = 64 * 1024 * 1024

const COMPRESS: Record<Encoding, (whole: Buffer) => Promise<Buffer>> = {
  br: (whole) => promisify(brotliCompress)(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (whole) => promisify(gzip)(whole),
  identity: async (whole) => whole,
}

/** Keeps pages and replies of the API until the content changes; many who ask at once for the same cost one making. */
export class ReplyCache {
  // A Map remembers the order of insertion: the first key is the one unused for longest.
  readonly #replies = new Map<string, StoredReply>()
  readonly #underWay = new Map<string, Making>()
  #bytes = 0
  #generation = 0

  /** Forgets everything; what is being made right now is delivered, but not kept. */
  clear(): void {
    this.#generation++
    this.#replies.clear()
    this.#underWay.clear()
    this.#bytes = 0
  }

  /** The reply under this key, if it is kept. */
  peek(key: string): StoredReply | undefined {
    const known = this.#replies.get(key)
    if (known) {
      this.#replies.delete(key)
      this.#replies.set(key, known)
    }
    return known
  }

  /**
   * The reply under this key, made if need be. Only complete ones (200) are kept. Once all who wait for it have gone,
   * as their signals tell, whoever makes it is told.
   */
  async get(
    key: string,
    make: (areAllGone: AbortSignal) => Promise<WholeReply>,
    isGone?: AbortSignal,
  ): Promise<StoredReply> {
    const known = this.peek(key)
    if (known) return known
    isGone?.throwIfAborted()
    const making = this.#underWay.get(key) ?? this.#begin(key, make)
    const leave = () => {
      making.waiting--
      if (making.waiting > 0) return
      // Whoever comes from now on begins anew.
      if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      making.abandon(isGone?.reason)
    }
    making.waiting++
    isGone?.addEventListener('abort', leave, { once: true })
    try {
      return await making.reply
    } finally {
      isGone?.removeEventListener('abort', leave)
    }
  }

  #begin(key: string, make: (areAllGone: AbortSignal) => Promise<WholeReply>): Making {
    const generation = this.#generation
    const allGone = new AbortController()
    const reply = make(allGone.signal)
      .then(prepare)
      .then((made) => {
        const isWanted = generation === this.#generation && !allGone.signal.aborted
        if (made.status === 200 && isWanted) this.#keep(key, made)
        return made
      })
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      })
    const making: Making = { reply, waiting: 0, abandon: (reason) => allGone.abort(reason) }
    this.#underWay.set(key, making)
    return making
  }

  #keep(key: string, reply: StoredReply): void {
    this.#replies.set(key, reply)
    this.#bytes += reply.bytes
    for (const [oldest, { bytes }] of this.#replies) {
      if (this.#bytes <= MOST_BYTES) break
      this.#replies.delete(oldest)
      this.#bytes -= bytes
    }
  }
}

/** Makes a reply ready to be sent; compressing waits until somebody takes it in that form. */
export function prepare({ status, headers, text, opens = [] }: WholeReply): StoredReply {
  const whole = Buffer.from(text)
  const making = new Map<Encoding, Promise<Buffer>>()
  const made = new Map<Encoding, Buffer>()
  return {
    status,
    headers,
    opens,
    etag: `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
    bytes: Math.round(whole.length * 1.5),
    body: (encoding) => {
      const body = making.get(encoding) ?? COMPRESS[encoding](whole)
      making.set(encoding, body)
      return body.then((buffer) => {
        made.set(encoding, buffer)
        return buffer
      })
    },
    readyBody: (encoding) => made.get(encoding),
  }
}
