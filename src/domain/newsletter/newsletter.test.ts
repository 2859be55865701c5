import { expect, test } from 'vitest'

import { account as cn } from '../../messages/cn/accounts/account.ts'
import { account as en } from '../../messages/en/accounts/account.ts'
import { openLetterDesk } from '../../testing/open-letter-desk.ts'
import { readMails } from '../../testing/read-mails.ts'

const ADA = 'ada@example.com'

test.each([
  ['en', 'https://gallery.example/newsletter/confirm/', 'Please confirm: the letter from the gallery', 'Good day,'],
  ['fr', 'https://gallery.example/fr/newsletter/confirm/', 'À confirmer\u00a0: la lettre de la galerie', 'Bonjour,'],
  ['cn', 'https://gallery.example/cn/newsletter/confirm/', '请确认订阅画廊来信', '您好：'],
] as const)('in %s: whoever asks is pending until the link in a mail confirms it', async (...row) => {
  const [locale, address, subject, greeting] = row
  const { ask, mailsTo, statusOf, call, readLog, pool } = await openLetterDesk()

  const token = await ask(ADA, locale)

  const [{ mail } = expect.unreachable()] = mailsTo(ADA)
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(address + token)
  expect(mail.text).toContain(greeting)
  expect(mail.html).toContain(address + token)
  expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
  expect(await statusOf(ADA)).toBe('pending')
  expect(await call('POST /newsletter/confirmation', { body: { token } })).toEqual({ status: 'confirmed' })
  expect(await statusOf(ADA)).toBe('confirmed')
  expect(await readLog()).toEqual([`asked footer ${locale}`, 'confirmed link en'])
  const { rows } = await pool.query(
    'SELECT mails::text AS row FROM mails UNION SELECT c::text FROM newsletter_consents c',
  )
  for (const { row: text } of rows) expect(text).not.toContain(token)
})

test('a link confirms once, is told apart from a foreign and from an expired one, and a new one can be had', async () => {
  const { ask, call, pool, work, mailsTo, tokenIn, statusOf, db } = await openLetterDesk()
  const confirm = (token: string) => call('POST /newsletter/confirmation', { body: { token } })
  const renew = (token: string) => call('POST /newsletter/confirmation/renewal', { body: { token } })
  const token = await ask(ADA)

  for (const foreign of [
    '',
    'x',
    token.slice(1),
    `${token}A`,
    token.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')),
  ]) {
    await expect(confirm(foreign)).rejects.toMatchObject({ status: 410, code: 'link-invalid' })
    await expect(renew(foreign)).rejects.toMatchObject({ status: 410, code: 'link-invalid' })
  }
  const expired = await atDayEight(() => ask('eve@example.com'))
  await expect(confirm(expired)).rejects.toMatchObject({ status: 410, code: 'link-expired' })
  expect(await statusOf('eve@example.com')).toBe('pending')
  expect(await renew(expired)).toEqual({ status: 'sent' })
  await work()
  await confirm(tokenIn(mailsTo('eve@example.com').at(-1)?.mail.text, 'confirm'))
  expect(await statusOf('eve@example.com')).toBe('confirmed')

  await confirm(token)
  await expect(confirm(token)).rejects.toMatchObject({ status: 410, code: 'link-used' })
  await expect(renew(token)).rejects.toMatchObject({ status: 410, code: 'link-used' })
  await pool.query('DELETE FROM newsletter_subscriptions')
  await expect(confirm(token)).rejects.toMatchObject({ status: 410, code: 'link-used' })
  expect(await db.selectFrom('newsletter_subscriptions').select('id').execute()).toEqual([])
})

/** Does something eight days ago. */
async function atDayEight<Result>(work: () => Promise<Result>): Promise<Result> {
  const now = Date.now
  Date.now = () => now() - 8 * 24 * 60 * 60 * 1000
  try {
    return await work()
  } finally {
    Date.now = now
  }
}

test('of twenty presses on one link at once, one confirms', async () => {
  const { ask, app, readLog } = await openLetterDesk()
  const token = await ask(ADA)

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      app.inject({
        method: 'POST',
        url: '/api/newsletter/confirmation',
        headers: { 'x-forwarded-for': `10.0.0.${at}` },
        payload: { token },
      }),
    ),
  )

  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(19).fill(410)])
  expect((await readLog()).filter((line) => line.startsWith('confirmed'))).toHaveLength(1)
})

test('a link from before somebody unsubscribed does not bring the newsletter back; a new wish does', async () => {
  const { ask, subscribe, call, db, statusOf, mailsTo, tokenIn } = await openLetterDesk()
  const old = await ask(ADA)
  await subscribe(ADA)
  expect(tokenIn(mailsTo(ADA).at(-1)?.mail.text, 'confirm')).not.toBe('')
  await db.updateTable('newsletter_subscriptions').set({ status: 'unsubscribed', ended_at: new Date() }).execute()

  const fresh = await ask(ADA)
  await expect(call('POST /newsletter/confirmation', { body: { token: old } })).rejects.toMatchObject({ status: 410 })
  expect(await statusOf(ADA)).toBe('pending')

  await call('POST /newsletter/confirmation', { body: { token: fresh } })
  expect(await statusOf(ADA)).toBe('confirmed')
})

test('1,000 posts from as many callers send three mails to one address, and all are answered alike', async () => {
  const { app, db, work, peer, readLog } = await openLetterDesk()

  const replies = await Promise.all(
    Array.from({ length: 1000 }, (_, at) =>
      app.inject({
        method: 'POST',
        url: '/api/newsletter',
        headers: { 'x-forwarded-for': `10.${at % 250}.${Math.floor(at / 250)}.1` },
        payload: { email: at % 2 ? ADA : 'ADA@Example.com', locale: 'en' },
      }),
    ),
  )
  await work()

  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['202 {"status":"pending"}']),
  )
  expect(peer.received.map(({ recipients }) => String(recipients).toLowerCase())).toEqual([ADA, ADA, ADA])
  expect(await readLog()).toHaveLength(3)
  expect(await db.selectFrom('newsletter_subscriptions').select('id').execute()).toHaveLength(1)
})

test('a reader who asks again gets the same answer and one friendly mail a day; nothing else changes', async () => {
  const { subscribe, callIn, work, mailsTo, statusOf, db, readLog } = await openLetterDesk()
  await subscribe(ADA)
  const before = await readLog()

  for (let times = 0; times < 3; times++) {
    expect(await callIn('cn')('POST /newsletter', { body: { email: ADA } })).toEqual({ status: 'pending' })
  }
  await work()

  expect(mailsTo(ADA).map(({ mail }) => mail.subject)).toEqual([
    'Please confirm: the letter from the gallery',
    '您已订阅画廊来信',
  ])
  expect(await statusOf(ADA)).toBe('confirmed')
  expect(await db.selectFrom('newsletter_subscriptions').select('locale').execute()).toEqual([{ locale: 'en' }])
  expect(await readLog()).toEqual(before)
})

test('a tick at registration is confirmed by the link that verifies the address, without a mail of its own', async () => {
  const { call, work, mailsTo, statusOf, readLog } = await openLetterDesk()
  const password = 'the long way home'
  const body = { name: 'Ada', email: ADA, password, password_confirmation: password, locale: 'fr' as const }
  await call('POST /auth/register', { body: { ...body, subscribeToNewsletter: true } })
  await work()
  const [, signature = ''] = /verification\/([\w-]+)/.exec(mailsTo(ADA)[0]?.mail.text ?? '') ?? []

  expect(mailsTo(ADA)).toHaveLength(1)
  expect(await statusOf(ADA)).toBe('pending')
  await call('POST /auth/verification', { body: { signature } })

  expect(await statusOf(ADA)).toBe('confirmed')
  expect(await readLog()).toEqual(['asked registration fr', 'confirmed verification fr'])
})

test('verifying an address confirms nothing that a stranger asked for it', async () => {
  const { call, ask, work, mailsTo, statusOf } = await openLetterDesk()
  await ask(ADA)
  const password = 'the long way home'
  await call('POST /auth/register', {
    body: { name: 'Ada', email: ADA, password, password_confirmation: password, locale: 'en' },
  })
  await work()
  const [, signature = ''] = /verification\/([\w-]+)/.exec(mailsTo(ADA).at(-1)?.mail.text ?? '') ?? []

  await call('POST /auth/verification', { body: { signature } })

  expect(await statusOf(ADA)).toBe('pending')
})

test('an account with a verified address has the newsletter at a tick, another when its address is verified', async () => {
  const { logIn, db, readLog } = await openLetterDesk()
  const ada = await logIn({ email: ADA, isVerified: true, locale: 'cn' })
  const eve = await logIn({ email: 'eve@example.com' })
  const put = { body: { subscribed: true } }

  expect(await ada.call('PUT /account/newsletter', put)).toEqual({ status: 'confirmed' })
  expect(await ada.call('PUT /account/newsletter', put)).toEqual({ status: 'confirmed' })
  expect(await eve.call('PUT /account/newsletter', put)).toEqual({ status: 'pending' })
  expect(await ada.call('PUT /account/newsletter', { body: { subscribed: false } })).toEqual({ status: 'none' })

  expect(await readMails(db)).toEqual([])
  expect(await readLog()).toEqual([
    ...['asked account cn', 'confirmed account cn', 'asked account en', 'unsubscribed account cn'],
  ])
})

test('the log tells the very words, holds no address, and cannot be rewritten', async () => {
  const { ask, call, logIn, db, pool } = await openLetterDesk()
  const ada = await logIn({ email: ADA, isVerified: true, locale: 'cn' })
  await ada.call('PUT /account/newsletter', { body: { subscribed: true } })
  await call('POST /newsletter/confirmation', { body: { token: await ask('eve@example.com') } })

  const rows = await db.selectFrom('newsletter_consents').select(['words', 'kind']).orderBy('id').execute()
  expect(rows.map(({ words }) => words)).toEqual([
    cn.newsletter.label,
    cn.newsletter.label,
    'Letter from the gallery / New works and openings, about once a month. / Subscribe',
    `${en.letter.confirm.ask} / ${en.letter.confirm.button}`,
  ])
  const { rows: texts } = await pool.query('SELECT c::text AS row FROM newsletter_consents c')
  for (const { row } of texts) expect(row).not.toMatch(/example\.com|127\.0\.0\.1/)
  for (const statement of ["UPDATE newsletter_consents SET kind = 'asked'", 'DELETE FROM newsletter_consents']) {
    await expect(pool.query(statement)).rejects.toThrow('never rewritten')
  }
  await expect(pool.query('TRUNCATE newsletter_consents')).rejects.toThrow('never rewritten')
  expect((await ada.call('GET /account/export')).newsletter).toEqual({
    status: 'confirmed',
    history: ['asked', 'confirmed'].map((kind) => ({
      ...{ at: expect.any(String), kind, source: 'account', locale: 'cn', words: cn.newsletter.label },
    })),
  })
})

test('a deleted account leaves no address behind, and its mark keeps what was consented and that it ended', async () => {
  const { logIn, db, pool, readLog } = await openLetterDesk()
  const ada = await logIn({ email: ADA, isVerified: true })
  await ada.call('PUT /account/newsletter', { body: { subscribed: true } })

  await ada.call('POST /account/deletion', { body: { confirmation: ADA } })

  expect(await db.selectFrom('newsletter_subscriptions').select('id').execute()).toEqual([])
  expect(await readLog()).toEqual(['asked account en', 'confirmed account en', 'forgotten account en'])
  const { rows } = await pool.query('SELECT DISTINCT mark = newsletter_mark($1) AS known FROM newsletter_consents', [
    ADA,
  ])
  expect(rows).toEqual([{ known: true }])
})

test('after 30 days wishes that nobody confirmed and readers who left are forgotten, and nobody else', async () => {
  const { ask, subscribe, tasks, pool, db, readLog } = await openLetterDesk()
  await ask('old@example.com')
  await ask('new@example.com')
  for (const email of ['stays@example.com', 'left@example.com', 'leaves@example.com']) await subscribe(email)
  await pool.query(`
    UPDATE newsletter_subscriptions SET status = 'unsubscribed', ended_at = now() WHERE email ~ '^lea|^left';
    UPDATE newsletter_subscriptions SET requested_at = now() - interval '31 days' WHERE email <> 'new@example.com';
    UPDATE newsletter_subscriptions SET ended_at = now() - interval '31 days' WHERE email = 'left@example.com'`)

  await tasks['forget-wishes']?.({}, {} as never)

  const left = await db.selectFrom('newsletter_subscriptions').select('email').orderBy('email').execute()
  expect(left.map(({ email }) => email)).toEqual(['leaves@example.com', 'new@example.com', 'stays@example.com'])
  expect((await readLog()).filter((line) => line === 'forgotten clean-up en')).toHaveLength(2)
})
