import { readFile } from 'node:fs/promises'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { type Locale, LOCALES, prefixOf } from '../../contract/locale.ts'
import { composeFrame, framePolicy } from './compose-frame.ts'
import { composeShell, type Manifest } from './compose-shell.ts'
import { officePolicy } from './policy.ts'

interface Options {
  /** What the build of the back office made. */
  folder: string
  apiUrl: string
  publicUrl: string
  isSecure: boolean
}

const FRAME_PLACE = '/admin/pdf-frame'

/** Serves the staff's app: an empty shell for anybody, in every language, and its files. What is in it, the API decides. */
export async function serveBackOffice(
  app: FastifyInstance,
  { folder, apiUrl, publicUrl, isSecure }: Options,
): Promise<void> {
  const policy = officePolicy({ apiUrl, isSecure })

  const readManifest = async () => JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest

  // Asked for by hand a few times a day: read anew, so that what is built while developing is seen.
  async function shellOf(locale: Locale): Promise<string> {
    const [manifest, { shell }] = await Promise.all([
      readManifest(),
      import(`../../messages/${locale}/backoffice/shell.ts`) as Promise<
        typeof import('../../messages/en/backoffice/shell.ts')
      >,
    ])
    return composeShell({ locale, title: shell.title, apiUrl, manifest })
  }

  for (const locale of LOCALES) {
    for (const place of [`${prefixOf(locale)}/admin`, `${prefixOf(locale)}/admin/*`]) {
      app.get(place, async (_request, reply) =>
        reply
          .headers({
            'content-security-policy': policy,
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex',
          })
          .type('text/html; charset=utf-8')
          .send(await shellOf(locale)),
      )
    }
  }
  app.get(FRAME_PLACE, async (_request, reply) =>
    reply
      .removeHeader('x-frame-options')
      // The page around it has none, and one origin is kept one way.
      .removeHeader('origin-agent-cluster')
      .headers({
        'content-security-policy': framePolicy(publicUrl),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(composeFrame(await readManifest())),
  )
  await app.register(
    async (assets) => {
      assets.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
      await assets.register(fastifyStatic, {
        root: path.join(folder, 'assets'),
        prefix: '/',
        immutable: true,
        maxAge: '1y',
        preCompressed: true,
        decorateReply: false,
        // The frame has no origin, so that even our own scripts are those of another to it.
        setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
      })
    },
    { prefix: '/admin/assets' },
  )
}
