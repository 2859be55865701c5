import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { COLOR_NAMES } from '../../contract/color.ts'
import { signLink } from '../../domain/tokens/index.ts'
import { openAlertDesk } from '../../testing/open-alert-desk.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'

test('an artist is followed once by whatever name, told in the caller’s language, and left again', async () => {
  const gallery = await openTestGallery()
  const { id, slug } = await gallery.addArtist({ name: { en: 'Hélène Vasseur', cn: '海伦·瓦瑟' } })
  const { call } = await gallery.logIn({ locale: 'cn' })
  const follow = (artist: string) => call('POST /account/alerts', { body: { kind: 'artist', artist } })
  const { alert } = await follow(slug)
  expect(alert).toMatchObject({ kind: 'artist', name: '海伦·瓦瑟', path: `/artist/${slug}` })
  expect((await follow(String(id))).alerts).toEqual([alert])

  const { alerts } = await call('DELETE /account/alerts/{alert}', { params: { alert: alert.id } })
  expect(alerts).toEqual([])
  await call('DELETE /account/alerts/{alert}', { params: { alert: alert.id } })
})

test('the same search in another order is the same alert, named by its filters and leading to its list', async () => {
  const gallery = await openTestGallery()
  const artist = await gallery.addArtist()
  await gallery.addTechnique('oil-on-canvas')
  const { call } = await gallery.logIn({ locale: 'fr' })
  const save = (filters: object) => call('POST /account/alerts', { body: { kind: 'search', filters } })
  const { alert } = await save({
    color: ['red', 'blue', 'red'],
    technique: 'oil-on-canvas',
    price: '500-2000.00',
    artist: artist.slug,
    size: [],
    sort: 'oldest',
    page: 4,
  })
  expect(alert.path).toBe(`/artwork?artist=${artist.slug}&color=blue&color=red&price=500-2000&technique=oil-on-canvas`)
  expect(alert.name).toMatch(/^Hélène Vasseur, oil on canvas, Rouge, Bleu, Prix de 500.€ à 2.000.€$/)
  const again = { artist: String(artist.id), price: '500.0-2000', technique: ['oil-on-canvas'], color: ['blue', 'red'] }
  expect((await save(again)).alerts).toEqual([alert])
  expect((await save({ query: ' tide ' })).alert).toMatchObject({
    name: '«\u00a0tide\u00a0»',
    path: '/search?query=tide',
  })
})

test('what cannot be looked out for is refused, field by field', async () => {
  const gallery = await openTestGallery()
  await gallery.addArtist({ name: { en: 'Hidden' }, slug: 'hidden', published_at: null })
  const { token } = await gallery.logIn()
  const refuse = async (payload: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await gallery.app.inject({ method: 'POST', url: '/api/account/alerts', headers, payload })
    return [reply.statusCode, Object.keys(reply.json<{ errors?: object }>().errors ?? {})]
  }
  const search = (filters: unknown) => refuse({ kind: 'search', filters })
  expect(await refuse({ kind: 'artist' })).toEqual([422, ['artist']])
  expect(await refuse({ kind: 'artist', artist: 'nobody' })).toEqual([422, ['artist']])
  expect(await refuse({ kind: 'artist', artist: 'hidden' })).toEqual([422, ['artist']])
  expect(await refuse({ kind: 'search' })).toEqual([422, ['filters']])
  expect(await search({})).toEqual([422, ['filters']])
  expect(await search({ category: [] })).toEqual([422, ['filters']])
  expect(await search({ category: 'nothing', technique: 'never' })).toEqual([
    422,
    ['filters.category', 'filters.technique'],
  ])
  expect(await search({ artist: 'nobody' })).toEqual([422, ['filters.artist']])
  expect(await search({ availability: 'sold' })).toEqual([422, ['filters.availability']])
  expect(await search({ query: 'tide', color: 'blue' })).toEqual([422, ['filters.query']])
  expect(await search({ price: '20-10' })).toEqual([422, ['filters.price']])
  for (const query of ['', '   ', 'a\u0000b', 'a\ud800b', 'x'.repeat(201), 7, null, ['a'], { a: 1 }]) {
    expect(await search({ query })).toEqual([422, ['filters.query']])
  }
  for (const filters of [null, 'x', 7, [], [{ color: 'blue' }], { color: { 0: 'blue' } }, { price: ['1-2'] }]) {
    expect((await search(filters))[0]).toBe(422)
  }
  expect((await gallery.app.inject({ method: 'POST', url: '/api/account/alerts', payload: {} })).statusCode).toBe(401)
})

test(
  'filters of every kind, made up at random, are taken or refused, never a fault of ours',
  { timeout: 60_000 },
  async () => {
    const gallery = await openTestGallery()
    const { token } = await gallery.logIn()
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('blue', '1-2', '-', '1', 'Painting'),
      fc.jsonValue(),
    )
    const names = ['category', 'color', 'price', 'artist', 'query', 'availability', 'size', '__proto__', 'constructor']
    const filters = fc.dictionary(fc.constantFrom(...names), fc.oneof(value, fc.array(value)))
    await fc.assert(
      fc.asyncProperty(filters, async (one) => {
        await gallery.db.deleteFrom('rate_limits').execute()
        const headers = { authorization: `Bearer ${token}` }
        const payload = { kind: 'search', filters: one }
        const reply = await gallery.app.inject({ method: 'POST', url: '/api/account/alerts', headers, payload })
        expect([201, 400, 409, 422]).toContain(reply.statusCode)
      }),
      { numRuns: 60 },
    )
  },
)

test('three hundred posts leave fifty alerts at most, and the others are told why', { timeout: 120_000 }, async () => {
  const gallery = await openTestGallery()
  const ids = await Promise.all(Array.from({ length: 60 }, () => gallery.addArtist()))
  const { user, token } = await gallery.logIn()
  const post = (at: number) =>
    gallery.app.inject({
      method: 'POST',
      url: '/api/account/alerts',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.0.${at % 40}.1` },
      payload: { kind: 'artist', artist: String(ids[at % ids.length]?.id) },
    })
  const statuses: number[] = []
  for (let at = 0; at < 300; at += 50) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, more) => post(at + more)))
    statuses.push(...replies.map(({ statusCode }) => statusCode))
  }
  expect(new Set(statuses)).toEqual(new Set([201, 409]))
  const count = await gallery.db.selectFrom('alerts').select('id').where('user_id', '=', user.id).execute()
  expect(count).toHaveLength(50)

  const one = await Promise.all(Array.from({ length: 100 }, () => post(0)))
  expect(one.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(30)
})

test('whose alert it is decides: others’ stay when somebody removes them or alters a link', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const [ada, eve] = [await desk.collector(), await desk.collector()]
  const body = { kind: 'artist', artist: artist.slug } as const
  const { alert } = await ada.call('POST /account/alerts', { body })
  await eve.call('POST /account/alerts', { body })
  await eve.call('DELETE /account/alerts/{alert}', { params: { alert: alert.id } })
  expect((await ada.call('GET /account/alerts')).alerts).toEqual([alert])

  const end = (token: string) => desk.call('POST /alerts/unsubscription', { body: { token } })
  const token = await signLink(desk.db, 'alert-end', alert.id)
  const all = await signLink(desk.db, 'alerts-end-all', ada.user.id)
  const altered = [
    ...Array.from(token, (sign, at) => token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1)),
    ...[token.slice(1), `${token}A`, '', 'x', `${token.slice(0, 63)}=`, '\u0000'],
    // What is signed for one end says nothing for the other.
    ...[`all-${token}`, all.slice(4), token.slice(0, 21) + all.slice(25), all.slice(0, 25) + token.slice(21)],
  ]
  for (const one of altered) {
    await desk.db.deleteFrom('rate_limits').execute()
    await expect(end(one)).rejects.toMatchObject({ status: 410, code: 'link-invalid' })
  }
  expect((await ada.call('GET /account/alerts')).alerts).toEqual([alert])

  await end(await signLink(desk.db, 'alert-end', randomUUID()))
  await end(all)
  await end(all)
  expect((await ada.call('GET /account/alerts')).alerts).toEqual([])
  expect((await eve.call('GET /account/alerts')).alerts).toHaveLength(1)
})

test('the one click of mail programs ends all alerts, in any language, and nothing else does', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const ada = await desk.collector()
  await ada.call('POST /account/alerts', { body: { kind: 'artist', artist: artist.slug } })
  const token = await signLink(desk.db, 'alerts-end-all', ada.user.id)
  const click = (path: string, payload: string) =>
    desk.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await click(`/alerts/unsubscribe/${token}`, 'x=y')).statusCode).toBe(400)
  expect((await click('/alerts/unsubscribe/x', 'List-Unsubscribe=One-Click')).statusCode).toBe(410)
  expect((await click(`/newsletter/unsubscribe/${token}`, 'List-Unsubscribe=One-Click')).statusCode).toBe(410)
  expect((await ada.call('GET /account/alerts')).alerts).toHaveLength(1)
  const other = await signLink(desk.db, 'alert-end', randomUUID())
  expect((await click(`/alerts/unsubscribe/${other}`, 'List-Unsubscribe=One-Click')).body).toBe('The alert is ended.\n')
  const done = await click(`/cn/alerts/unsubscribe/${token}`, 'List-Unsubscribe=One-Click')
  expect([done.statusCode, done.body]).toEqual([200, '全部提醒已取消。我们不会再写信告知新作品。\n'])
  expect((await ada.call('GET /account/alerts')).alerts).toEqual([])
})

test('alerts and what was told are exported, and go with the account', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const ada = await desk.collector({ password: 'the long way home' })
  const { alert } = await ada.call('POST /account/alerts', { body: { kind: 'artist', artist: artist.slug } })
  const work = await desk.addArtwork({ artist_id: artist.id })
  await desk.tasks['tell-alerts']?.({ day: '2026-11-15' }, {} as never)
  const { alerts } = await ada.call('GET /account/export')
  expect(alerts).toEqual({ alerts: [alert], told: [{ artwork: work.slug, day: '2026-11-15' }] })

  await ada.call('POST /account/deletion', { body: { confirmation: 'the long way home' } })
  for (const table of ['alerts', 'alert_letters'] as const) {
    expect(await desk.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  await desk.work()
  expect(desk.mailsTo(ada.user.email).map(({ subject }) => subject)).toEqual(['Your account was deleted'])
})

const FILTERS = fc.record(
  {
    category: fc.subarray(['Painting', 'Drawing'], { minLength: 1 }),
    color: fc.subarray(COLOR_NAMES.slice(0, 4), { minLength: 1 }),
    orientation: fc.subarray(['portrait', 'landscape', 'square'] as const, { minLength: 1 }),
    size: fc.subarray(['small', 'medium', 'large'] as const, { minLength: 1 }),
    price: fc.constantFrom('-1000', '500-', '300-1500'),
    width: fc.constantFrom('-60', '50-'),
    availability: fc.constantFrom('available', 'reserved', 'not_for_sale'),
  },
  { requiredKeys: [] },
)

test(
  'what an alert tells is what the list and the search show for the same, among new works',
  { timeout: 120_000 },
  async () => {
    const desk = await openAlertDesk()
    const artist = await desk.addArtist()
    const { call, user } = await desk.collector()
    const add = (at: number) =>
      desk.addArtwork({
        artist_id: artist.id,
        title: { en: `Work ${at} ${['tide', 'forest', 'tides of winter'][at % 3]}` },
        category_id: 1 + (at % 3),
        colors: [COLOR_NAMES[at % 5] ?? 'red'],
        has_chosen_colors: true,
        width: 200 + ((at * 130) % 1300),
        height: 300 + ((at * 210) % 1100),
        price: 10_000 + ((at * 37_000) % 250_000),
        is_price_on_request: at % 7 === 0,
        availability: (['available', 'available', 'reserved', 'not_for_sale', 'sold'] as const)[at % 5],
      })
    for (let at = 0; at < 40; at++) await add(at)
    let day = Date.parse('2026-01-01')

    const check = async (filters: object, shown: { slug: string; availability: string }[]) => {
      for (const table of ['alerts', 'alert_letters', 'mails', 'rate_limits'] as const) {
        await desk.db.deleteFrom(table).execute()
      }
      await call('POST /account/alerts', { body: { kind: 'search', filters } })
      await desk.db
        .updateTable('alerts')
        .set({ created_at: new Date(0) })
        .execute()
      day += 86_400_000
      await desk.tasks['tell-alerts']?.({ day: new Date(day).toISOString().slice(0, 10) }, {} as never)
      const { rows: told } = await desk.pool.query<{ slug: string }>(
        'SELECT slug FROM artworks WHERE id IN (SELECT unnest(artwork_ids) FROM alert_letters WHERE user_id = $1)',
        [user.id],
      )
      const expected = shown.filter(({ availability }) => availability !== 'sold').map(({ slug }) => slug)
      expect(told.map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted())
      return expected.length
    }
    let total = 0
    const wishes = FILTERS.filter((one) => Object.keys(one).length > 0 && Object.keys(one).length < 4)
    await fc.assert(
      fc.asyncProperty(wishes, async (filters) => {
        const pages = [1, 2].map((page) => call('GET /artworks', { query: { ...filters, page } }))
        total += await check(
          filters,
          (await Promise.all(pages)).flatMap(({ artworks }) => artworks),
        )
      }),
      { numRuns: 30 },
    )
    expect(total).toBeGreaterThan(10)
    for (const query of ['tide', 'forrest', 'Helene', 'winter tides', 'nothing of that', '海伦', '&|!']) {
      const pages = [1, 2].map((page) => call('GET /search', { query: { query, type: 'artworks', page } }))
      const shown = (await Promise.all(pages)).flatMap(({ results }) => results.artworks.items)
      expect(shown.length > 0).toBe(!['nothing of that', '&|!'].includes(query))
      await check({ query }, shown)
    }
  },
)
