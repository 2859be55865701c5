import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A reply as whoever made it hands it over. */
export interface WholeReply {
  status: number
  headers: Record<string, string>
  text: string
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A reply ready to be sent in whichever form the browser takes. */
export interface StoredReply {
  status: number
  headers: Record<string, string>
  etag: string
  /** It in that form, made when it is first asked for. */
  body: (encoding: Encoding) => Promise<Buffer>
  /** The same, if it has been made already. */
  readyBody: (encoding: Encoding) => Buffer | undefined
  /** What keeping it costs, compressed forms included. */
  bytes: number
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
  readonly #underWay = new Map<string, Promise<StoredReply>>()
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

  /** The reply under this key, made if need be. Only complete ones (200) are kept. */
  async get(key: string, make: () => Promise<WholeReply>): Promise<StoredReply> {
    const known = this.peek(key)
    if (known) return known
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay

    const generation = this.#generation
    const task = make().then(prepare)
    this.#underWay.set(key, task)
    try {
      const reply = await task
      if (reply.status === 200 && generation === this.#generation) this.#keep(key, reply)
      return reply
    } finally {
      if (this.#underWay.get(key) === task) this.#underWay.delete(key)
    }
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
export function prepare({ status, headers, text }: WholeReply): StoredReply {
  const whole = Buffer.from(text)
  const making = new Map<Encoding, Promise<Buffer>>()
  const made = new Map<Encoding, Buffer>()
  return {
    status,
    headers,
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
