import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { MOST_WORKS } from '../../contract/papers/values.ts'
import { listIds } from '../../domain/content/index.ts'
import {
  askSheet,
  composeCondition,
  composeCustoms,
  composeShown,
  findSheet,
  listSheets,
  presentSheet,
  readSheet,
  type SheetContent,
} from '../../domain/papers/index.ts'
import { studioOf } from '../certificates/studio-of.ts'
import { type ApiParts, serve } from '../serve.ts'

/** Each is a second of work and some megabytes. */
const ASKING = { limit: { turns: 60, seconds: 600 } }

/** So many of a list are looked at: with all that is left out of it, one more than any paper has room for. */
const ENOUGH = 2 * Math.max(...Object.values(MOST_WORKS)) + 1

/** Papers for the wall, for clients and for customs: asked for, looked at and saved. */
export function servePapers(app: FastifyInstance, parts: ApiParts): void {
  const { db, publicUrl } = parts
  const tell = async (sheet: ReturnType<typeof askSheet>) => ({ paper: presentSheet(await sheet) })

  serve(
    app,
    parts,
    'POST /editor/papers',
    async ({ user, body: { key, query, without, every_language: isEveryLanguage, ...wish } }) => {
      const compose = async () => {
        const works = query
          ? (await listIds(db, 'artworks', query, ENOUGH)).filter((id) => !without.includes(id))
          : wish.works
        return { content: await composeShown(db, publicUrl, { ...wish, works, isEveryLanguage }) }
      }
      return tell(askSheet(db, { userId: user.id, key, compose }))
    },
    ASKING,
  )
  serve(
    app,
    parts,
    'POST /sales/papers/customs',
    async ({ user, body: { key, packages = null, gross_weight: grossWeight = null, origin, ...wish } }) => {
      const compose = () => composeCustoms(db, { ...wish, origin, packages, grossWeight })
      return tell(askSheet(db, { userId: user.id, key, compose }))
    },
    ASKING,
  )
  serve(
    app,
    parts,
    'POST /sales/papers/condition',
    async ({ user, body: { key, ...wish } }) => {
      const compose = async () => ({ content: await composeCondition(db, publicUrl, wish) })
      return tell(askSheet(db, { userId: user.id, key, compose }))
    },
    ASKING,
  )
  serve(app, parts, 'GET /editor/papers', async ({ user }) => ({
    papers: (await listSheets(db, user.id)).map(presentSheet),
  }))
  serve(app, parts, 'GET /editor/papers/{paper}', ({ user, params }) => tell(findSheet(db, user.id, params.paper)))
  serve(app, parts, 'GET /editor/papers/{paper}/file', async ({ user, params }) => {
    const { id, name, content } = await findSheet(db, user.id, params.paper)
    const bytes = await readSheet(studioOf(parts), { id, content: content as SheetContent })
    return { content: Readable.from([bytes]), size: bytes.length, savedAs: name }
  })
}
