import type { FastifyInstance, FastifyRequest } from 'fastify'

import { IMPORT_SUBJECTS } from '../../contract/content/values.ts'
import type { User } from '../../domain/accounts/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import {
  forgetImport,
  LARGEST_IMPORT,
  listImports,
  presentImport,
  readImport,
  readLines,
  saveColumns,
  startApplication,
  startCheck,
  takeImport,
} from '../../domain/imports/index.ts'
import { takeTurns } from '../../take-turns.ts'
import { localeOf } from '../language.ts'
import { type ApiParts, serve } from '../serve.ts'
import { staffOf } from '../staff-of.ts'
import { serveUpload } from './serve-upload.ts'

/** Each choice of a column is saved. */
const CHOOSING = { limit: { turns: 300, seconds: 60 } }
/** A table is read whole. */
const READING = { atOnce: 1, inLine: 20 }

/** Where tables and archives come in, are tried and are done. */
export function serveEditorImports(app: FastifyInstance, parts: ApiParts): void {
  const { db, files } = parts
  const inTurn = takeTurns(READING)
  /** To whom a whole gallery is no business, it is not there. */
  const find = async (id: string, user: User) => {
    const row = await readImport(db, id)
    if (row.subject === 'gallery' && !isAdmin(user)) throw new DomainError('not-found')
    return row
  }
  serveUpload(app, parts, 'POST /editor/imports/{subject}', {
    largest: largestOf,
    minutes: 120,
    isForAdmins: (request) => subjectOf(request) === 'gallery',
    tooLarge: (request) => new DomainError('file-too-large', { megabytes: largestOf(request) / 1e6 }),
    take: async ({ path, name }, actor, request) => {
      const sent = { subject: subjectOf(request) ?? 'pictures', path, name }
      const taken = await inTurn(() => takeImport(db, files, actor, sent, localeOf(request)))
      return { import: presentImport(taken) }
    },
  })
  serve(app, parts, 'GET /editor/imports', async ({ user }) => ({
    imports: await listImports(db, { withGalleries: isAdmin(user) }),
  }))
  serve(app, parts, 'GET /editor/imports/{import}', async ({ params, user }) => ({
    import: presentImport(await find(params.import, user)),
  }))
  serve(app, parts, 'DELETE /editor/imports/{import}', async ({ params, user }) => {
    await find(params.import, user)
    await forgetImport(db, files, params.import)
    return { status: 'forgotten' }
  })
  serve(
    app,
    parts,
    'PUT /editor/imports/{import}/columns',
    async ({ params, body, locale }) => ({
      import: presentImport(await inTurn(() => saveColumns(db, files, params.import, body, locale))),
    }),
    CHOOSING,
  )
  serve(app, parts, 'POST /editor/imports/{import}/check', async ({ params, user }) => {
    await find(params.import, user)
    return { import: presentImport(await startCheck(db, params.import)) }
  })
  serve(app, parts, 'POST /editor/imports/{import}/application', async ({ params, body, user }) => {
    await find(params.import, user)
    return { import: presentImport(await startApplication(db, staffOf(user), params.import, body.mark)) }
  })
  serve(app, parts, 'GET /editor/imports/{import}/lines', async ({ params, query, user }) => {
    await find(params.import, user)
    return readLines(db, params.import, query)
  })
}

const subjectOf = ({ params }: FastifyRequest) =>
  IMPORT_SUBJECTS.find((one) => one === (params as { subject?: string }).subject)

const isAdmin = ({ scope }: User) => scope.includes('admin')

/** What is none of these is refused once the address is read. */
function largestOf(request: FastifyRequest): number {
  const subject = subjectOf(request)
  return subject === 'pictures' || subject === 'gallery' ? LARGEST_IMPORT[subject] : LARGEST_IMPORT.table
}
