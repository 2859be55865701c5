import type { FastifyReply, FastifyRequest } from 'fastify'

import { contentTypeOf, type FileFacts, type FileStore } from '../../domain/files/index.ts'
import { rangeOf } from './byte-range.ts'

interface WantedFile {
  files: FileStore
  key: string
  /** What goes with the file, should it be there. */
  headers: Record<string, string>
}

/** What only shows itself in a page; everything else is saved to disk, where it cannot act in our name. */
const SHOWN = /^(image|video|audio|text\/vtt)/

/** Sends a file, a part of it, or the news that the caller has it already; tells whether there was one to send. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, wanted: WantedFile): Promise<boolean> {
  const { files, key } = wanted
  const { range, 'if-none-match': ifNoneMatch, 'if-range': ifRange } = request.headers
  // A plain request needs no more than one look at the store.
  const known = request.method === 'HEAD' || range || ifNoneMatch ? await files.find(key) : undefined
  if (known && isKnownTo(ifNoneMatch, known)) {
    describe(reply, wanted, known).code(304).send()
    return true
  }
  if (request.method === 'HEAD') {
    if (known) describe(reply, wanted, known).header('content-length', known.size).send()
    return known !== undefined
  }

  let part = known && mayBePart(ifRange, known) ? rangeOf(range, known.size) : undefined
  if (part === 'beyond') {
    refuseRange(reply, known?.size ?? 0)
    return true
  }
  let file = await files.read(key, part)
  if (file && part && file.tag !== known?.tag) {
    // It was replaced this very moment: a part of the new one would not fit what the caller has of the old.
    file.stream.destroy()
    part = undefined
    file = await files.read(key)
  }
  if (!file) return false
  describe(reply, wanted, file).header('content-length', part ? part.end - part.start + 1 : file.size)
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  reply.send(file.stream)
  return true
}

function describe(reply: FastifyReply, { key, headers }: WantedFile, { tag }: FileFacts): FastifyReply {
  const type = contentTypeOf(key)
  if (!SHOWN.test(type)) {
    reply.header('content-disposition', `attachment; filename="${key.slice(key.lastIndexOf('/') + 1)}"`)
  }
  return reply.headers({ ...headers, 'content-type': type, etag: `"${tag}"`, 'accept-ranges': 'bytes' })
}

const refuseRange = (reply: FastifyReply, size: number) =>
  reply
    .code(416)
    .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    .type('text/plain')
    .send('The file is shorter than that.')

const isKnownTo = (header: string | undefined, { tag }: FileFacts) =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((one) => unquote(one) === tag))

const mayBePart = (header: string | string[] | undefined, { tag }: FileFacts) =>
  header === undefined || header === `"${tag}"`

const unquote = (tag: string) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1')
