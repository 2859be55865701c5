import type { IncomingMessage, ServerResponse } from 'node:http'

import { expect, onTestFinished } from 'vitest'

import type { WebhookEvent } from '../contract/webhooks/values.ts'
import { openWebhookSender } from '../domain/webhooks/index.ts'
import { openTestGallery, type TestGallery } from './open-test-gallery.ts'
import { startNameServer } from './start-name-server.ts'
import { startWebPeer } from './start-web-peer.ts'

/** The one address of this machine that counts as the world. */
export const WORLD = '127.0.0.1'
/** Another, which is the house's own. */
export const HOUSE = '127.0.0.2'

interface Told {
  headers: IncomingMessage['headers']
  body: string
}

/** Another program at an address of this machine, and what it was told; it answers as the test wishes. */
export async function startReceiver(
  answer: (response: ServerResponse, told: Told) => void = (response) => response.writeHead(204).end(),
  address = WORLD,
) {
  const told: Told[] = []
  const peer = await startWebPeer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const one = { headers: request.headers, body }
      told.push(one)
      answer(response, one)
    })
  }, address)
  return { ...peer, told, types: () => told.map((one) => (JSON.parse(one.body) as { type: string }).type) }
}

/** What names mean here. */
const NAMES = {
  'till.test': [WORLD],
  'house.test': [HOUSE],
  'both.test': [WORLD, HOUSE],
  'turncoat.test': [[WORLD], [HOUSE]],
  'private.test': ['10.0.0.8'],
  'metadata.test': ['169.254.169.254'],
  'nothing.test': ['0.0.0.0'],
}

/** A gallery that tells other programs what happens, with an administrator who says which. */
export async function openWebhookDesk({ patienceMs = 400 } = {}) {
  const gallery = await openTestGallery({ webhooksToOwnNetwork: true })
  const admin = await gallery.logIn({ name: 'Ada', email: 'ada@gallery.example', scope: ['collector', 'admin'] })
  const { resolver } = await startNameServer(NAMES)
  const open = () => {
    const faults: unknown[] = []
    const sender = openWebhookSender(gallery.db, {
      ...{ world: { resolver, allowed: [WORLD] }, patienceMs },
      onError: (error) => faults.push(error),
    })
    onTestFinished(async () => {
      await sender.close()
      expect(faults).toEqual([])
    })
    return sender
  }
  const sender = open()
  const send = async () => {
    sender.wake()
    await sender.rest()
  }
  const make = async (url: string, events: WebhookEvent[] = ['artwork.availability']) => {
    const { webhooks, secret } = await admin.call('POST /webhooks', { body: { url, events } })
    return { id: webhooks.at(-1)?.id ?? '', secret }
  }
  return { ...gallery, admin, open, sender, send, make, ...readers(gallery, admin) }
}

type Admin = Awaited<ReturnType<TestGallery['logIn']>>

function readers({ db, pool }: TestGallery, admin: Admin) {
  return {
    log: async (webhook: string) =>
      (await admin.call('GET /webhooks/{webhook}/deliveries', { params: { webhook }, query: {} })).deliveries,
    /** The time until whatever waits is tried again is over. */
    wait: () => pool.query(`UPDATE webhook_deliveries SET next_at = now() - interval '1 second'`),
    /** Something that programs are told of: a work that is reserved, and free again. */
    happen: async (artwork: { id: number }) => {
      const { availability } = await db
        .selectFrom('artworks')
        .select('availability')
        .where('id', '=', artwork.id)
        .executeTakeFirstOrThrow()
      const seen = availability
      await admin.call('PUT /editor/artworks/{id}/availability', {
        params: { id: artwork.id },
        body: { availability: seen === 'available' ? 'reserved' : 'available', seen },
      })
    },
  }
}
