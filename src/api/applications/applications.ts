import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { applicationForm } from '../../contract/applications/endpoints.ts'
import { LARGEST_PDF, LARGEST_PDF_MB } from '../../contract/applications/values.ts'
import { endpoints, errorReply } from '../../contract/endpoints.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  checkPdf,
  findApplicationByKey,
  makeReference,
  presentStatus,
  storeApplication,
  sweepUploads,
} from '../../domain/applications/index.ts'
import { DomainError, type FieldFault } from '../../domain/domain-error.ts'
import { markAddress, takeTurn } from '../../domain/limits/index.ts'
import { callerOf } from '../../http/caller.ts'
import { wordFieldErrors, wordFieldFaults } from '../field-errors.ts'
import { localeOf } from '../language.ts'
import { receiveUpload, type Upload } from '../receive-upload.ts'
import { refuse } from '../refuse.ts'
import { type ApiParts, serve } from '../serve.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = {
  fileField: 'pdf',
  fileSize: LARGEST_PDF,
  bodySize: LARGEST_PDF + MEGABYTE,
  milliseconds: 15 * 60_000,
  patienceMs: 5000,
}
const PER_CALLER = { turns: 20, seconds: 600 }
// From one caller in the name of one address: whoever else applies in that name is not kept from it.
const PER_ADDRESS = { turns: 5, seconds: 86_400 }

/** Where artists send their applications, and see how they stand. */
export function serveApplications(app: FastifyInstance, parts: ApiParts): void {
  const { db, uploads } = parts
  serve(app, parts, 'GET /applications/{token}', async ({ params }) => ({
    application: await presentStatus(db, params.token),
  }))
  app.addHook('onReady', async () => {
    if (uploads) await sweepUploads(uploads.folder)
  })

  const { summary, form, status, reply: replySchema } = endpoints['POST /applications']
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.post(
      '/applications',
      {
        schema: {
          summary,
          tags: ['applications'],
          consumes: ['multipart/form-data'],
          body: form,
          response: { [status]: replySchema, '4xx': errorReply, '5xx': errorReply },
        },
        // The body is a stream that the schema only describes: its fields are looked at when all have come.
        validatorCompiler: () => (value: unknown) => ({ value }),
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          await parts.turnstile(`POST /applications ${callerOf(request)}`, PER_CALLER)
          if (Number(request.headers['content-length'] ?? 0) > LIMITS.bodySize) return refuseSize(request, reply)
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) throw new DomainError('unsupported-media-type')
        if (!uploads) throw new DomainError('unavailable')
        const upload = await receiveUpload(request, uploads.folder, LIMITS)
        const place = { ...parts, uploads, locale: localeOf(request), caller: callerOf(request) }
        const outcome = await takeAndDiscard(upload, place)
        if ('errors' in outcome) return refuse(request, reply, 'validation-failed', outcome)
        return reply.code(status).send(outcome)
      },
    )
  })
}

interface Place extends ApiParts {
  uploads: NonNullable<ApiParts['uploads']>
  locale: Locale
  caller: string
}

/** The file is gone from the disk before anybody is answered. */
async function takeAndDiscard(upload: Upload, place: Place): Promise<Outcome> {
  try {
    return await take(upload, place)
  } finally {
    await upload.discard()
  }
}

type Outcome = { reference: string } | { errors: Record<string, string[]> }

/** Stores what was sent, or tells everything that is wrong with it at once. */
async function take({ fields, file }: Upload, { db, files, uploads, locale, caller }: Place): Promise<Outcome> {
  const form = applicationForm.safeParse(fields)
  // The answer of the first time may have been lost on its way.
  const known = form.success ? await findApplicationByKey(db, form.data.key) : undefined
  if (known) return { reference: known.reference }

  const verdict = file && !file.isTooLarge ? await checkPdf(file.path, { workerFile: uploads.pdfWorker }) : undefined
  if (!form.success || !file || !verdict || !('pages' in verdict)) {
    const fault = file?.isTooLarge ? TOO_LARGE : faultOf(verdict)
    return {
      errors: {
        ...(form.success ? {} : wordIssues(form.error.issues, locale)),
        ...(fault ? wordFieldFaults({ pdf: fault }, locale) : {}),
      },
    }
  }
  // Only machines fill in what people do not see; they are told what they like to hear.
  if (form.data.website !== '') return { reference: makeReference(new Date().getFullYear()) }

  await takeTurn(db, `application ${markAddress(form.data.email)} from ${caller}`, PER_ADDRESS)
  const { reference } = await storeApplication(db, files, {
    ...{ form: form.data, file: file.path, size: file.size },
    pages: verdict.pages,
  })
  return { reference }
}

/** Findings of the schema library in the terms that Fastify hands on its own. */
const wordIssues = (issues: { code: string; path: PropertyKey[] }[], locale: Locale) =>
  wordFieldErrors(
    issues.map((issue) => ({
      ...{ keyword: issue.code, instancePath: `/${issue.path.join('/')}`, schemaPath: '' },
      params: { issue },
    })),
    locale,
  )

const TOO_LARGE: FieldFault = { word: 'pdfTooLarge', values: { max: LARGEST_PDF_MB } }

function faultOf(verdict: Awaited<ReturnType<typeof checkPdf>> | undefined): FieldFault | undefined {
  if (!verdict) return { word: 'pdfMissing' }
  if ('pages' in verdict) return undefined
  return verdict.fault === 'pdfTooLarge' ? TOO_LARGE : { word: verdict.fault }
}

/** What says of itself that it is too large is not even read. */
const refuseSize = (request: FastifyRequest, reply: FastifyReply) =>
  refuse(request, reply.header('connection', 'close'), 'payload-too-large', {
    errors: wordFieldFaults({ pdf: TOO_LARGE }, localeOf(request)) ?? {},
  })
