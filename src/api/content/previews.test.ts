import { expect, onTestFinished, test, vi } from 'vitest'

import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const KIND = { kind: 'artworks' } as const
const DAY = 24 * 60 * 60 * 1000

type Desk = Awaited<ReturnType<typeof openEditorDesk>>

async function link({ editor }: Desk, id: number, kind: 'artworks' | 'artists' | 'series' = 'artworks') {
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

test('an artist is shown too; what cannot be published tells why, what is gone is not found', async () => {
  const desk = await openEditorDesk()
  const { begin, call, editor } = desk
  const artist = await begin({ name: { en: 'Ines Corval' }, type: 'painting' }, 'artists')
  const series = await begin({ title: { en: 'Tides' } }, 'series')
  const unready = await begin({ title: { en: 'Half a work' } })
  const gone = await begin()
  const links = await Promise.all([link(desk, unready.id), link(desk, gone.id), link(desk, series.id, 'series')])
  await editor.call('DELETE /editor/{kind}/{id}', { params: { ...KIND, id: gone.id }, query: { version: 1 } })
  const refusals = links.map((params) =>
    call('GET /previews/{token}', { params }).catch(({ status, errors }) => [status, Object.keys(errors)]),
  )

  const seen = await call('GET /previews/{token}', { params: await link(desk, artist.id, 'artists') }).catch(
    ({ errors }) => errors,
  )
  expect(seen).toMatchObject({ kind: 'artists', artist: { name: 'Ines Corval' } })
  expect(await Promise.all(refusals)).toEqual([
    [422, ['artist', 'category', 'technique', 'kind', 'height', 'width']],
    [404, []],
    [404, []],
  ])
  await expect(link(desk, 9999)).rejects.toMatchObject({ status: 404 })
})

test('a link ends after a week, and is ours to the last letter', async () => {
  const desk = await openEditorDesk()
  const { begin, call, app } = desk
  const { token } = await link(desk, (await begin()).id)
  const reply = await app.inject(`/api/previews/${token}`)
  expect(reply.headers['cache-control']).toBe('no-store')

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
