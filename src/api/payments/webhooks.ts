import type { FastifyInstance, FastifyRequest } from 'fastify'

import { heedNotice } from '../../domain/orders/index.ts'
import { heedPlanNotice } from '../../domain/plans/index.ts'
import { refuseOtherMethods } from '../refuse-unserved.ts'
import { refuse } from '../refuse.ts'
import type { ApiParts } from '../serve.ts'

const URL = '/payments/webhooks/:provider'
const BODY_LIMIT = 256 * 1024

/**
 * Where the provider tells what happened to payments. The signature is over the very bytes, so nothing parses them
 * before. Callers are not counted: a provider may come often, and whoever else comes costs one signature and no query.
 */
export function serveWebhooks(app: FastifyInstance, { db, payments }: ApiParts): void {
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    hooks.post<{ Params: { provider: string } }>(
      URL,
      { bodyLimit: BODY_LIMIT, schema: { hide: true } },
      async (request, reply) => {
        if (!payments || payments.provider.name !== request.params.provider) return refuse(request, reply, 'not-found')
        const { provider } = payments
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const notice = await provider.readNotice(body, signatureIn(request, provider.name))
        if (notice.planId !== undefined) await heedPlanNotice(db, provider, notice.planId)
        await heedNotice(db, provider, notice)
        return reply.header('cache-control', 'no-store').send({ status: 'heeded' })
      },
    )
    refuseOtherMethods(hooks, URL, ['POST'])
  })
}

function signatureIn({ headers }: FastifyRequest, provider: string): string | undefined {
  const signature = headers[`${provider}-signature`]
  return Array.isArray(signature) ? undefined : signature
}
