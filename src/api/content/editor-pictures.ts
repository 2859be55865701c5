import type { FastifyInstance } from 'fastify'

import { readPictures, takePicture } from '../../domain/content/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { LARGEST_PICTURE } from '../../domain/media/index.ts'
import { takeTurns } from '../../take-turns.ts'
import { localeOf } from '../language.ts'
import type { ApiParts } from '../serve.ts'
import { serveUpload } from './serve-upload.ts'

/** So many are unpacked side by side, each whole in memory. */
const LOOKING = { atOnce: 2, inLine: 100 }

/** Where pictures come in. */
export function serveEditorPictures(app: FastifyInstance, parts: ApiParts): void {
  const inTurn = takeTurns(LOOKING)
  const { db, files } = parts
  serveUpload(app, parts, 'POST /editor/pictures', {
    largest: () => LARGEST_PICTURE,
    minutes: 15,
    tooLarge: () => new DomainError('picture-too-large', { megabytes: LARGEST_PICTURE / 1024 / 1024, megapixels: 150 }),
    take: async (sent, actor, request) => {
      const { file, colors } = await inTurn(() => takePicture(db, files, actor, sent.path))
      const picture = (await readPictures(db, [file], localeOf(request))).get(file)
      if (!picture) throw new Error(`The picture ${file} was taken away while it came in.`)
      return { file, picture, colors }
    },
  })
}
