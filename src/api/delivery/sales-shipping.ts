import type { FastifyInstance } from 'fastify'

import { addZone, readVat, readZones, removeZone, replaceZone, saveVat } from '../../domain/delivery/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { staffOf } from '../staff-of.ts'

export function serveSalesShipping(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const answerZones = async () => ({ zones: await readZones(db) })
  serve(app, parts, 'GET /sales/shipping', answerZones)
  serve(app, parts, 'POST /sales/shipping/zones', async ({ body, user }) => {
    await addZone(db, staffOf(user), body)
    return answerZones()
  })
  serve(app, parts, 'PUT /sales/shipping/zones/{zone}', async ({ params, body, user }) => {
    await replaceZone(db, staffOf(user), params.zone, body)
    return answerZones()
  })
  serve(app, parts, 'DELETE /sales/shipping/zones/{zone}', async ({ params, user }) => {
    await removeZone(db, staffOf(user), params.zone)
    return answerZones()
  })
  serve(app, parts, 'GET /sales/vat', async () => ({ vat: await readVat(db) }))
  serve(app, parts, 'PUT /sales/vat', async ({ body, user }) => {
    await saveVat(db, staffOf(user), body)
    return { vat: await readVat(db) }
  })
}
