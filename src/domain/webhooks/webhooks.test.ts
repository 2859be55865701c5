import { createHmac } from 'node:crypto'

import { quickAddJob } from 'graphile-worker'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import { transact } from '../../database/index.ts'
import { eventually } from '../../testing/eventually.ts'
import { HOUSE, openWebhookDesk, startReceiver, WORLD } from '../../testing/open-webhook-desk.ts'
import { startJobs } from '../jobs/index.ts'
import { takeTurn } from '../limits/index.ts'
import { forgetDeliveries, tellPrograms } from './index.ts'

const minutesUntil = (moment: string | null | undefined) => Math.round((Date.parse(moment ?? '') - Date.now()) / 60_000)

test('a program is told once, signed so that it can know it is the gallery', async () => {
  const desk = await openWebhookDesk()
  const receiver = await startReceiver()
  const { id, secret } = await desk.make(`http://till.test:${receiver.port}/hook?a=b`)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const work = await desk.addArtwork()

  await desk.happen(work)
  await desk.send()
  await desk.send()

  expect(receiver.asked).toEqual([`POST till.test:${receiver.port} /hook?a=b`])
  const [{ headers, body } = expect.unreachable()] = receiver.told
  expect(JSON.parse(body)).toMatchObject({
    type: 'artwork.availability',
    data: { id: work.id, availability: 'reserved', read: `/api/editor/artworks/${work.id}` },
  })
  const [delivery] = await desk.log(id)
  expect(delivery).toMatchObject({ id: headers['webhook-id'], state: 'delivered', tries: 1, status: 204, fault: null })
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(content).digest('base64')}`)
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
})

test('what did not happen after all is told nobody', async () => {
  const desk = await openWebhookDesk()
  const receiver = await startReceiver()
  await desk.make(`http://till.test:${receiver.port}/`, ['order.paid'])
  const data = { number: '26-0000-0000', status: 'paid' as const, read: '/api' }
  const failing = transact(desk.db, async (tx) => {
    await tellPrograms(tx, { type: 'order.paid', data })
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')

  await desk.send()
  expect(receiver.told).toEqual([])
  expect((await desk.pool.query('SELECT FROM graphile_worker._private_jobs')).rowCount).toBe(0)
})

test('what fails is tried after pauses that grow, then given up; a program that is dead is paused, and administrators told once', async () => {
  const desk = await openWebhookDesk()
  const receiver = await startReceiver((response) => response.writeHead(500).end())
  const { id } = await desk.make(`http://till.test:${receiver.port}/`)
  await desk.logIn({ email: 'collector@example.com' })
  const work = await desk.addArtwork()
  await desk.happen(work)
  const pauses: unknown[] = []
  for (let nth = 0; nth < 7; nth++) {
    await desk.send()
    const [one] = await desk.log(id)
    expect(one).toMatchObject({ state: 'waiting', tries: nth + 1, status: 500, fault: 'refused' })
    pauses.push(minutesUntil(one?.next_at))
    await desk.wait()
  }
  expect(pauses).toEqual([1, 5, 30, 120, 480, 1440, 1440])
  await desk.happen(work)
  await desk.pool.query(`UPDATE webhook_deliveries SET next_at = now() + interval '1 hour' WHERE tries = 0`)
  await desk.send()

  expect(await desk.log(id)).toMatchObject([{ state: 'given-up' }, { state: 'given-up', tries: 8 }])
  expect(new Set(receiver.told.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect((await desk.admin.call('GET /webhooks')).webhooks).toMatchObject([{ state: 'paused' }])
  const mails = await desk.db.selectFrom('mails').select(['kind', 'to_email', 'data']).execute()
  expect(mails).toEqual([
    { kind: 'webhook-paused', to_email: 'ada@gallery.example', data: { host: `till.test:${receiver.port}` } },
  ])
  await desk.happen(work)
  expect(await desk.log(id)).toHaveLength(2)

  await desk.admin.call('PATCH /webhooks/{webhook}', { params: { webhook: id }, body: { is_on: true } })
  await desk.happen(work)
  expect(await desk.log(id)).toHaveLength(3)
})

test('one failure among what gets through pauses nothing', async () => {
  const desk = await openWebhookDesk()
  let isDown = true
  const receiver = await startReceiver((response) => response.writeHead(isDown ? 503 : 200).end())
  const { id } = await desk.make(`http://till.test:${receiver.port}/`)
  const work = await desk.addArtwork()
  await desk.happen(work)
  await desk.send()
  isDown = false
  await desk.happen(work)
  await desk.send()
  isDown = true
  await desk.pool.query(`UPDATE webhook_deliveries SET tries = 7, next_at = now() WHERE state = 'waiting'`)
  await desk.send()

  expect(await desk.log(id)).toMatchObject([{ state: 'delivered' }, { state: 'given-up' }])
  expect((await desk.admin.call('GET /webhooks')).webhooks).toMatchObject([{ state: 'on' }])
  expect(await desk.db.selectFrom('mails').select('id').execute()).toEqual([])
})

/** Hosts that are ours, or nobody's; what stands for a port is filled in. */
const HOSTILE = [
  ...['127.0.0.2', '127.2', '0x7f000002', '2130706434', '0177.0.0.2', '[::ffff:7f00:2]', '[::ffff:127.0.0.2]', '[::1]'],
  ...['0.0.0.0', '[::]', '10.0.0.8', '172.16.0.1', '192.168.1.1', '169.254.169.254', '[fe80::1]', '[fd00:ec2::254]'],
  ...['100.64.0.1', '[64:ff9b::7f00:2]', '[2002:7f00:2::]'],
]
const HOSTILE_NAMES = ['house.test', 'both.test', 'private.test', 'metadata.test', 'nothing.test']

test('our own network is never told, however it is written, named or turned to', async () => {
  const desk = await openWebhookDesk()
  const house = await startReceiver(undefined, HOUSE)
  const work = await desk.addArtwork()
  for (const host of [...HOSTILE, ...HOSTILE_NAMES]) {
    await desk.pool.query('DELETE FROM webhooks')
    const { id } = await desk.make(`http://${host}:${house.port}/`)
    await desk.happen(work)
    await desk.send()
    expect(await desk.log(id), host).toMatchObject([{ state: 'waiting', status: null, fault: 'inside' }])
  }
  // The name is asked for once at each try, and what it meant then is what was judged.
  await desk.pool.query('DELETE FROM webhooks')
  const { id } = await desk.make(`http://turncoat.test:${house.port}/`)
  await desk.happen(work)
  await desk.send()
  expect(await desk.log(id)).toMatchObject([{ fault: 'unreachable' }])
  await desk.wait()
  await desk.send()
  expect(await desk.log(id)).toMatchObject([{ fault: 'inside' }])
  expect(house.asked).toEqual([])
})

test('nobody is followed anywhere, and neither a huge, a slow nor a broken answer does any harm', async () => {
  const desk = await openWebhookDesk()
  const house = await startReceiver(undefined, HOUSE)
  const away = await startReceiver((response) =>
    response.writeHead(307, { location: `http://${HOUSE}:${house.port}/` }).end(),
  )
  const huge = await startReceiver((response) => {
    response.writeHead(200)
    const pour = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
      response.once('drain', pour)
    }
    pour()
  })
  const dripping = await startReceiver((response) => void response.writeHead(200).write('x'))
  const silent = await startReceiver(() => undefined)
  const broken = await startReceiver((response) => void response.socket?.end('no HTTP at all\r\n\r\n'))
  const work = await desk.addArtwork()
  const outcomes: Record<string, unknown> = {}
  for (const [name, url] of Object.entries({
    away: `http://till.test:${away.port}/`,
    huge: `http://till.test:${huge.port}/`,
    dripping: `http://till.test:${dripping.port}/`,
    silent: `http://till.test:${silent.port}/`,
    broken: `http://till.test:${broken.port}/`,
    'without a certificate': `https://till.test:${away.port}/`,
    'nobody there': 'http://till.test:1/',
    'nobody’s name': 'http://nobody.test/',
  })) {
    await desk.pool.query('DELETE FROM webhooks')
    const { id } = await desk.make(url)
    await desk.happen(work)
    const begun = Date.now()
    await desk.send()
    expect(Date.now() - begun, name).toBeLessThan(5000)
    const [{ state, status, fault } = expect.unreachable()] = await desk.log(id)
    outcomes[name] = [state, status, fault]
  }
  expect(outcomes).toEqual({
    away: ['waiting', 307, 'refused'],
    huge: ['delivered', 200, null],
    dripping: ['delivered', 200, null],
    silent: ['waiting', null, 'unreachable'],
    broken: ['waiting', null, 'unreachable'],
    'without a certificate': ['waiting', null, 'unreachable'],
    'nobody there': ['waiting', null, 'unreachable'],
    'nobody’s name': ['waiting', null, 'unknown-name'],
  })
  expect(house.asked).toEqual([])
})

test('a program that hangs keeps nobody waiting: neither other programs nor jobs', async () => {
  // Longer than the test waits for anything.
  const desk = await openWebhookDesk({ patienceMs: 60_000 })
  const { db, files, pool, connection, sender } = desk
  const hanging: { end: () => void }[] = []
  const dead = await Promise.all([1, 2, 3, 4].map(() => startReceiver((response) => void hanging.push(response))))
  const lively = await startReceiver()
  for (const { port } of dead) await desk.make(`http://till.test:${port}/`)
  const work = await desk.addArtwork()
  const stop = await startJobs({ db, files, pool, connection, webhooks: sender, log: pino({ level: 'silent' }) })
  onTestFinished(stop)
  for (let nth = 0; nth < 10; nth++) await desk.happen(work)
  await eventually(() => expect(hanging.length).toBeGreaterThanOrEqual(4))

  await desk.make(`http://till.test:${lively.port}/`)
  await takeTurn(db, 'door', { turns: 1, seconds: 60 })
  await pool.query("UPDATE rate_limits SET resets_at = now() - interval '1 second'")
  await quickAddJob({ pgPool: pool }, 'forget-turns', {})
  for (let nth = 0; nth < 10; nth++) await desk.happen(work)
  await eventually(() => expect(lively.told).toHaveLength(10))
  await eventually(async () => {
    expect(await db.selectFrom('rate_limits').select('key').where('key', '=', 'door').execute()).toEqual([])
  })
  // Nobody is asked by more than a few at once.
  expect(dead.map(({ told }) => told.length)).toEqual([3, 3, 3, 3])
})

test('on two nodes each is told once; what a node took along into death is told by another', async () => {
  const desk = await openWebhookDesk()
  const receiver = await startReceiver()
  const { id } = await desk.make(`http://till.test:${receiver.port}/`)
  const work = await desk.addArtwork()
  for (let nth = 0; nth < 20; nth++) await desk.happen(work)
  const other = desk.open()
  for (const node of [desk.sender, other, desk.sender]) node.wake()
  await Promise.all([desk.sender.rest(), other.rest()])
  expect(receiver.told).toHaveLength(20)
  expect(new Set(receiver.told.map(({ headers }) => headers['webhook-id'])).size).toBe(20)

  const hanging = await startReceiver(() => undefined)
  await desk.admin.call('PATCH /webhooks/{webhook}', {
    ...{ params: { webhook: id }, body: { url: `http://till.test:${hanging.port}/` } },
  })
  await desk.happen(work)
  other.wake()
  await eventually(() => expect(hanging.told).toHaveLength(1))
  await other.close()
  await desk.admin.call('PATCH /webhooks/{webhook}', {
    ...{ params: { webhook: id }, body: { url: `http://till.test:${receiver.port}/` } },
  })
  await desk.send()
  expect(receiver.told).toHaveLength(20)
  await desk.wait()
  await desk.send()
  expect(receiver.told).toHaveLength(21)
})

test('a program that is being removed comes in the way of nothing that happens', async () => {
  const desk = await openWebhookDesk()
  await desk.make('http://till.test/')
  const { id } = await desk.make('http://till.test/')
  const work = await desk.addArtwork()
  const other = await desk.pool.connect()
  onTestFinished(() => other.release())
  await other.query('BEGIN')
  await other.query('DELETE FROM webhooks WHERE id <> $1', [id])
  const happening = desk.happen(work)
  await eventually(async () => {
    const { rowCount } = await other.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
      AND datname = current_database()`)
    expect(rowCount).toBe(1)
  })
  await other.query('COMMIT')

  await happening
  expect(await desk.log(id)).toHaveLength(1)
})

test('the log goes back thirty days', async () => {
  const desk = await openWebhookDesk()
  const receiver = await startReceiver()
  const { id } = await desk.make(`http://${WORLD}:${receiver.port}/`)
  const work = await desk.addArtwork()
  for (let nth = 0; nth < 2; nth++) await desk.happen(work)
  await desk.send()
  await desk.happen(work)
  await desk.pool.query(`UPDATE webhook_deliveries SET created_at = now() - interval '31 days' WHERE place <> 2`)
  await forgetDeliveries(desk.db)
  expect(await desk.log(id)).toMatchObject([{ state: 'waiting' }, { state: 'delivered' }])
})
