import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { PICTURE_FORMATS, picturePath } from '../../contract/picture.ts'
import { createQuickRenditions, readTile } from '../../domain/media/index.ts'
import { refuseOtherMethods } from '../refuse-unserved.ts'
import { refuse } from '../refuse.ts'
import type { ApiParts } from '../serve.ts'
import { sendFile } from './send-file.ts'

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }
// Staff may forbid it tomorrow, so nobody between keeps it for others.
const FOR_WHOEVER_SAW_IT = { 'cache-control': 'private, max-age=31536000, immutable' }
const FOR_A_MOMENT = { 'cache-control': 'public, max-age=30', vary: 'Accept' }

// Whatever else lies in the store, originals and applications above all, is nobody's business.
const PUBLIC_FILE = /^\/storage\/(files\/[^?]+)/
const TILE = /^\/storage\/tiles\/([0-9a-f]{32})\/([1-9]\d{0,5})\/(\d{1,3})-(\d{1,3})\.webp(?:$|\?)/
const PICTURE = /^\/storage\/pictures\/([0-9a-f]{32})\/([1-9]\d{0,4})\.([a-z]+)(?:$|\?)/

/** `/storage/…`: pictures and public files, under names that never come to mean something else. */
export function serveStorage(app: FastifyInstance, { db, files, admitReader }: ApiParts): void {
  const makeQuickly = createQuickRenditions({ db, files })

  async function sendPicture(request: FastifyRequest, reply: FastifyReply, [hash = '', digits, ending]: string[]) {
    const format = PICTURE_FORMATS.find((one) => one === ending)
    if (!format) return false
    const width = Number(digits)
    const wanted = picturePath(hash, width, format)
    if (await sendFile(request, reply, { files, key: wanted, headers: FOR_EVER })) return true

    admitReader(request)
    // Until all formats are made, one that the caller can show stands in for the others.
    const quick = takesWebp(request.headers.accept) ? 'webp' : 'jpg'
    if (!(await makeQuickly({ hash, width, format: quick }))) return false
    const headers = quick === format ? FOR_EVER : FOR_A_MOMENT
    return sendFile(request, reply, { files, key: picturePath(hash, width, quick), headers })
  }

  async function sendTile(reply: FastifyReply, [hash = '', ...numbers]: string[]) {
    const [level = 0, column = 0, row = 0] = numbers.map(Number)
    const tile = await readTile(db, files, { hash, level, column, row })
    if (!tile) return false
    reply
      .headers({ ...FOR_WHOEVER_SAW_IT, 'content-length': tile.size })
      .type('image/webp')
      .send(tile.stream)
    return true
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/storage/*',
    schema: { hide: true },
    config: { isPublic: true },
    handler: async (request, reply) => {
      // No key needs an escape, so the address is taken as it came: no spelling of it means another file.
      const picture = PICTURE.exec(request.url)?.slice(1)
      const [, key] = PUBLIC_FILE.exec(request.url) ?? []
      reply.header('access-control-allow-origin', '*')
      const tile = TILE.exec(request.url)?.slice(1)
      const isSent = picture
        ? await sendPicture(request, reply, picture)
        : tile
          ? await sendTile(reply, tile)
          : key !== undefined && (await sendFile(request, reply, { files, key, headers: FOR_EVER }))
      return isSent ? reply : refuseFile(request, reply)
    },
  })
  app.get('/storage', { schema: { hide: true } }, refuseFile)
  for (const url of ['/storage', '/storage/*']) refuseOtherMethods(app, url, ['GET', 'HEAD'])
}

// What is not there now may be there in a moment, so nobody keeps that it was missing.
const refuseFile = (request: FastifyRequest, reply: FastifyReply) =>
  refuse(request, reply.header('cache-control', 'no-store'), 'not-found')

const takesWebp = (accept = '*/*') => /image\/webp|image\/\*|\*\/\*/i.test(accept)
