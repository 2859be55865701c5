import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import pino from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { FROM, openPostOffice, publicUrl, readNewest } from '../../testing/open-post-office.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { passwordChangedMail, resetPasswordMail, serviceLinkedMail, verifyAddressMail } from '../accounts/index.ts'
import { createTasks, startJobs } from '../jobs/index.ts'
import { openMail, queueMail } from './index.ts'

const log = pino({ level: 'silent' })

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', locale: 'en' } as const

test('a mail goes to its reader, from the gallery, as HTML and as text, and is known as a machine’s', async () => {
  const { peer, send, db } = await openPostOffice()

  const id = await send(passwordChangedMail, {}, ADA)

  expect(peer.received).toHaveLength(1)
  const { mail, recipients, sender } = peer.received[0] ?? expect.unreachable()
  const { created_at } = await readNewest(db)
  expect({ recipients, sender }).toEqual({ recipients: ['ada@example.com'], sender: 'mail@gallery.example' })
  expect(mail).toMatchObject({
    from: FROM,
    to: [{ name: 'Ada Lovelace', address: 'ada@example.com' }],
    subject: 'Your password was changed',
    messageId: `<${id}@gallery.example>`,
  })
  expect(Date.parse(mail.date ?? '')).toBe(Math.floor(Number(created_at) / 1000) * 1000)
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(mail.text).toContain('Dear Ada Lovelace,')
  expect(mail.text).toContain('https://gallery.example/forgot-password')
  expect(mail.html).toContain('<html lang="en">')
  expect(mail.html).toContain('href="https://gallery.example/forgot-password"')
})

test('a name that holds a link is repeated in no mail: anybody can choose it for anybody’s address', async () => {
  const { call, deliver } = await openPostOffice()
  const name = `You have won, see https://evil.example/${'x'.repeat(60)}`.slice(0, 100)
  const password = 'the long way home'

  await call('POST /auth/register', {
    body: { name, email: 'ada@example.com', password, password_confirmation: password, locale: 'en' },
  })

  const [sent] = await deliver()
  expect(sent?.mail.to).toEqual([{ name: '', address: 'ada@example.com' }])
  expect(sent?.mail.text).toContain('Good day,')
  expect([sent?.mail.text, sent?.mail.html].join()).not.toMatch(/evil|won/)
})

test.each([
  ['en', 'https://gallery.example/verification/', 'Please confirm your e-mail address'],
  ['fr', 'https://gallery.example/fr/verification/', 'Merci de confirmer votre adresse e-mail'],
  ['cn', 'https://gallery.example/cn/verification/', '请确认您的电子邮箱'],
] as const)(
  'a link in %s leads to pages in that language, and is no secret that the database holds',
  async (...row) => {
    const [locale, address, subject] = row
    const { peer, send, logIn, pool } = await openPostOffice()
    const { user } = await logIn({ email: ADA.email })

    await send(verifyAddressMail, { userId: user.id }, { ...ADA, locale })
    await send(resetPasswordMail, { userId: user.id }, { ...ADA, locale })

    const [verification, reset] = peer.received.map(({ mail }) => mail)
    const [, token = ''] = /forgot-password\/([\w-]+)/.exec(reset?.text ?? '') ?? []
    const { rows } = await pool.query(
      'SELECT mails::text AS row FROM mails UNION SELECT password_resets::text FROM password_resets',
    )
    expect(verification?.subject).toBe(subject)
    expect(verification?.text).toContain(address)
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const { row } of rows) expect(row).not.toContain(token)
  },
)

test('a mail that was sent is not sent again', async () => {
  const { peer, send, run } = await openPostOffice()

  const id = await send(passwordChangedMail, {}, ADA)
  await run(id)

  expect(peer.received).toHaveLength(1)
})

test.each([verifyAddressMail, resetPasswordMail])('a mail to $name is dropped when the user is gone', async (kind) => {
  const { peer, send, logIn, db } = await openPostOffice()
  const { user } = await logIn()
  await db.deleteFrom('users').execute()

  await send(kind, { userId: user.id }, ADA)

  expect(peer.received).toEqual([])
  expect(await readNewest(db)).toMatchObject({ sent_at: null, dropped_at: expect.any(Date), html: null })
})

test('while the server refuses, the mail waits; afterwards it goes out under the same name', async () => {
  const { peer, db, files, pool, connection, mailer } = await openPostOffice()
  peer.refuse(true)
  const stop = await startJobs({ db, files, pool, connection, log, mailer })
  onTestFinished(stop)

  await queueMail(db, passwordChangedMail, {}, ADA)
  // The clock queues jobs of its own, whenever a minute is over.
  const readJob = async () =>
    (await pool.query(`SELECT last_error FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'`)).rows
  await eventually(async () => {
    expect(await readJob()).toEqual([{ last_error: expect.stringContaining('come back later') }])
  })
  const { id, sent_at } = await readNewest(db)
  peer.refuse(false)
  await pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await pool.query('SELECT pg_notify(\'jobs:insert\', \'{"r":1,"count":1}\')')

  expect(sent_at).toBeNull()
  await eventually(() => expect(peer.received).toHaveLength(1))
  expect(peer.received[0]?.mail.messageId).toBe(`<${id}@gallery.example>`)
})

test('a server that is away is an error that the queue tries again', async () => {
  const { peer, send, db } = await openPostOffice()
  await peer.stop()

  await expect(send(passwordChangedMail, {}, ADA)).rejects.toThrow('ECONNREFUSED')

  expect(await readNewest(db)).toMatchObject({ sent_at: null })
})

test('a crash between sending and noting it sends the same mail again, known by the same name', async () => {
  const { peer, send, run, db } = await openPostOffice()

  const id = await send(passwordChangedMail, {}, ADA)
  await db.updateTable('mails').set({ sent_at: null }).execute()
  await run(id)

  const [first, second] = peer.received.map(({ mail }) => [mail.messageId, mail.date])
  expect(second).toEqual(first)
})

test.each([
  'Eve\r\nBcc: stranger@evil.example',
  'x" <stranger@evil.example>, "y',
  'a@b.example, stranger@evil.example',
])('the name %j brings the mail to nobody but its reader', async (name) => {
  const { peer, send } = await openPostOffice()

  await send(passwordChangedMail, {}, { ...ADA, name })

  expect(peer.received.map(({ recipients }) => recipients)).toEqual([['ada@example.com']])
  expect(peer.received[0]?.mail.to?.map(({ address }) => address)).toEqual(['ada@example.com'])
  expect(peer.received[0]?.mail.bcc).toBeUndefined()
})

test.each([
  'ada@example.com\r\nBcc: stranger@evil.example',
  'ada@example.com\r\nRCPT TO:<stranger@evil.example>',
  'ada@example.com, stranger@evil.example',
  'ada@example.com>,<stranger@evil.example',
])('the address %j brings the mail to no stranger', async (email) => {
  const { peer, send } = await openPostOffice()

  await send(passwordChangedMail, {}, { ...ADA, email }).catch(() => undefined)

  const reached = peer.received.flatMap(({ recipients, mail }) => [
    ...recipients,
    ...[...(mail.to ?? []), ...(mail.bcc ?? []), ...(mail.cc ?? [])].map(({ address }) => address),
  ])
  expect(reached).not.toContain('stranger@evil.example')
})

test('what people call themselves is text, in HTML too', async () => {
  const { peer, send } = await openPostOffice()
  const name = `<img src=x onerror="alert(1)"> & {host} 'Ada'`

  await send(passwordChangedMail, {}, { ...ADA, name })
  await send(serviceLinkedMail, { service: '<script>alert(1)</script>' }, ADA)

  const [first, second] = peer.received.map(({ mail }) => mail)
  expect(first?.text).toContain(name)
  expect(first?.html).not.toContain('<img')
  expect(second?.html).not.toContain('<script')
  expect(second?.subject).toBe('You can now log in with <script>alert(1)</script>')
})

test('without a server, mails lie in the data folder as files, whole, for their owner alone', async () => {
  const { db, files } = await openTestGallery()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cimaise-outbox-'))
  const mailer = { transport: openMail({ smtpUrl: undefined, dataDir }), from: FROM, publicUrl }
  await queueMail(db, passwordChangedMail, {}, ADA)
  const { id, created_at } = await readNewest(db)

  await createTasks(db, files, { mailer })['send-mail']?.({ mailId: id }, {} as never)

  const names = await readdir(path.join(dataDir, 'outbox'))
  expect(names).toEqual([`${created_at.toISOString().replaceAll(/[:.]/g, '-')}_${id}.eml`])
  const mail = await PostalMime.parse(await readFile(path.join(dataDir, 'outbox', names[0] ?? '')))
  expect(mail).toMatchObject({ subject: 'Your password was changed', messageId: `<${id}@gallery.example>` })
})

test('the clean-up job forgets mails that were due more than 30 days ago, sent or not, and only those', async () => {
  const { db, files, pool } = await openTestGallery()
  for (const email of ['old@example.com', 'new@example.com', 'due@example.com']) {
    await queueMail(db, passwordChangedMail, {}, { ...ADA, email })
  }
  await pool.query("UPDATE mails SET created_at = now() - interval '31 days' WHERE to_email LIKE 'old%'")
  await pool.query(
    "UPDATE mails SET created_at = now() - interval '29 days', sent_at = now() WHERE to_email LIKE 'new%'",
  )

  await createTasks(db, files)['forget-mails']?.({}, {} as never)

  const left = await db.selectFrom('mails').select('to_email').orderBy('to_email').execute()
  expect(left.map(({ to_email }) => to_email)).toEqual(['due@example.com', 'new@example.com'])
})
