import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { createUser, passwordChangedMail } from '../../domain/accounts/index.ts'
import { createTasks } from '../../domain/jobs/index.ts'
import { openMail, outboxOf, queueMail } from '../../domain/mail/index.ts'
import { saleMadeMail } from '../../domain/orders/index.ts'
import { addOrder } from '../../testing/add-order.ts'
import { openTestGallery, PUBLIC_URL } from '../../testing/open-test-gallery.ts'

/** A gallery whose mails lie in its outbox. */
async function open() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cimaise-outbox-'))
  const gallery = await openTestGallery({ outbox: outboxOf(dataDir) })
  const transport = openMail({ smtpUrl: undefined, dataDir })
  onTestFinished(() => transport.close())
  const from = { name: 'Cimaise', address: 'no-reply@gallery.test' }
  const tasks = createTasks(gallery.db, gallery.files, { mailer: { transport, from, publicUrl: PUBLIC_URL } })
  const send = async (name: string, email: string) => {
    await queueMail(gallery.db, passwordChangedMail, {}, { name, email, locale: 'en' })
    for (const { id } of await gallery.db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()) {
      await tasks['send-mail']?.({ mailId: id }, {} as never)
    }
  }
  return { ...gallery, send, folder: outboxOf(dataDir) }
}

test('the outbox lists what was written, the newest first, and nobody keeps the list', async () => {
  const { app, call, send } = await open()
  await send('Ada', 'ada@example.com')
  await send('Eve', 'eve@example.com')

  const { mails } = await call('GET /outbox')

  expect(mails.map(({ to }) => to)).toEqual(['Eve <eve@example.com>', 'Ada <ada@example.com>'])
  expect((await app.inject('/api/outbox')).headers['cache-control']).toBe('no-store')
})

test('a mail is shown as a page of its own that runs nothing and that only the gallery may frame', async () => {
  const { app, call, send } = await open()
  await send('Ada', 'ada@example.com')
  const [{ id } = expect.unreachable()] = (await call('GET /outbox')).mails

  const { mail } = await call('GET /outbox/{mail}', { params: { mail: id } })
  const page = await app.inject(`/api/outbox/${id}/html`)

  expect(mail).toMatchObject({ from: 'Cimaise <no-reply@gallery.test>', text: expect.stringContaining('Dear Ada,') })
  expect(page.headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${PUBLIC_URL}; sandbox allow-top-navigation-by-user-activation`,
  )
  expect(page.headers['x-frame-options']).toBeUndefined()
  expect(page.body).toContain('<base target="_top">')
})

test('mails to the staff are not shown to everybody', async () => {
  const { app, db, call, send } = await open()
  await send('Ada', 'ada@example.com')
  const [{ id } = expect.unreachable()] = (await call('GET /outbox')).mails
  await createUser(db, { name: 'Ada', email: 'ADA@example.com', locale: 'en', scope: ['collector', 'admin'] })

  expect((await call('GET /outbox')).mails).toEqual([])
  expect((await app.inject(`/api/outbox/${id}`)).statusCode).toBe(404)
  expect((await app.inject(`/api/outbox/${id}/html`)).statusCode).toBe(404)
})

test('mails to the gallery itself are not shown to everybody', async () => {
  const { app, db, call, send, addArtwork, folder } = await open()
  const orderId = await addOrder(db, { artworks: [(await addArtwork()).id] })
  await queueMail(db, saleMadeMail, { orderId })
  await send('Ada', 'ada@example.com')
  const ids = (await readdir(folder)).map((name) => name.replace('.eml', ''))

  const replies = await Promise.all(
    ids.flatMap((id) => [app.inject(`/api/outbox/${id}`), app.inject(`/api/outbox/${id}/html`)]),
  )

  expect((await call('GET /outbox')).mails.map(({ to }) => to)).toEqual(['Ada <ada@example.com>'])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 404, 404])
})

test('no name leads out of the folder', async () => {
  const { app, send, folder } = await open()
  await send('Ada', 'ada@example.com')
  await writeFile(path.join(folder, '../secret.eml'), 'To: ada@example.com\r\n\r\nsecret')

  for (const name of ['..%2Fsecret', '.%2e%2fsecret', '%00', 'x'.repeat(90), '..', '']) {
    for (const end of ['', '/html']) {
      const { statusCode, body } = await app.inject(`/api/outbox/${name}${end}`)
      expect(body).not.toContain('secret')
      expect(statusCode, `${name}${end}`).toBeLessThan(500)
    }
  }
})

test('where mails are sent, there is no outbox', async () => {
  const { app } = await openTestGallery()

  for (const url of ['/api/outbox', '/api/outbox/x', '/api/outbox/x/html']) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})
