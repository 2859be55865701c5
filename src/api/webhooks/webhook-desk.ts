import type { FastifyInstance } from 'fastify'

import {
  changeWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  renewSecret,
  sendAgain,
  sendTest,
} from '../../domain/webhooks/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** Where other programs are told what happens: whatever is changed answers with all of it as it is then. */
export function serveWebhookDesk(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const reach = { toOwnNetwork: parts.webhooksToOwnNetwork ?? false }
  const all = async () => ({ webhooks: await listWebhooks(db) })
  serve(app, parts, 'GET /webhooks', all)
  serve(app, parts, 'POST /webhooks', async ({ user, body }) => {
    const secret = await makeWebhook(db, user, body, reach)
    return { ...(await all()), secret }
  })
  serve(app, parts, 'PATCH /webhooks/{webhook}', async ({ params, body }) => {
    await changeWebhook(db, params.webhook, body, reach)
    return all()
  })
  serve(app, parts, 'DELETE /webhooks/{webhook}', async ({ params }) => {
    await removeWebhook(db, params.webhook)
    return all()
  })
  serve(app, parts, 'POST /webhooks/{webhook}/secret', async ({ params }) => {
    const secret = await renewSecret(db, params.webhook)
    return { ...(await all()), secret }
  })
  serve(app, parts, 'POST /webhooks/{webhook}/test', async ({ params }) => ({
    delivery: await sendTest(db, params.webhook),
  }))
  serve(app, parts, 'GET /webhooks/{webhook}/deliveries', ({ params, query }) =>
    listDeliveries(db, params.webhook, query),
  )
  serve(app, parts, 'POST /webhooks/{webhook}/deliveries/{delivery}/sending', async ({ params }) => ({
    delivery: await sendAgain(db, params.webhook, params.delivery),
  }))
}
