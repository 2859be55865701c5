import { readdir } from 'node:fs/promises'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built files of words, by language and, for those of one area, `language.area`. */
export async function findWords(clientDir: string): Promise<Record<string, string>> {
  const names = await readdir(path.join(clientDir, 'assets'))
  const files = names.flatMap((name) => {
    const [, key] = /^words-([a-z.]+)-.*\.js$/i.exec(name) ?? []
    return key ? [[key, `/assets/${name}`] as const] : []
  })
  return Object.fromEntries(files)
}

/** Serves what the build made: names carry a hash, so browsers may keep the files for good. */
export async function serveAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(
    async (assets) => {
      // An asset that is gone is a plain 404, never a rendered page.
      assets.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
      await assets.register(fastifyStatic, {
        root: path.join(clientDir, 'assets'),
        prefix: '/',
        immutable: true,
        maxAge: '1y',
        preCompressed: true,
        decorateReply: false,
      })
    },
    { prefix: '/assets' },
  )
}
