import type { FastifyInstance } from 'fastify'

import { endAlerts, listAlerts, makeAlert, presentAlert, removeAlert } from '../../domain/alerts/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { type ApiParts, serve } from '../serve.ts'

/** What collectors want to hear of, and the links by which that ends. */
export function serveAlerts(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async (id: string, locale: Parameters<typeof listAlerts>[1]['locale']) =>
    (await listAlerts(db, { id, locale })).map(presentAlert)

  serve(app, parts, 'GET /account/alerts', async ({ user, locale }) => ({ alerts: await tell(user.id, locale) }))
  serve(app, parts, 'POST /account/alerts', async ({ user, body, locale }) => {
    const id = await makeAlert(db, user.id, body)
    const alerts = await tell(user.id, locale)
    const alert = alerts.find((one) => one.id === id)
    // Somebody ended it in this very moment.
    if (!alert) throw new DomainError('not-found')
    return { alert, alerts }
  })
  serve(app, parts, 'DELETE /account/alerts/{alert}', async ({ user, params, locale }) => {
    await removeAlert(db, user.id, params.alert)
    return { alerts: await tell(user.id, locale) }
  })
  serve(app, parts, 'POST /alerts/unsubscription', async ({ body }) => {
    await endAlerts(db, body.token)
    return { status: 'ended' }
  })
}
