import type { FastifyInstance } from 'fastify'

import { takeFile } from '../../domain/content/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { LARGEST_FILE } from '../../domain/media/index.ts'
import type { ApiParts } from '../serve.ts'
import { serveUpload } from './serve-upload.ts'

/** Where films, captions and documents come in. */
export function serveEditorFiles(app: FastifyInstance, parts: ApiParts): void {
  const { db, files } = parts
  serveUpload(app, parts, 'POST /editor/files', {
    largest: () => LARGEST_FILE.film,
    minutes: 60,
    tooLarge: () => new DomainError('file-too-large', { megabytes: LARGEST_FILE.film / 1e6 }),
    take: (sent, actor) => takeFile(db, files, actor, sent),
  })
}
