import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openLetterDesk } from '../../testing/open-letter-desk.ts'
import { updateArtwork } from '../../testing/write-content.ts'

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const text = (words: { en?: string; fr?: string; cn?: string }) => ({ text: words })
const SPRING = { subject: { en: 'Spring' }, body: [text({ en: 'Come and see.' })] }
type Draft = {
  subject: { en?: string; fr?: string; cn?: string }
  body: { text?: { en?: string; fr?: string; cn?: string }; artwork?: number }[]
}

/** A desk with readers in two languages, and a letter. */
async function openDesk(draft: Draft = SPRING) {
  const desk = await openLetterDesk()
  await desk.subscribe('ada@example.com', 'en')
  await desk.subscribe('zoe@example.com', 'fr')
  const sales = await desk.logIn({ name: 'Sal', email: 'sal@gallery.example', scope: ['collector', 'sales'] })
  const { issue } = await desk.editor.call('POST /newsletter/issues', { body: draft })
  const params = { issue: issue.id }
  const read = async () => (await sales.call('GET /newsletter/issues/{issue}', { params })).issue
  const rewrite = (next: Draft & { version?: number }, by = desk.editor) =>
    by.call('PUT /newsletter/issues/{issue}', { params, body: next })
  const send = (body: { version?: number } = {}, by = sales) =>
    by.call('POST /newsletter/issues/{issue}/sending', { params, body })
  const schedule = (at: Date, version?: number, by = sales) =>
    by.call('PUT /newsletter/issues/{issue}/schedule', { params, body: { at: at.toISOString(), version } })
  const takeBack = () => sales.call('DELETE /newsletter/issues/{issue}/schedule', { params })
  const readiness = async () => (await sales.call('GET /newsletter/issues/{issue}/readiness', { params })).readiness
  const clock = (at: Date) => desk.tasks['see-to-newsletter']?.({ _cron: { ts: at.toISOString() } }, {} as never)
  const lettersTo = (email: string) => desk.mailsTo(email).filter(({ mail }) => mail.subject?.startsWith('Spring'))
  return { ...desk, sales, params, read, rewrite, send, schedule, takeBack, readiness, clock, lettersTo }
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ status, code, errors }: { status: number; code: string; errors: Record<string, string[]> }) => ({
      ...{ status, code, errors: Object.keys(errors ?? {}) },
    }),
  )

test('a letter goes out when its time has come, once, however many nodes look at the clock', async () => {
  const desk = await openDesk()
  const at = inHours(2)
  const { issue } = await desk.schedule(at)
  expect(issue).toMatchObject({ status: 'scheduled', scheduled_for: at.toISOString(), version: 1 })

  await desk.clock(inHours(1))
  expect((await desk.read()).status).toBe('scheduled')
  await Promise.all([desk.clock(inHours(2)), desk.clock(inHours(2)), desk.clock(inHours(3))])
  await desk.work()
  await desk.clock(inHours(3))
  await desk.work()

  expect([desk.lettersTo('ada@example.com').length, desk.lettersTo('zoe@example.com').length]).toEqual([1, 1])
  expect(await desk.read()).toMatchObject({
    ...{ status: 'sent', scheduled_for: null, audience: 2, readers: 2, sent: 2, left_out: 0, failed: 0 },
  })
})

test('taken back, nothing goes out, and it can be written on', async () => {
  const desk = await openDesk()
  await desk.schedule(inHours(1))
  expect(await refusal(desk.rewrite(SPRING))).toMatchObject({ status: 409, code: 'letter-scheduled' })

  expect((await desk.takeBack()).issue).toMatchObject({ status: 'draft', scheduled_for: null })
  expect((await desk.takeBack()).issue.status).toBe('draft')
  await desk.clock(inHours(2))
  await desk.work()
  await desk.rewrite(SPRING)

  expect(desk.lettersTo('ada@example.com')).toEqual([])
  expect((await desk.read()).status).toBe('draft')
})

test('pressed by two colleagues, scheduled and sent at once, and by the clock, everybody gets one', async () => {
  const desk = await openDesk()
  const admin = await desk.logIn({ scope: ['admin'] })
  await desk.schedule(inHours(1))

  const outcomes = await Promise.all([
    ...[desk.send(), desk.send({ version: 1 }, admin), desk.send({}, desk.editor), desk.clock(inHours(2))],
    ...[refusal(desk.schedule(inHours(3))), refusal(desk.takeBack()), desk.clock(inHours(4))],
  ])
  // Whatever came of the order in which these arrived, it is sent once more by hand.
  await desk.send()
  await Promise.all([desk.work(), desk.clock(inHours(5))])
  await desk.work()

  expect(outcomes).toHaveLength(7)
  expect([desk.lettersTo('ada@example.com').length, desk.lettersTo('zoe@example.com').length]).toEqual([1, 1])
  expect(await refusal(desk.takeBack())).toMatchObject({ status: 409, code: 'letter-sent' })
  expect(await refusal(desk.schedule(inHours(1)))).toMatchObject({ status: 409, code: 'letter-sent' })
})

test('what goes out or waits for its time is neither written on nor thrown away; a draft is', async () => {
  const desk = await openDesk()
  const remove = (version = 1) =>
    desk.editor.call('DELETE /newsletter/issues/{issue}', { params: desk.params, query: { version } })
  await desk.schedule(inHours(1))
  expect(await refusal(remove())).toMatchObject({ status: 409, code: 'letter-scheduled' })
  await desk.send()
  for (const wish of [remove, () => desk.rewrite(SPRING)]) {
    expect(await refusal(wish())).toMatchObject({ status: 409, code: 'letter-sent' })
  }
  const { issue } = await desk.editor.call('POST /newsletter/issues', { body: { subject: {}, body: [] } })
  const params = { issue: issue.id }
  const wrong = desk.editor.call('DELETE /newsletter/issues/{issue}', { params, query: { version: 2 } })
  expect(await refusal(wrong)).toMatchObject({ status: 409, code: 'content-changed' })

  await desk.editor.call('DELETE /newsletter/issues/{issue}', { params, query: { version: 1 } })

  const gone = desk.editor.call('GET /newsletter/issues/{issue}', { params })
  expect(await refusal(gone)).toMatchObject({ status: 404 })
})

test('nobody writes over, schedules or sends what a colleague has changed meanwhile', async () => {
  const desk = await openDesk()
  const first = await desk.rewrite({ ...SPRING, version: 1 })
  expect(first.issue).toMatchObject({ version: 2, changed_by: 'Ed' })

  for (const late of [
    () => desk.rewrite({ ...SPRING, version: 1 }, desk.sales),
    () => desk.schedule(inHours(1), 1),
    () => desk.send({ version: 1 }),
  ]) {
    expect(await refusal(late())).toMatchObject({ status: 409, code: 'content-changed' })
  }
  const both = await Promise.all([1, 2].map(() => refusal(desk.rewrite({ ...SPRING, version: 2 }))))

  expect(both.map((one) => one?.code).toSorted()).toEqual(['content-changed', undefined])
  expect(await desk.read()).toMatchObject({ version: 3, status: 'draft' })
})

test.each<[string, Draft, string[]]>([
  ['an empty letter', { subject: {}, body: [] }, ['subject.en', 'body']],
  [
    'a letter without the language that stands in',
    { subject: { fr: 'A' }, body: [text({ fr: 'B' })] },
    ['subject.en', 'body.0.text.en'],
  ],
  ['a half-written language', { subject: { en: 'A' }, body: [text({ en: 'B', fr: 'C' })] }, ['subject.fr']],
  [
    'a text that one language lacks',
    { subject: { en: 'A', cn: 'A' }, body: [text({}), text({ en: 'B', cn: 'B' }), text({ en: 'C' })] },
    ['body.2.text.cn'],
  ],
  ['works that are not there', { subject: { en: 'A' }, body: [{ artwork: 999 }] }, ['body']],
])('%s is saved as a draft, and told and refused before it goes out', async (_, draft, lacking) => {
  const desk = await openDesk(draft)

  const refusals = [await refusal(desk.send()), await refusal(desk.schedule(inHours(1)))]

  for (const one of refusals) expect(one).toEqual({ status: 422, code: 'validation-failed', errors: lacking })
  if (!draft.body[0]?.artwork) expect((await desk.readiness()).lacks).toEqual(lacking)
  expect(await desk.read()).toMatchObject({ status: 'draft', body: draft.body })
})

test('before it goes out staff read how many get it in which language; where it is missing, English stands in', async () => {
  const desk = await openDesk({ subject: { en: 'Spring', cn: '春' }, body: [text({ en: 'Come.', cn: '来' })] })
  await desk.subscribe('bea@example.com', 'fr')
  await desk.subscribe('lin@example.com', 'en')
  await desk.logIn({ email: 'lin@example.com', isVerified: true, locale: 'cn' })
  await desk.ask('pending@example.com')

  expect(await desk.readiness()).toEqual({
    lacks: [],
    audience: [
      { locale: 'fr', readers: 2, gets: 'en' },
      { locale: 'cn', readers: 1, gets: 'cn' },
      { locale: 'en', readers: 1, gets: 'en' },
    ],
  })
})

test.each([-1, 0, 24 * 367])('a time %i hours ahead is refused under its field', async (hours) => {
  const desk = await openDesk()

  expect(await refusal(desk.schedule(inHours(hours)))).toEqual({
    ...{ status: 422, code: 'validation-failed', errors: ['at'] },
  })
})

test('a time without a zone is that of the gallery’s clocks, in summer and in winter', async () => {
  const desk = await openDesk()
  await desk.pool.query(`UPDATE gallery SET time_zone = 'America/New_York'`)
  const year = new Date().getFullYear() + 1
  const at = async (local: string) => {
    const body = { at: local }
    const { issue } = await desk.sales.call('PUT /newsletter/issues/{issue}/schedule', { params: desk.params, body })
    return [issue.scheduled_for, issue.time_zone]
  }
  const winter = `${new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10)}T10:00`
  const [told] = await at(winter)
  const { rows } = await desk.pool.query<{ at: Date }>(`SELECT $1::timestamp AT TIME ZONE 'America/New_York' AS at`, [
    winter,
  ])
  expect(told).toBe(rows[0]?.at.toISOString())
  expect(await at(`${year}-07-01T10:00`)).toEqual([`${year}-07-01T14:00:00.000Z`, 'America/New_York'])
  for (const wrong of ['0000-01-01T00:00', '9999-12-31T23:59', '2026-13-01T10:00', 'tomorrow', '']) {
    expect(await refusal(at(wrong))).toMatchObject({ status: 422, errors: ['at'] })
  }
})

test('works stand between the words with picture, label and the price that everybody may see', async () => {
  const desk = await openDesk()
  const artist = await desk.addArtist({ name: { en: 'Hélène <Vasseur>' } })
  const tide = await desk.addArtwork({ artist_id: artist.id, title: { en: 'Low tide', fr: 'Marée basse' } })
  const sold = await desk.addArtwork({ title: { en: 'Long gone' }, availability: 'sold' })
  const hidden = await desk.addArtwork({ title: { en: 'Unseen' }, published_at: null })
  await desk.rewrite({
    subject: { en: 'Spring', fr: 'Spring fr' },
    body: [
      text({ en: 'Before', fr: 'Avant' }),
      { artwork: tide.id },
      { artwork: hidden.id },
      text({ en: 'After', fr: 'Après' }),
      { artwork: sold.id },
    ],
  })
  const works = (await desk.read()).works.map(({ id, title, state }) => ({ id, title, state }))
  expect(works).toEqual([
    { id: tide.id, title: 'Low tide', state: 'available' },
    { id: hidden.id, title: 'Unseen', state: 'hidden' },
    { id: sold.id, title: 'Long gone', state: 'sold' },
  ])
  const preview = await desk.sales.call('POST /newsletter/issues/preview', {
    body: { ...(await desk.read()), locale: 'fr' },
  })
  await desk.send()
  await desk.work()

  const mail = desk.lettersTo('zoe@example.com')[0]?.mail
  for (const said of [mail?.text ?? '', mail?.html ?? '', preview.html, preview.text]) {
    const order = ['Avant', 'Marée basse', '1\u202f200', 'Après', 'Long gone', 'Vendue'].map((one) => said.indexOf(one))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(order[0]).toBeGreaterThan(0)
    expect(said).toContain(`/fr/artwork/${tide.slug}`)
    expect(said).not.toContain('Unseen')
  }
  for (const html of [mail?.html, preview.html]) expect(html).toContain('&#60;Vasseur&#62;')
  expect(preview.html).toContain('/newsletter/unsubscribe/…')
})

test('prices that not everybody may see stand in no letter', async () => {
  const desk = await openDesk()
  const work = await desk.addArtwork({ title: { en: 'Low tide' } })
  await desk.rewrite({ subject: { en: 'Spring' }, body: [{ artwork: work.id }] })
  await desk.pool.query(`UPDATE settings SET prices_for = 'logged-in'`)

  await desk.send()
  await desk.work()

  const mail = desk.lettersTo('ada@example.com')[0]?.mail
  expect(mail?.text).toContain('Low tide')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/1.200/)
})

test('a letter of works that were all hidden before its time waits for somebody, and today tells so', async () => {
  const desk = await openDesk()
  const work = await desk.addArtwork()
  await desk.rewrite({ subject: { en: 'Spring' }, body: [{ artwork: work.id }] })
  await desk.schedule(inHours(1))
  const tasks = async () =>
    (await desk.sales.call('GET /sales/today')).tasks.filter(({ kind }) => kind.startsWith('newsletter'))
  expect(await tasks()).toMatchObject([
    { kind: 'newsletter-scheduled', thing: desk.params.issue, name: 'Spring', due: expect.any(String) },
  ])
  await updateArtwork(desk.db, work.id, { published_at: null })

  await Promise.all([desk.clock(inHours(2)), desk.clock(inHours(2))])
  await desk.work()

  expect(await desk.read()).toMatchObject({ status: 'failed', scheduled_for: expect.any(String) })
  expect(await tasks()).toMatchObject([{ kind: 'newsletter-failed', thing: desk.params.issue, name: 'Spring' }])
  await desk.rewrite(SPRING)
  await desk.send()
  await desk.work()
  expect(desk.lettersTo('ada@example.com')).toHaveLength(1)
  expect(await tasks()).toEqual([])
})

test('mails that do not get through are counted, and do not keep a letter from being over', async () => {
  const desk = await openDesk()
  await desk.send()
  await desk.work('send-newsletter')
  const { id } = await desk.db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'newsletter')
    .where('to_email', '=', 'zoe@example.com')
    .executeTakeFirstOrThrow()
  desk.peer.refuse({ status: 550, words: 'no such mailbox', at: 'recipient' })
  await desk.run(id)
  desk.peer.refuse(false)
  expect(await desk.read()).toMatchObject({ status: 'sending', readers: 2, sent: 0, failed: 1 })
  await desk.work()

  expect(await desk.read()).toMatchObject({ status: 'sent', audience: 2, readers: 2, sent: 1, failed: 1 })
  const seller = await desk.logIn({ scope: ['collector', 'sales'] })
  const list = async (query: { issue?: string; kind?: 'newsletter' }) =>
    (await seller.call('GET /letters', { query })).letters.map(({ to }) => to.email)
  expect(await list({ issue: desk.params.issue })).toEqual(['zoe@example.com'])
  expect(await list({ issue: randomUUID() })).toEqual([])
  expect(await list({ kind: 'newsletter' })).toEqual([])
  const { letter } = await seller.call('GET /letters/{letter}', { params: { letter: id } })
  expect(letter).toMatchObject({ state: 'failed', trouble: 'refused' })
  await desk.clock(new Date())
  await desk.pool.query('DELETE FROM mails')
  expect(await desk.read()).toMatchObject({ status: 'sent', audience: 2, readers: 2, sent: 1, failed: 1 })
})

test('a sending that broke off is gone on with by the next minute', async () => {
  const desk = await openDesk()
  await desk.send()
  // The job is lost with everything that was queued.
  await desk.pool.query('DELETE FROM graphile_worker._private_jobs')
  await desk.work()
  expect(await desk.read()).toMatchObject({ status: 'sending', readers: 0 })

  await desk.clock(new Date())
  await desk.clock(new Date())
  await desk.work()

  expect([desk.lettersTo('ada@example.com').length, desk.lettersTo('zoe@example.com').length]).toEqual([1, 1])
  expect((await desk.read()).status).toBe('sent')
})
