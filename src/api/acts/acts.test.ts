import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'
import { openShop } from '../../testing/open-shop.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

const rows = Object.entries(endpoints as Record<string, Endpoint>)

test('every call by which staff change something says how the log tells of it', () => {
  const silent = rows.filter(
    ([name, { access, log }]) =>
      !name.startsWith('GET ') && access !== undefined && !['user', 'anybody'].includes(access) && log === undefined,
  )
  expect(silent.map(([name]) => name)).toEqual([])
})

test('what the log compares can be read with the parameters of what is done', () => {
  const wrong = rows.filter(([, { params, log }]) => {
    if (typeof log !== 'object' || !log.looks) return false
    const read = (endpoints as Record<string, Endpoint>)[log.looks.at]
    const wanted = Object.keys(read?.params?.shape ?? {})
    return !read || !wanted.every((name) => name in (params?.shape ?? {}))
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('what staff do to an order is kept with before and after, and so is what they were refused', async () => {
  const { buyer, addArtwork, logIn, db } = await openShop()
  const admin = await logIn({ name: 'Ada', scope: ['collector', 'admin'] })
  const { id } = await addArtwork()
  const order = await (await buyer({ isVerified: true })).buy([id])
  const params = { order: order.number }

  await admin.call('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } })
  await outcomeOf(admin.call('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } }))
  await admin.call('POST /sales/orders/{order}/refund', { params, body: { reason: 'Damaged', return_to_sale: true } })

  const { acts } = await admin.call('GET /acts', { query: { thing: order.number } })
  expect(acts).toMatchObject([
    {
      ...{
        call: 'POST /sales/orders/{order}/refund',
        state: 'done',
        asked: { reason: 'Damaged', return_to_sale: true },
      },
      changes: [{ place: 'order.refund_reason', before: null, after: 'Damaged' }],
    },
    { call: 'POST /sales/orders/{order}/status', state: 'refused', refusal: 'order-closed', changes: [] },
    {
      ...{ actor: 'Ada', subject: 'orders', state: 'done', refusal: null },
      changes: [{ place: 'order.status', before: 'paid', after: 'preparing' }],
    },
  ])
  const kept = await sql`SELECT staff_acts::text || coalesce(ends::text, '') AS row FROM staff_acts
    LEFT JOIN staff_act_ends AS ends ON act_id = id`.execute(db)
  expect(kept.rows).toHaveLength(3)
  expect(JSON.stringify(kept.rows)).not.toContain('@')
})

test('what is written and published is told from the history of content, in one line of time with all else', async () => {
  const desk = await openEditorDesk()
  const admin = await desk.logIn({ name: 'Ada', scope: ['collector', 'admin'] })
  const { item } = await admin.call('POST /editor/{kind}', { params: { kind: 'categories' }, body: {} })
  const params = { kind: 'categories' as const, id: item.id }
  const written = await admin.call('PUT /editor/{kind}/{id}/draft', {
    params,
    body: { version: item.version, draft: { ...item.draft, name: { en: 'Glass', fr: 'Verre', cn: '玻璃' } } },
  })
  await admin.call('PUT /staff/rules', { body: { second_factor: 'staff' } })
  await admin.call('POST /editor/{kind}/{id}/publication', { params, body: { version: written.item.version } })

  const { acts } = await admin.call('GET /acts', { query: {} })
  expect(acts.map(({ call, content }) => call ?? content?.act)).toEqual(['published', 'PUT /staff/rules', 'drafted'])
  expect(acts[0]).toMatchObject({ title: { en: 'Glass' }, thing: `categories/${item.id}`, subject: 'content' })
  expect(acts[0]?.changes).toContainEqual({ place: 'name.fr', before: null, after: 'Verre' })
  expect(acts[1]?.changes).toEqual([{ place: 'rules.second_factor', before: 'admin', after: 'staff' }])
  const only = await admin.call('GET /acts', { query: { thing: `categories/${item.id}`, subject: 'content' } })
  expect(only.acts).toHaveLength(2)
})

test('pages follow each other without a gap or a double, whatever stands at the same moment', async () => {
  const desk = await openEditorDesk()
  const admin = await desk.logIn({ name: 'Ada', scope: ['collector', 'admin'] })
  const { user } = await admin.call('GET /auth/user')
  await sql`INSERT INTO staff_acts (at, user_id, actor, call, subject, thing, asked)
    SELECT timestamptz '2026-11-01 12:00:00.123456+00' + n / 40 * interval '1 microsecond', ${user.id}, 'Ada', 'X', 'orders', n::text, '{}'
    FROM generate_series(1, 100) AS n`.execute(desk.db)
  await sql`INSERT INTO content_changes (at, kind, content_id, version, act, actor, user_id)
    SELECT timestamptz '2026-11-01 12:00:00.123456+00' + n / 40 * interval '1 microsecond', 'news', n, 1, 'drafted', 'Ada', ${user.id}
    FROM generate_series(1, 100) AS n`.execute(desk.db)

  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await admin.call('GET /acts', { query: before ? { before } : {} })
    seen.push(...page.acts.map(({ id }) => id))
    before = page.next_before ?? undefined
  } while (before)
  expect([seen.length, new Set(seen).size]).toEqual([200, 200])
  const ofDay = async (from: string, until: string) =>
    (await admin.call('GET /acts', { query: { from, until, person: user.id, subject: 'orders' } })).acts.length
  expect(await ofDay('2026-11-01', '2026-11-01')).toBe(50)
  expect(await ofDay('2026-11-02', '2026-11-03')).toBe(0)
})

test('nothing in it is rewritten or removed, not even by hand; what was broken off says so', async () => {
  const desk = await openEditorDesk()
  const { db } = desk
  const admin = await desk.logIn({ name: 'Ada', scope: ['collector', 'admin'] })
  const { item } = await admin.call('POST /editor/{kind}', { params: { kind: 'news' }, body: {} })
  await admin.call('PUT /staff/rules', { body: { second_factor: 'admin' } })
  const { user } = await admin.call('GET /auth/user')
  await sql`INSERT INTO staff_acts (user_id, actor, call, subject, thing, asked)
    VALUES (${user.id}, 'Ada', 'POST /editor/exports', 'moving', '', '{}')`.execute(db)
  const { acts } = await admin.call('GET /acts', { query: {} })
  expect(acts[0]).toMatchObject({ state: 'broken-off', changes: [] })

  for (const attempt of [
    sql`UPDATE staff_acts SET actor = 'Somebody else'`,
    sql`DELETE FROM staff_acts`,
    sql`UPDATE staff_act_ends SET after = NULL`,
    sql`DELETE FROM staff_act_ends`,
    sql`UPDATE content_changes SET actor = 'Somebody else'`,
    sql`UPDATE content_changes SET act = 'hidden'`,
    sql`DELETE FROM content_changes`,
  ]) {
    await expect(attempt.execute(db)).rejects.toThrow('never rewritten')
  }
  expect(item.id).toBeGreaterThan(0)
})

test('the table of it has a line for each, which no spreadsheet takes for a formula, and is itself noted', async () => {
  const desk = await openEditorDesk()
  const admin = await desk.logIn({ name: '=cmd()', scope: ['collector', 'admin'] })
  await admin.call('PUT /staff/rules', { body: { second_factor: 'staff' } })

  const table = async () =>
    (await desk.app.inject({ url: '/api/acts.csv', headers: { authorization: `Bearer ${admin.token}` } })).body
  expect(await table()).toContain(`'=cmd(),staff,PUT /staff/rules`)
  expect(await table()).toContain('rules.second_factor: admin → staff')
  const { acts } = await admin.call('GET /acts', { query: { subject: 'staff' } })
  expect(acts.map(({ call }) => call)).toEqual(['GET /acts.csv', 'GET /acts.csv', 'PUT /staff/rules'])
})

test('setting up a second factor is noted of staff, of collectors nothing', async () => {
  const desk = await openEditorDesk()
  const admin = await desk.logIn({ name: 'Ada', scope: ['collector', 'admin'] })
  const collector = await desk.logIn({ name: 'Carl' })
  await admin.call('POST /account/second-factor/totp')
  await outcomeOf(collector.call('POST /account/second-factor/totp'))
  const { acts } = await admin.call('GET /acts', { query: {} })
  expect(acts.map(({ actor, call }) => `${actor} ${call}`)).toEqual(['Ada POST /account/second-factor/totp'])
})
