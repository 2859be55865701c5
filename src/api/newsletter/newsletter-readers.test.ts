import { expect, test } from 'vitest'

import { openLetterDesk } from '../../testing/open-letter-desk.ts'

async function openReaders() {
  const desk = await openLetterDesk()
  const sales = await desk.logIn({ name: 'Sal', email: 'sal@gallery.example', scope: ['collector', 'sales'] })
  const list = async (query: object = {}) => sales.call('GET /newsletter/subscribers', { query })
  const emails = async (query: object = {}) => (await list(query)).subscribers.map(({ email }) => email)
  const idOf = async (email: string) => {
    const { subscribers } = await list({ query: email })
    return { subscriber: subscribers[0]?.id ?? expect.unreachable() }
  }
  const load = (query = '', token = sales.token) =>
    desk.app.inject({ url: `/api/newsletter/subscribers.csv${query}`, headers: { authorization: `Bearer ${token}` } })
  return { ...desk, sales, list, emails, idOf, load }
}

const addMany = (desk: Awaited<ReturnType<typeof openReaders>>, count: number) =>
  desk.pool.query(
    `INSERT INTO newsletter_subscriptions (email, locale, status, confirmed_at, mark)
    SELECT format('reader%s@example.com', n), CASE WHEN n % 2 = 0 THEN 'fr' ELSE 'en' END,
      CASE WHEN n % 3 = 0 THEN 'confirmed' ELSE 'pending' END, CASE WHEN n % 3 = 0 THEN now() END,
      newsletter_mark(format('reader%s@example.com', n))
    FROM generate_series(1, $1) n`,
    [count],
  )

test('readers are found by a part of their address, by state and by language, the latest first', async () => {
  const desk = await openReaders()
  await desk.subscribe('ada@example.com', 'fr')
  await desk.ask('b_a@example.com', 'cn')
  await desk.ask('eve@example.org')

  expect(await desk.emails()).toEqual(['eve@example.org', 'b_a@example.com', 'ada@example.com'])
  expect(await desk.emails({ query: 'EXAMPLE.com' })).toEqual(['b_a@example.com', 'ada@example.com'])
  expect(await desk.emails({ query: '_' })).toEqual(['b_a@example.com'])
  expect(await desk.emails({ query: '%' })).toEqual([])
  expect(await desk.emails({ status: 'pending' })).toEqual(['eve@example.org', 'b_a@example.com'])
  expect(await desk.emails({ status: 'pending', locale: 'cn' })).toEqual(['b_a@example.com'])
  expect(await desk.emails({ query: 'eve', status: 'confirmed' })).toEqual([])
  expect((await desk.list({ status: 'confirmed' })).subscribers).toEqual([
    {
      ...{ id: expect.any(String), email: 'ada@example.com', locale: 'fr', status: 'confirmed', source: 'footer' },
      ...{ requested_at: expect.any(String), confirmed_at: expect.any(String), ended_at: null },
    },
  ])
})

test.each([
  ['cursor', { cursor: 'x' }],
  ['cursor', { cursor: '-1' }],
  ['cursor', { cursor: '1'.repeat(30) }],
  ['query', { query: 'x'.repeat(101) }],
  ['query', { query: 'a\u0000' }],
  ['status', { status: 'odd' }],
  ['locale', { locale: 'de' }],
  ['limit', { limit: 101 }],
])('a list with such a %s is refused under its field', async (field, query) => {
  const { list } = await openReaders()

  await expect(list(query)).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
})

test('every page begins where the one before ended, whoever comes or goes meanwhile', async () => {
  const desk = await openReaders()
  await addMany(desk, 250)
  const seen: string[] = []
  let cursor: string | null = null

  do {
    const page: { subscribers: { email: string }[]; next_cursor: string | null } = await desk.list({
      limit: 60,
      ...(cursor ? { cursor } : {}),
    })
    seen.push(...page.subscribers.map(({ email }) => email))
    cursor = page.next_cursor
    await desk.ask(`late${seen.length}@example.com`)
    await desk.pool.query('DELETE FROM newsletter_subscriptions WHERE email = $1', [seen.at(-1)])
  } while (cursor)

  expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => `reader${250 - at}@example.com`))
})

test('the list is a table, too, whose cells are no formulas', async () => {
  const desk = await openReaders()
  await desk.subscribe('ada@example.com', 'fr')
  await desk.ask('+bea@example.com', 'cn')
  await desk.ask('-eve@example.com')

  const table = await desk.load()
  expect(table.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="newsletter.csv"',
    'cache-control': 'no-store',
  })
  const lines = table.body.split('\r\n')
  expect(lines[0]).toBe('email,language,status,source,requested_at,confirmed_at')
  expect(lines[1]).toMatch(/^ada@example\.com,fr,confirmed,footer,\d{4}-[^,]+Z,\d{4}-[^,]+Z$/)
  expect(lines[2]).toMatch(/^'\+bea@example\.com,cn,pending,footer,[^,]+,$/)
  expect(lines[3]).toMatch(/^'-eve@example\.com,/)
  expect((await desk.load('?status=confirmed')).body.trim().split('\r\n')).toHaveLength(2)
  expect((await desk.load('?locale=cn&query=bea')).body.trim().split('\r\n')).toHaveLength(2)
  expect((await desk.load('?status=odd')).statusCode).toBe(422)
  expect((await desk.load('?status=confirmed&status=pending')).statusCode).toBe(422)
  expect((await desk.load('', (await desk.logIn()).token)).statusCode).toBe(403)
  expect((await desk.app.inject('/api/newsletter/subscribers.csv')).statusCode).toBe(401)
})

test('a table of 2,500 is whole', async () => {
  const desk = await openReaders()
  await addMany(desk, 2500)

  const lines = (await desk.load()).body.trim().split('\r\n').slice(1)

  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2500)
  expect(lines).toHaveLength(2500)
})

test('a reader is told with what they agreed to, where and when', async () => {
  const desk = await openReaders()
  await desk.subscribe('ada@example.com', 'en')

  const { reader } = await desk.sales.call('GET /newsletter/subscribers/{subscriber}', {
    params: await desk.idOf('ada@example.com'),
  })

  expect(reader).toMatchObject({ email: 'ada@example.com', status: 'confirmed' })
  expect(reader.consents).toMatchObject([
    { kind: 'asked', source: 'footer', locale: 'en', words: expect.stringContaining('Letter from the gallery') },
    { kind: 'confirmed', source: 'link', locale: 'en', words: expect.any(String) },
  ])
})

test('a reader who asks staff for it is unsubscribed once, which is noted, and gets nothing that waits', async () => {
  const desk = await openReaders()
  await desk.subscribe('ada@example.com')
  const params = await desk.idOf('ada@example.com')
  const { issue } = await desk.editor.call('POST /newsletter/issues', {
    body: { subject: { en: 'Spring' }, body: [{ text: { en: 'Come.' } }] },
  })
  await desk.editor.call('POST /newsletter/issues/{issue}/sending', { params: { issue: issue.id }, body: {} })
  await desk.work('send-newsletter')
  const end = () => desk.sales.call('POST /newsletter/subscribers/{subscriber}/unsubscription', { params })

  const replies = await Promise.all([end(), end()])
  await desk.work()

  for (const { reader } of replies) expect(reader).toMatchObject({ status: 'unsubscribed', confirmed_at: null })
  expect((await desk.readLog()).filter((line) => line.startsWith('unsub'))).toEqual(['unsubscribed staff en'])
  expect(desk.mailsTo('ada@example.com').map(({ mail }) => mail.subject)).not.toContain('Spring')
  const acts = await desk.db.selectFrom('staff_acts').selectAll().where('subject', '=', 'newsletter').execute()
  expect(acts.map(({ actor, thing }) => [actor, thing])).toContainEqual(['Sal', params.subscriber])
  expect(JSON.stringify(acts)).not.toContain('ada@example.com')
  await expect(
    desk.sales.call('POST /newsletter/subscribers/{subscriber}/unsubscription', { params: { subscriber: '999999' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('who reads is seen by whoever deals with people; editors write letters and see no address', async () => {
  const desk = await openReaders()
  await desk.subscribe('ada@example.com')
  const params = await desk.idOf('ada@example.com')
  const statusOf = (call: typeof desk.call) =>
    Promise.all(
      [
        call('GET /newsletter/subscribers', { query: {} }),
        call('GET /newsletter/subscribers/{subscriber}', { params }),
        call('POST /newsletter/subscribers/{subscriber}/unsubscription', { params }),
      ].map((one) =>
        one.then(
          () => 200,
          ({ status }: { status: number }) => status,
        ),
      ),
    )

  expect(await statusOf(desk.call)).toEqual([401, 401, 401])
  expect(await statusOf((await desk.logIn()).call)).toEqual([403, 403, 403])
  expect(await statusOf(desk.editor.call)).toEqual([403, 403, 403])
  expect(await desk.statusOf('ada@example.com')).toBe('confirmed')
  expect(await statusOf((await desk.logIn({ scope: ['admin'] })).call)).toEqual([200, 200, 200])
})
