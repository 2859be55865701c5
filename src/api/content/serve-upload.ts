import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'

import type { Reply } from '../../contract/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints, errorReply } from '../../contract/endpoints.ts'
import { DomainError, invalidFields } from '../../domain/domain-error.ts'
import type { Limit } from '../../domain/limits/index.ts'
import { callerOf } from '../../http/caller.ts'
import { noteAct } from '../note-acts.ts'
import { receiveUpload, type Upload } from '../receive-upload.ts'
import { type ApiParts, describeSecurity, requireScope, requireUser } from '../serve.ts'
import { staffOf } from '../staff-of.ts'

type UploadName =
  | 'POST /editor/pictures'
  | 'POST /editor/files'
  | 'POST /editor/imports/{subject}'
  | 'POST /sales/enquiries/{enquiry}/files'
  | 'POST /account/collection/{work}/photo'

interface Wishes<Name extends UploadName> {
  /** How much is taken, of whatever the address says that it is. */
  largest: (request: FastifyRequest) => number
  /** How long a file may be under way. */
  minutes: number
  /** How many are taken from one address; staff drop many at once. */
  sending?: Limit
  tooLarge: (request: FastifyRequest) => DomainError
  /** Whether it is for those alone who are allowed everything. */
  isForAdmins?: (request: FastifyRequest) => boolean
  take: (
    sent: NonNullable<Upload['file']>,
    actor: ReturnType<typeof staffOf>,
    request: FastifyRequest,
  ) => Promise<Reply<Name>>
}

/** Many dropped at once, by several behind one address. */
const DROPPED = { turns: 300, seconds: 60 }
/** What a form takes beside its file. */
const FORM_BYTES = 1024 * 1024

/** Takes in files that staff or collectors send, one in a form: on disk while it comes, and gone again however it ends. */
export function serveUpload<Name extends UploadName>(
  app: FastifyInstance,
  parts: ApiParts,
  name: Name,
  { largest, minutes, sending = DROPPED, tooLarge, isForAdmins, take }: Wishes<Name>,
): void {
  const { summary, form, log, status, reply: replySchema, params, access }: Endpoint = endpoints[name]
  const limitsOf = (request: FastifyRequest) => ({
    fileField: 'file',
    fileSize: largest(request),
    bodySize: largest(request) + FORM_BYTES,
    milliseconds: minutes * 60_000,
    patienceMs: 5000,
  })
  async function receive(request: FastifyRequest): Promise<Reply<Name>> {
    if (!request.isMultipart()) throw new DomainError('unsupported-media-type')
    if (!parts.uploads || !request.user) throw new DomainError('unavailable')
    const { file, discard } = await receiveUpload(request, parts.uploads.folder, limitsOf(request))
    try {
      if (!file || file.size === 0) throw invalidFields({ file: { word: 'required' } })
      if (file.isTooLarge) throw tooLarge(request)
      const actor = staffOf(request.user)
      const act = () => take(file, actor, request)
      return await (typeof log === 'object' ? noteAct(parts.db, { ...parts, name, log, request }, act) : act())
    } finally {
      await discard()
    }
  }
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.post(
      name.slice('POST '.length).replace(/\{(\w+)\}/g, ':$1'),
      {
        schema: {
          summary,
          tags: [name.split('/')[1] ?? ''],
          ...describeSecurity(endpoints[name]),
          consumes: ['multipart/form-data'],
          ...(params ? { params } : {}),
          body: form,
          response: { [status]: replySchema, '4xx': errorReply, '5xx': errorReply },
        },
        // The body is a stream that the schema only describes.
        validatorCompiler: (route) =>
          route.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(route as never),
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          await parts.turnstile(`${name} ${callerOf(request)}`, sending)
          request.user = await requireUser(parts.db, request, endpoints[name])
          if (access === 'sales' || access === 'editor') {
            requireScope(request.user, isForAdmins?.(request) ? [] : [access])
          }
          if (Number(request.headers['content-length'] ?? 0) <= limitsOf(request).bodySize) return
          // What says of itself that it is too large is not even read.
          reply.header('connection', 'close')
          throw tooLarge(request)
        },
      },
      async (request, reply) => reply.code(status).send(await receive(request)),
    )
  })
}
