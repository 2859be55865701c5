import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page as the renderer hands it over. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string
}

/** A page ready to be sent in whichever form the browser takes. */
export interface StoredPage {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
}

const MOST_BYTES = 64 * 1024 * 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

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

  /** The page under this key, rendered if need be. Only complete pages (200) are kept. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const known = this.#pages.get(key)
    if (known) {
      this.#pages.delete(key)
      this.#pages.set(key, known)
      return known
    }
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
    this.#bytes += sizeOf(page)
    for (const [oldest, { bodies }] of this.#pages) {
      if (this.#bytes <= MOST_BYTES) break
      this.#pages.delete(oldest)
      this.#bytes -= sizeOf({ bodies })
    }
  }
}

const sizeOf = ({ bodies }: Pick<StoredPage, 'bodies'>) =>
  bodies.br.length + bodies.gzip.length + bodies.identity.length

async function prepare({ status, headers, html }: RenderedPage): Promise<StoredPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, bodies: { br, gzip: gzipped, identity } }
}
