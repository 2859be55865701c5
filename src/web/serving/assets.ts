import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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
