import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect as connectTo } from 'node:net'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { readConfig } from './config.ts'
import { connect } from './database/index.ts'
import { invitePeople } from './demo/index.ts'
import { createUser, makeResetToken, openSession } from './domain/accounts/index.ts'
import { outboxOf } from './domain/mail/index.ts'
import { openSandbox } from './domain/payments/index.ts'
import { openGallery } from './server.ts'
import { findPort } from './testing/find-port.ts'
import { createTestDatabase } from './testing/lend-database.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

const PASSWORD = 'known to all visitors'
const CHALLENGE = 'x'.repeat(43)
const KEYS = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
})

type Settings = Record<string, string>
type Database = Awaited<ReturnType<typeof makeDatabase>>

/** What says that a gallery is no longer a trial on this machine. */
const TRIGGERS: Record<string, (database: Database) => Settings> = {
  'an outside database': ({ url }) => ({ DATABASE_URL: url }),
  'an address with https': () => ({ PUBLIC_URL: 'https://gallery.example' }),
  'an address in the house': () => ({ PUBLIC_URL: 'http://192.168.1.20:3000' }),
  'a host in the house': () => ({ HOST: '192.168.1.20' }),
  'test keys of Stripe': () => KEYS('test'),
  'live keys of Stripe': () => KEYS('live'),
}

const isOk = ({ status }: Response) => status < 400

interface Visit {
  ask: (path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  tokens: { session: string; reset: string; staff: string; secret: string }
}

/** Every way in that only the demo has, and whether somebody finds it open. */
const DOORS: Record<string, (visit: Visit) => Promise<boolean>> = {
  'the password of a demo person': async ({ ask }) =>
    isOk(await ask('/api/auth/login', { email: 'admin@cimaise.example', password: PASSWORD })),
  'a session of a demo person': async ({ ask, tokens }) =>
    isOk(await ask('/api/auth/user', undefined, { authorization: `Bearer ${tokens.session}` })),
  'a link for a new password of a demo person': async ({ ask, tokens }) => {
    const wish = { token: tokens.reset, password: 'of a stranger', password_confirmation: 'of a stranger' }
    return isOk(await ask('/api/auth/reset-password', wish))
  },
  'the demo’s service among those that one comes in by': async ({ ask }) =>
    (await (await ask('/api/auth/providers')).text()).includes('"demo"'),
  'the way to the demo’s service': async ({ ask }) =>
    isOk(await ask(`/api/auth/social/demo/start?challenge=${CHALLENGE}`)),
  'the demo’s service itself': async ({ ask }) => isOk(await ask('/demo-id/.well-known/openid-configuration')),
  'its keys': async ({ ask }) => isOk(await ask('/demo-id/keys')),
  'the list of mails': async ({ ask }) => isOk(await ask('/api/outbox')),
  'a mail': async ({ ask }) => isOk(await ask('/api/outbox/a-mail')),
  'a mail as a page': async ({ ask }) => isOk(await ask('/api/outbox/a-mail/html')),
  'test cards': async ({ ask }) => (await (await ask('/api/payments/provider')).text()).includes('"sandbox"'),
  'a card of the sandbox': async ({ ask }) => {
    const card = { owner: 'Ada', number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' }
    return isOk(await ask('/api/sandbox/cards', card))
  },
  'the bank of the sandbox': async ({ ask, tokens }) =>
    isOk(await ask('/api/sandbox/challenges', { secret: tokens.secret, approve: true })),
  'the clock of the sandbox': async ({ ask, tokens }) =>
    isOk(await ask('/api/sandbox/clock', { days: 1 }, { authorization: `Bearer ${tokens.staff}` })),
  'notices of the sandbox': async ({ ask }) => (await ask('/api/payments/webhooks/sandbox', {})).status !== 404,
}

/** What takes real money pays by no sandbox, and shows nobody’s mail. */
const NEVER_WITH_KEYS = /mail|sandbox|test cards/

async function makeDatabase() {
  const { connection, drop } = await createTestDatabase()
  const { host = '', user = '', database = '', connectionString } = connection
  const url = connectionString ?? `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const dataDir = await mkdtemp(path.join(scratchFolder, 'cimaise-server-'))
  return {
    url,
    dataDir,
    connection,
    remove: async () => {
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens the server on a database of the test as the settings say, and no pages. */
async function open({ url, dataDir }: Database, settings: Settings) {
  const port = await findPort()
  let isHung = false
  const gallery = await openGallery({
    config: { ...readConfig(settings), databaseUrl: url, dataDir, port, host: '127.0.0.1', logLevel: 'silent' },
    developmentBuild: () => Promise.reject(new Error('there are no pages here')),
    watchHanging: async () => void (isHung = true),
  })
  const ask: Visit['ask'] = (address, body, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${address}`, {
      redirect: 'manual',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
  return { gallery, ask, port, isHung: () => isHung }
}

/** A gallery in which the demo hung until now: its people have come in, and mails lie about. */
async function makeDemo(database: Database): Promise<Visit['tokens']> {
  const { db, pool } = await connect(database.connection)
  await db.insertInto('demo').defaultValues().execute()
  await invitePeople(db, PASSWORD)
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const session = await openSession(db, await idOf('editor@cimaise.example'))
  const reset = await makeResetToken(db, await idOf('sales@cimaise.example'), 'sales@cimaise.example')
  const staff = { name: 'Ada', email: 'ada@gallery.example', locale: 'en', scope: ['sales'] } as const
  const own = await createUser(db, { ...staff, scope: [...staff.scope] })
  const order = { orderId: randomUUID(), orderNumber: '26-1', orderedAt: new Date() }
  const { secret } = await openSandbox(db).open({ ...order, amount: 100, currency: 'EUR', email: 'eve@example.com' })
  const tokens = { session, reset: reset ?? '', staff: await openSession(db, own.id), secret: secret ?? '' }
  await pool.end()
  await mkdir(outboxOf(database.dataDir), { recursive: true })
  await writeFile(
    path.join(outboxOf(database.dataDir), 'a-mail.eml'),
    'From: gallery@example.com\r\nTo: ada@example.com\r\nSubject: A link\r\n\r\nsecret',
  )
  return tokens
}

/** Knocks at every door of a gallery that was the demo until it was opened with these settings. */
function knockAtEachDoor(settingsOf: (database: Database) => Settings, isExpected: (door: string) => boolean) {
  let database: Database
  let tokens: Visit['tokens']
  let server: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await makeDatabase()
    tokens = await makeDemo(database)
    server = await open(database, settingsOf(database))
  })
  afterAll(async () => {
    await server?.gallery.close()
    await database.remove()
  })
  test.each(Object.entries(DOORS))('%s', async (door, isOpen) => {
    expect(await isOpen({ ask: server.ask, tokens })).toBe(isExpected(door))
  })
}

describe('on this machine alone the demo is open:', () => {
  knockAtEachDoor(
    () => ({}),
    () => true,
  )
})

describe('with DEMO=off the demo is closed:', () => {
  knockAtEachDoor(
    () => ({ DEMO: 'off' }),
    () => false,
  )
})

describe.each(Object.entries(TRIGGERS))('with %s the demo is closed:', (_name, settingsOf) => {
  knockAtEachDoor(settingsOf, () => false)
})

describe('with an outside database and address and DEMO=on the demo is open:', () => {
  knockAtEachDoor(
    ({ url }) => ({ DATABASE_URL: url, PUBLIC_URL: 'https://gallery.example', DEMO: 'on' }),
    () => true,
  )
})

describe.each(['test', 'live'])(
  'with %s keys of Stripe and DEMO=on its people come in, but neither mails nor sandbox:',
  (mode) => {
    knockAtEachDoor(
      () => ({ ...KEYS(mode), DEMO: 'on' }),
      (door) => !NEVER_WITH_KEYS.test(door),
    )
  },
)

test('what is on is told in one line when the gallery opens', async () => {
  const database = await makeDatabase()
  onTestFinished(database.remove)
  await makeDemo(database)
  const settings = { PUBLIC_URL: 'https://gallery.example', ...KEYS('live'), DEMO: 'on' }

  const { gallery } = await open(database, settings)
  await gallery.close()

  expect(gallery.opening).toBe(
    `Demo: on, since DEMO=on is set. Payments: Stripe. Mail: reaches nobody, since SMTP_URL is not set; kept in ${outboxOf(database.dataDir)}. Login services: Cimaise ID (demo).`,
  )
})

test('a gallery with works of its own is never the demo, and that is told', async () => {
  const database = await makeDatabase()
  onTestFinished(database.remove)

  const { gallery } = await open(database, { DEMO: 'on' })
  await gallery.close()

  expect(gallery.opening).toMatch(/^Demo: off, since the gallery has works of its own\. Payments: none\./)
})

describe('an empty gallery is filled with the demo’s collection', () => {
  const isFilled = async (settingsOf: (database: Database) => Settings) => {
    const database = await makeDatabase()
    onTestFinished(database.remove)
    const { gallery, isHung } = await open(database, settingsOf(database))
    await gallery.close()
    return isHung()
  }

  test('on this machine alone', async () => {
    expect(await isFilled(() => ({}))).toBe(true)
  })

  test('elsewhere with DEMO=on', async () => {
    expect(await isFilled(() => ({ PUBLIC_URL: 'https://gallery.example', ...KEYS('test'), DEMO: 'on' }))).toBe(true)
  })

  test.each(Object.entries(TRIGGERS))('but not with %s', async (_name, settingsOf) => {
    expect(await isFilled(settingsOf)).toBe(false)
  })
})

test('who stands at the door with half a sentence does not keep the gallery from closing', async () => {
  const database = await makeDatabase()
  onTestFinished(database.remove)
  const { gallery, port } = await open(database, { DEMO: 'off' })
  const slow = connectTo(port, '127.0.0.1').on('error', () => undefined)
  slow.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  await once(slow, 'connect')

  await gallery.close()

  expect(slow.destroyed || (await once(slow, 'close').then(() => true))).toBe(true)
})
