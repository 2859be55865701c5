import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page as the renderer hands it over. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page ready to be sent in whichever form the browser takes. */
export interface StoredPage {
  status: number
  headers: Record<string, string>
  etag: string
  /** The page in that form, made when it is first asked for. */
  body: (encoding: Encoding) => Promise<Buffer>
  /** The same, if it has been made already. */
  readyBody: (encoding: Encoding) => Buffer | undefined
  /** What keeping it costs, compressed forms included. */
  bytes: number
}

const MOST_BYTES = 64 * 1024 * 1024

const COMPRESS: Record<Encoding, (page: Buffer) => Promise<Buffer>> = {
  br: (page) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page) => promisify(gzip)(page),
  identity: async (page) => page,
}

/** Keeps finished pages until the content changes; many visitors at once for one page cost one rendering. */
export class PageCache {
  // A Map remembers the order of insertion: the first key is the one unused for longest.
  readonly #pages = new Map<string, StoredPage>()
  readonly #underWay = new Map<string, Promise<StoredPage>>()
  #bytes = 0
  #generation = 0

  /** Forgets everything; a page being rendered right now is delivered, but not kept. */
  clear(): void {
    this.#generation++
    this.#pages.clear()
    this.#underWay.clear()
    this.#bytes = 0
  }

  /** The page under this key, if it is kept. */
  peek(key: string): StoredPage | undefined {
    const known = this.#pages.get(key)
    if (known) {
      this.#pages.delete(key)
      this.#pages.set(key, known)
    }
    return known
  }

  /** The page under this key, rendered if need be. Only complete pages (200) are kept. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const known = this.peek(key)
    if (known) return known
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay

    const generation = this.#generation
    const task = render().then(prepare)
    this.#underWay.set(key, task)
    try {
      const page = await task
      if (page.status === 200 && generation === this.#generation) this.#keep(key, page)
      return page
    } finally {
      if (this.#underWay.get(key) === task) this.#underWay.delete(key)
    }
  }

  #keep(key: string, page: StoredPage): void {
    this.#pages.set(key, page)
    this.#bytes += page.bytes
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= MOST_BYTES) break
      this.#pages.delete(oldest)
      this.#bytes -= bytes
    }
  }
}

/** Makes a page ready to be sent; compressing waits until somebody takes it in that form. */
export function prepare({ status, headers, html }: RenderedPage): StoredPage {
  const page = Buffer.from(html)
  const making = new Map<Encoding, Promise<Buffer>>()
  const made = new Map<Encoding, Buffer>()
  return {
    status,
    headers,
    etag: `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`,
    bytes: Math.round(page.length * 1.5),
    body: (encoding) => {
      const body = making.get(encoding) ?? COMPRESS[encoding](page)
      making.set(encoding, body)
      return body.then((buffer) => {
        made.set(encoding, buffer)
        return buffer
      })
    },
    readyBody: (encoding) => made.get(encoding),
  }
}
