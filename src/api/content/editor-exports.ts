import type { FastifyInstance } from 'fastify'

import {
  forgetExport,
  listExports,
  makeExportLink,
  openExport,
  presentExport,
  startExport,
} from '../../domain/exports/index.ts'
import { rangeOf } from '../files/byte-range.ts'
import { type ApiParts, serve } from '../serve.ts'
import { staffOf } from '../staff-of.ts'

/** Who saves gigabytes over a bad line asks for part after part. */
const SAVING = { limit: { turns: 120, seconds: 60 } }

/** Where the whole gallery is taken out. */
export function serveEditorExports(app: FastifyInstance, parts: ApiParts): void {
  const { db, files } = parts
  serve(app, parts, 'GET /editor/exports', async () => ({ exports: await listExports(db) }))
  serve(app, parts, 'POST /editor/exports', async ({ user }) => ({
    export: presentExport(await startExport(db, files, staffOf(user))),
  }))
  serve(app, parts, 'DELETE /editor/exports/{export}', async ({ params }) => {
    await forgetExport(db, files, params.export)
    return { status: 'forgotten' }
  })
  serve(app, parts, 'POST /editor/exports/{export}/link', async ({ params }) => ({
    address: `/api/exports/${await makeExportLink(db, params.export)}`,
  }))
  serve(
    app,
    parts,
    'GET /exports/{token}',
    async ({ params, range }) => {
      const wanted = (size: number) => {
        const part = rangeOf(range, size)
        // What is beyond its end is answered with the whole, as every server may.
        return part === 'beyond' ? undefined : part
      }
      const { id, name, size, part, stream } = await openExport(db, files, params.token, wanted)
      const headers = { 'accept-ranges': 'bytes', etag: `"${id}"` }
      return { content: stream, size, part, savedAs: name, headers }
    },
    SAVING,
  )
}
