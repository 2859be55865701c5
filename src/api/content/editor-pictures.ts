import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Reply } from '../../contract/client.ts'
import { endpoints, errorReply } from '../../contract/endpoints.ts'
import { readPictures, takePicture } from '../../domain/content/index.ts'
import { DomainError, invalidFields } from '../../domain/domain-error.ts'
import { LARGEST_PICTURE } from '../../domain/media/index.ts'
import { callerOf } from '../../http/caller.ts'
import { takeTurns } from '../../take-turns.ts'
import { receiveUpload } from '../applications/receive-upload.ts'
import { localeOf } from '../language.ts'
import { type ApiParts, requireStaff } from '../serve.ts'
import { staffOf } from '../staff-of.ts'

const LIMITS = {
  fileField: 'file',
  fileSize: LARGEST_PICTURE,
  bodySize: LARGEST_PICTURE + 1024 * 1024,
  milliseconds: 15 * 60_000,
  patienceMs: 5000,
}
/** Many dropped at once, by several behind one address. */
const SENDING = { turns: 300, seconds: 60 }
/** So many are unpacked side by side, each whole in memory. */
const LOOKING = { atOnce: 2, inLine: 100 }

/** Where pictures come in. */
export function serveEditorPictures(app: FastifyInstance, parts: ApiParts): void {
  const { summary, form, status, reply: replySchema } = endpoints['POST /editor/pictures']
  const inTurn = takeTurns(LOOKING)
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.post(
      '/editor/pictures',
      {
        schema: {
          summary,
          tags: ['editor'],
          security: [{ bearer: [] }],
          consumes: ['multipart/form-data'],
          body: form,
          response: { [status]: replySchema, '4xx': errorReply, '5xx': errorReply },
        },
        // The body is a stream that the schema only describes.
        validatorCompiler: () => (value: unknown) => ({ value }),
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          await parts.turnstile(`POST /editor/pictures ${callerOf(request)}`, SENDING)
          request.user = await requireStaff(parts.db, request, ['editor'])
          if (Number(request.headers['content-length'] ?? 0) <= LIMITS.bodySize) return
          // What says of itself that it is too large is not even read.
          reply.header('connection', 'close')
          throw tooLarge()
        },
      },
      async (request, reply) => reply.code(status).send(await take(request, parts, inTurn)),
    )
  })
}

async function take(
  request: FastifyRequest,
  { db, files, uploads }: ApiParts,
  inTurn: ReturnType<typeof takeTurns>,
): Promise<Reply<'POST /editor/pictures'>> {
  if (!request.isMultipart()) throw new DomainError('unsupported-media-type')
  if (!uploads || !request.user) throw new DomainError('unavailable')
  const actor = staffOf(request.user)
  const { file: sent, discard } = await receiveUpload(request, uploads.folder, LIMITS)
  try {
    if (!sent || sent.size === 0) throw invalidFields({ file: { word: 'required' } })
    if (sent.isTooLarge) throw tooLarge()
    const { file, colors } = await inTurn(() => takePicture(db, files, actor, sent.path))
    const picture = (await readPictures(db, [file], localeOf(request))).get(file)
    if (!picture) throw new Error(`The picture ${file} was taken away while it came in.`)
    return { file, picture, colors }
  } finally {
    await discard()
  }
}

const tooLarge = () =>
  new DomainError('picture-too-large', { megabytes: LARGEST_PICTURE / 1024 / 1024, megapixels: 150 })
