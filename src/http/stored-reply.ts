import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'

/** A reply as whoever made it hands it over. */
export interface WholeReply {
  status: number
  headers: Record<string, string>
  text: string
  /** The things whose page somebody opens with it. */
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
  /** What keeping it costs for now. */
  bytes: () => number
}

// What is made for one is made quickly. Few texts are longer than this window, and a larger one has to be asked of the system each time.
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }
const CHUNK = 64 * 1024
/** Handing a short text to another thread and taking it back costs as much as compressing it. */
const SHORT = 32 * 1024
const BROTLI_SHORT = { ...BROTLI, [constants.BROTLI_PARAM_QUALITY]: 3 }
/** Most short texts come out half as long or shorter: a larger room would lie about as garbage. */
const chunkFor = (length: number) => Math.max(1024, length >> 1)

const COMPRESS: Record<Exclude<Encoding, 'identity'>, (whole: Buffer) => Promise<Buffer>> = {
  br: async (whole) =>
    whole.length > SHORT
      ? promisify(brotliCompress)(whole, { params: BROTLI, chunkSize: CHUNK })
      : brotliCompressSync(whole, { params: BROTLI_SHORT, chunkSize: chunkFor(whole.length) }),
  gzip: (whole) => promisify(gzip)(whole, { chunkSize: CHUNK }),
}

// Room for UTF-16 that is used again for each text: as garbage it would lie about for hundreds of pages.
const scratch = Buffer.allocUnsafeSlow(1024 * 1024)

/** The same as `Buffer.from`, in a quarter of the time for texts with any letter beyond Latin. */
function toBytes(text: string): Buffer {
  const room = text.length * 2 > scratch.length ? Buffer.allocUnsafeSlow(text.length * 2) : scratch
  const length = room.write(text.toWellFormed(), 'utf16le')
  return transcode(room.subarray(0, length), 'utf16le', 'utf8')
}

// Compressors hand out slices of something larger, which would be kept with them.
function cutToSize(slice: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(slice.length)
  slice.copy(exact)
  return exact
}

/**
 * Makes a reply ready to be sent. Each form is made when somebody takes it, and kept; the text itself only until there is
 * a smaller one that it can be had from again. Whoever keeps it is told when it has grown or shrunk.
 */
export function prepare(
  { status, headers, text, opens = [] }: WholeReply,
  onChange: () => void = () => undefined,
): StoredReply {
  let whole: Buffer | undefined = toBytes(text)
  const etag = `W/"${hash('sha256', whole, 'base64url').slice(0, 22)}"`
  const made = new Map<Encoding, Buffer>()
  const making = new Map<Encoding, Promise<Buffer>>()

  async function readWhole(): Promise<Buffer> {
    const kept = whole ?? made.get('identity')
    return kept ?? cutToSize(await promisify(brotliDecompress)(made.get('br') as Buffer))
  }

  async function make(encoding: Encoding): Promise<Buffer> {
    try {
      const source = await readWhole()
      const body = encoding === 'identity' ? source : cutToSize(await COMPRESS[encoding](source))
      made.set(encoding, body)
      if (made.has('br')) whole = undefined
      onChange()
      return body
    } finally {
      making.delete(encoding)
    }
  }

  function body(encoding: Encoding): Promise<Buffer> {
    const ready = made.get(encoding)
    if (ready) return Promise.resolve(ready)
    const begun = making.get(encoding) ?? make(encoding)
    making.set(encoding, begun)
    return begun
  }

  // The text itself may be one of the forms.
  const bytes = () =>
    [...new Set([...made.values(), ...(whole ? [whole] : [])])].reduce((sum, { length }) => sum + length, 0)
  return { status, headers, opens, etag, body, readyBody: (encoding) => made.get(encoding), bytes }
}
