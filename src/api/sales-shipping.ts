import type { FastifyInstance } from 'fastify'

import { addZone, readVat, readZones, removeZone, replaceZone, saveVat } from '../domain/delivery/index.ts'
import { type ApiParts, serve } from './serve.ts'

export function serveSalesShipping(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const answerZones = async () => ({ zones: await readZones(db) })
  serve(app, parts, 'GET /sales/shipping', answerZones)
  serve(app, parts, 'POST /sales/shipping/zones', async ({ body }) => {
    await addZone(db, body)
    return answerZones()
  })
  serve(app, parts, 'PUT /sales/shipping/zones/{zone}', async ({ params, body }) => {
    await replaceZone(db, params.zone, body)
    return answerZones()
  })
  serve(app, parts, 'DELETE /sales/shipping/zones/{zone}', async ({ params }) => {
    await removeZone(db, params.zone)
    return answerZones()
  })
  serve(app, parts, 'GET /sales/vat', async () => ({ vat: await readVat(db) }))
  serve(app, parts, 'PUT /sales/vat', async ({ body }) => {
    await saveVat(db, body)
    return { vat: await readVat(db) }
  })
}
