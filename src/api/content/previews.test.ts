import { expect, onTestFinished, test, vi } from 'vitest'

import type { PreviewedKind } from '../../contract/content/values.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const KIND = { kind: 'artworks' } as const
const DAY = 24 * 60 * 60 * 1000

type Desk = Awaited<ReturnType<typeof openEditorDesk>>

async function link({ editor }: Desk, id: number, kind: PreviewedKind = 'artworks') {
  const { path } = await editor.call('POST /editor/{kind}/{id}/preview', { params: { kind, id } })
  return { token: path.replace('/preview/', '') }
}

/** Everything that a preview could leave behind. */
async function readAll({ pool }: Desk) {
  const tables = [
    'content',
    'content_changes',
    'content_links',
    'artworks',
    'artists',
    'former_slugs',
    'search_documents',
  ]
  const rows = []
  for (const table of tables) rows.push((await pool.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY 1`)).rows)
  return rows
}

test('whoever has the link sees the draft as visitors would, and it leaves no trace', async () => {
  const desk = await openEditorDesk({ keepsReplies: true })
  const { begin, save, publish, whole, call, callIn, look } = desk
  const shown = await publish(await begin())
  await save(shown, { ...whole, title: { en: 'High tide', fr: 'Marée haute' }, slug: 'high-tide', price: 77 })
  const params = await link(desk, shown.id)
  const before = await readAll(desk)

  const preview = await call('GET /previews/{token}', { params })

  expect(preview).toMatchObject({
    ...{ kind: 'artworks', artwork: { title: 'High tide', slug: 'high-tide', final_price: 77 }, other_works: [] },
  })
  expect(await callIn('fr')('GET /previews/{token}', { params })).toMatchObject({ artwork: { title: 'Marée haute' } })
  expect(await readAll(desk)).toEqual(before)
  expect([(await look('low-tide'))?.title, await look('high-tide')]).toEqual(['Low tide', null])
})

test('a work that nobody has ever seen is shown by its link, while visitors read without waiting', async () => {
  const desk = await openEditorDesk()
  const { begin, call, look, whole } = desk
  const { id } = await begin()
  await begin({ ...whole, title: { en: 'Another' } })
  const params = await link(desk, id)

  const replies = await Promise.all(Array.from({ length: 8 }, () => call('GET /previews/{token}', { params })))

  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await look('low-tide')).toBeNull()
  expect((await call('GET /artworks', { query: {} })).artworks).toEqual([])
})

test('an artist is shown too, and a series with its works; what is gone is not found', async () => {
  const desk = await openEditorDesk()
  const { begin, call, editor, publish, whole } = desk
  const artist = await begin({ name: { en: 'Ines Corval' }, type: 'painting' }, 'artists')
  const series = await begin({ title: { en: 'Tides' }, artist: whole.artist }, 'series')
  await publish(await begin({ ...whole, series: series.key }))
  const gone = await begin({ ...whole, title: { en: 'Gone' } })
  const params = await link(desk, gone.id)
  await editor.call('DELETE /editor/{kind}/{id}', { params: { ...KIND, id: gone.id }, query: { version: 1 } })

  const seen = await call('GET /previews/{token}', { params: await link(desk, artist.id, 'artists') })
  expect(seen).toMatchObject({ kind: 'artists', artist: { name: 'Ines Corval' } })
  expect(await call('GET /previews/{token}', { params: await link(desk, series.id, 'series') })).toMatchObject({
    ...{ kind: 'series', artist: { slug: whole.artist }, series: { title: 'Tides' } },
  })
  await expect(call('GET /previews/{token}', { params })).rejects.toMatchObject({ status: 404 })
  await expect(link(desk, 9999)).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['exhibitions', { kind: 'solo', year: 2026 }, 'exhibition'],
  ['news', { body: { en: 'Come.' } }, 'news'],
  ['press', { kind: 'release', dated: '2026-01-01' }, 'press'],
  ['pages', { body: { en: '## Who' } }, 'page'],
] as const)('%s are shown before they are published, in the caller’s language', async (kind, draft, name) => {
  const desk = await openEditorDesk()
  const { editor, call, callIn } = desk
  const written = { ...draft, title: { en: 'Not yet', fr: 'Pas encore' } }
  const { item } = await editor.call('POST /editor/{kind}', { params: { kind }, body: { draft: written } })
  const params = await link(desk, item.id, kind)

  const seen = async (read: typeof call) =>
    ((await read('GET /previews/{token}', { params })) as unknown as Record<string, { title: unknown }>)[name]?.title

  expect(await seen(callIn('fr'))).toEqual(kind === 'pages' ? written.title : 'Pas encore')
  expect((await desk.app.inject('/api/places')).body).not.toContain('not-yet')
})

test('what could not be published gets no link, nor is it shown by one, and says why', async () => {
  const desk = await openEditorDesk()
  const { begin, save, call } = desk
  const unready = await begin({ title: { en: 'Half a work' } })
  const item = await begin()
  const params = await link(desk, item.id)
  await save(item, { title: { en: 'No longer whole' } })

  const refusal = { status: 422, errors: { artist: expect.anything(), height: expect.anything() } }
  await expect(link(desk, unready.id)).rejects.toMatchObject(refusal)
  await expect(call('GET /previews/{token}', { params })).rejects.toMatchObject(refusal)
})

test('what has no page of its own has no preview', async () => {
  const desk = await openEditorDesk()
  const { id } = await desk.begin({ name: { en: 'Gouache' } }, 'techniques')
  const { status } = await desk.app
    .inject({
      ...{ method: 'POST', url: `/api/editor/techniques/${id}/preview` },
      headers: { authorization: `Bearer ${desk.editor.token}` },
    })
    .then(({ statusCode }) => ({ status: statusCode }))
  expect(status).toBe(404)
})

test('a work is shown with the artist and the series that it will appear with, and they stay unseen', async () => {
  const desk = await openEditorDesk()
  const { begin, call, whole } = desk
  const artist = await begin({ name: { en: 'Ines Corval' }, type: 'painting' }, 'artists')
  const series = await begin({ title: { en: 'Tides' }, artist: artist.key }, 'series')
  const { id } = await begin({ ...whole, artist: artist.key, series: series.key })
  const params = await link(desk, id)
  const before = await readAll(desk)

  expect(await call('GET /previews/{token}', { params })).toMatchObject({
    artwork: { artist: { name: 'Ines Corval' }, series: { title: 'Tides' } },
  })

  expect(await readAll(desk)).toEqual(before)
  await expect(call('GET /artists/{artist}', { params: { artist: artist.key }, query: {} })).rejects.toMatchObject({
    status: 404,
  })
})

test('a link ends after a week, and is ours to the last letter', async () => {
  const desk = await openEditorDesk()
  const { begin, call, app } = desk
  const { token } = await link(desk, (await begin()).id)
  const reply = await app.inject(`/api/previews/${token}`)
  expect(reply.headers['cache-control']).toBe('no-store')
  const left = Date.parse(reply.json<{ until: string }>().until) - Date.now()
  expect(left).toBeGreaterThan(7 * DAY - 60_000)
  expect(left).toBeLessThanOrEqual(7 * DAY)

  const changed = `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`
  await expect(call('GET /previews/{token}', { params: { token: changed } })).rejects.toMatchObject({
    ...{ status: 410, code: 'link-invalid' },
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY })
  onTestFinished(() => void vi.useRealTimers())
  await expect(call('GET /previews/{token}', { params: { token } })).rejects.toMatchObject({
    ...{ status: 410, code: 'link-expired' },
  })
})
