import { readdir } from 'node:fs/promises'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { type Locale, LOCALES } from '../../contract/locale.ts'

/** The built file of each language's words, as the browser asks for it. */
export async function findWords(clientDir: string): Promise<Partial<Record<Locale, string>>> {
  const names = await readdir(path.join(clientDir, 'assets'))
  const files = LOCALES.map((locale) => [
    locale,
    names.find((name) => name.startsWith(`words-${locale}-`) && name.endsWith('.js')),
  ])
  return Object.fromEntries(files.filter(([, name]) => name).map(([locale, name]) => [locale, `/assets/${name}`]))
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
