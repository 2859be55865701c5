import { expect, test } from 'vitest'

import { openLetterDesk } from '../../testing/open-letter-desk.ts'

const SPRING = {
  subject: { en: 'Spring', fr: 'Le printemps' },
  body: [
    {
      text: { en: 'Come and see [the works](/artwork).\n\n<b>1 & 2</b>', fr: 'Venez voir [les œuvres](/artwork).' },
    },
  ],
}

type Desk = Awaited<ReturnType<typeof openLetterDesk>>

async function write({ editor }: Desk, body = SPRING) {
  const { issue } = await editor.call('POST /newsletter/issues', { body })
  return { issue: issue.id }
}

const subjectsTo = ({ mailsTo }: Desk, email: string) =>
  mailsTo(email)
    .slice(1)
    .map(({ mail }) => mail.subject)

test('a letter goes to every confirmed reader in their language, English standing in, and to nobody else', async () => {
  const desk = await openLetterDesk()
  await desk.subscribe('en@example.com', 'en')
  await desk.subscribe('fr@example.com', 'fr')
  await desk.subscribe('cn@example.com', 'cn')
  await desk.ask('pending@example.com')
  const params = await write(desk)

  const { issue } = await desk.editor.call('POST /newsletter/issues/{issue}/sending', { params, body: {} })
  expect(issue).toMatchObject({ status: 'sending', readers: 0 })
  await desk.work()

  expect(subjectsTo(desk, 'en@example.com')).toEqual(['Spring'])
  expect(subjectsTo(desk, 'fr@example.com')).toEqual(['Le printemps'])
  expect(subjectsTo(desk, 'cn@example.com')).toEqual(['Spring'])
  expect(subjectsTo(desk, 'pending@example.com')).toEqual([])
  const chinese = desk.mailsTo('cn@example.com').at(-1)?.mail
  expect(chinese?.html).toContain('<html lang="zh-Hans">')
  expect(chinese?.html).toContain('<div lang="en">')
  expect(chinese?.html).toContain('href="https://gallery.example/cn/artwork"')
  expect(chinese?.html).toContain('&#60;b&#62;1 &#38; 2&#60;/b&#62;')
  expect(chinese?.text).toContain('the works (https://gallery.example/cn/artwork)')
  expect(chinese?.text).toContain('退订')
  const { issues } = await desk.editor.call('GET /newsletter/issues', { query: {} })
  expect(issues).toMatchObject([{ id: params.issue, status: 'sent', readers: 3, sent: 3, left_out: 0 }])
})

test('an account’s own choice of language goes before that of the form', async () => {
  const desk = await openLetterDesk()
  await desk.subscribe('ada@example.com', 'en')
  await desk.logIn({ email: 'ada@example.com', isVerified: true, locale: 'fr' })

  await desk.editor.call('POST /newsletter/issues/{issue}/sending', { params: await write(desk), body: {} })
  await desk.work()

  expect(subjectsTo(desk, 'ada@example.com')).toEqual(['Le printemps'])
})

test(
  '120 readers get a letter once, in batches, however often it is sent and wherever it breaks off',
  { timeout: 60_000 },
  async () => {
    const desk = await openLetterDesk()
    await desk.pool.query(`
    INSERT INTO newsletter_subscriptions (email, locale, status, confirmed_at, mark)
    SELECT format('reader%s@example.com', n), 'en', 'confirmed', now(), newsletter_mark(format('reader%s@example.com', n))
    FROM generate_series(1, 120) n`)
    const params = await write(desk)
    const deliver = () => desk.tasks['send-newsletter']?.({ issueId: params.issue }, {} as never)
    await Promise.all(
      [1, 2, 3].map(() => desk.editor.call('POST /newsletter/issues/{issue}/sending', { params, body: {} })),
    )
    // The third mail of a batch cannot be written, once.
    await desk.pool.query(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the lights went out'; END $$;
    CREATE TRIGGER break_off BEFORE INSERT ON mails FOR EACH ROW WHEN (NEW.to_email = 'reader3@example.com')
    EXECUTE FUNCTION break_off()`)
    await expect(deliver()).rejects.toThrow('the lights went out')
    expect(await desk.db.selectFrom('newsletter_deliveries').select('issue_id').execute()).toEqual([])
    await desk.pool.query('DROP TRIGGER break_off ON mails')
    await Promise.all([deliver(), deliver(), deliver()])
    await desk.work()

    const got = desk.peer.received.map(({ recipients }) => String(recipients))
    expect(got).toHaveLength(120)
    expect(new Set(got).size).toBe(120)
    expect((await desk.editor.call('GET /newsletter/issues/{issue}', { params })).issue).toMatchObject({
      ...{ status: 'sent', readers: 120, sent: 120, left_out: 0 },
    })
  },
)

test('a letter goes on by itself until the last batch is written, and is told to be sent only when all mails are', async () => {
  const desk = await openLetterDesk()
  await desk.pool.query(`
    INSERT INTO newsletter_subscriptions (email, locale, status, confirmed_at, mark)
    SELECT format('reader%s@example.com', n), 'en', 'confirmed', now(), newsletter_mark(format('reader%s@example.com', n))
    FROM generate_series(1, 201) n`)
  const params = await write(desk)
  await desk.editor.call('POST /newsletter/issues/{issue}/sending', { params, body: {} })
  // What goes on later is queued by the batch itself.
  await desk.pool.query('DELETE FROM graphile_worker._private_jobs')
  await desk.tasks['send-newsletter']?.({ issueId: params.issue }, {} as never)
  const { issue } = await desk.editor.call('GET /newsletter/issues/{issue}', { params })
  expect(issue).toMatchObject({ status: 'sending', readers: 100, sent: 0 })

  await desk.work('send-newsletter')

  const { issues } = await desk.editor.call('GET /newsletter/issues', { query: {} })
  expect(issues).toMatchObject([{ status: 'sending', audience: 201, readers: 201, sent: 0 }])
})

test('a letter whose sending was not noted goes out again as the same one', async () => {
  const desk = await openLetterDesk()
  await desk.subscribe('ada@example.com')
  await desk.editor.call('POST /newsletter/issues/{issue}/sending', { params: await write(desk), body: {} })
  await desk.work()
  const { id } = await desk.db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'newsletter')
    .executeTakeFirstOrThrow()
  await desk.db.updateTable('mails').set({ sent_at: null }).where('id', '=', id).execute()

  await desk.run(id)

  const ids = desk
    .mailsTo('ada@example.com')
    .slice(1)
    .map(({ mail }) => mail.messageId)
  expect(ids).toEqual([`<${id}@gallery.example>`, `<${id}@gallery.example>`])
})

test('whoever unsubscribes while a letter waits gets it no more, nor does whoever confirms after it began', async () => {
  const desk = await openLetterDesk()
  await desk.subscribe('ada@example.com')
  await desk.subscribe('bea@example.com')
  const token = await desk.ask('late@example.com')
  const params = await write(desk)
  await desk.editor.call('POST /newsletter/issues/{issue}/sending', { params, body: {} })
  await desk.call('POST /newsletter/confirmation', { body: { token } })
  await desk.tasks['send-newsletter']?.({ issueId: params.issue }, {} as never)
  await desk.pool.query(
    `UPDATE newsletter_subscriptions SET status = 'unsubscribed', ended_at = now() WHERE email = 'ada@example.com'`,
  )
  await desk.work()

  expect(subjectsTo(desk, 'ada@example.com')).toEqual([])
  expect(subjectsTo(desk, 'late@example.com')).toEqual([])
  expect(subjectsTo(desk, 'bea@example.com')).toEqual(['Spring'])
  expect((await desk.editor.call('GET /newsletter/issues/{issue}', { params })).issue).toMatchObject({
    ...{ readers: 2, sent: 1, left_out: 1 },
  })
})

test('a letter is tried on oneself, may be rewritten until it goes out, and not after', async () => {
  const desk = await openLetterDesk()
  const params = await write(desk)

  await desk.editor.call('POST /newsletter/issues/{issue}/test', { params, body: { locale: 'fr' } })
  await desk.work()
  const body = { subject: { en: 'Summer' }, body: [{ text: { en: 'Still here.' } }] }
  expect((await desk.editor.call('PUT /newsletter/issues/{issue}', { params, body })).issue).toMatchObject(body)
  await desk.editor.call('POST /newsletter/issues/{issue}/sending', { params, body: {} })

  expect(desk.mailsTo('ed@gallery.example').map(({ mail }) => mail.subject)).toEqual(['[Essai] Le printemps'])
  await expect(desk.editor.call('PUT /newsletter/issues/{issue}', { params, body })).rejects.toMatchObject({
    ...{ status: 409, code: 'letter-sent' },
  })
  const nowhere = { params: { issue: '00000000-0000-4000-8000-000000000000' } }
  await expect(
    desk.editor.call('POST /newsletter/issues/{issue}/sending', { ...nowhere, body: {} }),
  ).rejects.toMatchObject({
    status: 404,
  })
  await expect(desk.editor.call('PUT /newsletter/issues/{issue}', { ...nowhere, body })).rejects.toMatchObject({
    status: 404,
  })
})

test('every language with a link to elsewhere is told at once', async () => {
  const desk = await openLetterDesk()
  const body = [
    { text: { en: '[here](https://evil.example)', fr: 'Bonjour' } },
    { artwork: 1 },
    { text: { cn: 'http://evil.example' } },
  ]

  await expect(desk.editor.call('POST /newsletter/issues', { body: { ...SPRING, body } })).rejects.toMatchObject({
    status: 422,
    errors: {
      'body.0.text.en': [expect.stringContaining('[the works](/artwork)')],
      'body.2.text.cn': [expect.any(String)],
    },
  })
})

test.each([
  ['subject.en', { subject: { en: 'a\r\nBcc: eve@example.com' } }],
  ['subject.fr', { subject: { fr: 'a\u2028b' } }],
  ['subject.cn', { subject: { cn: 'x'.repeat(151) } }],
  ['subject.en', { subject: { en: ['a'] } }],
  ['subject', { subject: null }],
  ['body.0.text.en', { body: [{ text: { en: 'a\u0000b' } }] }],
  ['body.0.text.fr', { body: [{ text: { fr: '\ud800' } }] }],
  ['body.1.text.cn', { body: [{ text: {} }, { text: { cn: 'x'.repeat(8001) } }] }],
  ['body.0.text.en', { body: [{ text: { en: null } }] }],
  ['body', { body: { en: 'Come' } }],
  ['body', { body: Array.from({ length: 41 }, () => ({ artwork: 1 })) }],
  ['body.0', { body: [{}] }],
  ['body.0', { body: [{ text: {}, artwork: 1 }] }],
  ['body.0', { body: [{ artwork: 1, html: '<b>' }] }],
  ['body.0.artwork', { body: [{ artwork: 0 }] }],
  ['body.0.artwork', { body: [{ artwork: '1; DROP TABLE mails' }] }],
])('a letter with such a %s is refused under its field', async (path, wrong) => {
  const desk = await openLetterDesk()
  const payload = { subject: {}, body: [], ...wrong }

  const headers = { authorization: `Bearer ${desk.editor.token}` }
  const reply = await desk.app.inject({ method: 'POST', url: '/api/newsletter/issues', headers, payload })

  expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, [path]])
})
