import fc from 'fast-check'
import { expect, test } from 'vitest'

import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test.each([
  ...['x', '%00', encode(null), encode({}), encode([]), encode(['changed', '1']), encode(['changed', 1, 1])],
  ...[encode(['changed', 'now()', 1]), encode(['changed', '9'.repeat(17), 1]), encode(['changed', '1', 1.5])],
  ...[encode(['changed', '1', -1]), encode(['changed', '1', 2 ** 40]), encode(['title', 'a', 1]), '{'.repeat(400)],
])('the cursor %j is refused', async (cursor) => {
  const { app, editor } = await openEditorDesk()
  const headers = { authorization: `Bearer ${editor.token}` }

  const reply = await app.inject({ url: `/api/editor/artworks?cursor=${encodeURIComponent(cursor)}`, headers })

  expect([reply.statusCode, reply.json().errors]).toEqual([422, { cursor: [expect.any(String)] }])
})

test('cursors that are well formed and lead nowhere find nothing', async () => {
  const { app, editor, begin } = await openEditorDesk()
  await begin()
  const headers = { authorization: `Bearer ${editor.token}` }
  const ask = async (sort: string, value: string) => {
    const url = `/api/editor/artworks?sort=${sort}&cursor=${encode([sort, value, 1])}`
    return (await app.inject({ url, headers })).statusCode
  }

  expect(await ask('changed', '0')).toBe(200)
  expect(await ask('changed', '9999999999999999')).toBe(200)
  expect(await ask('title', "' OR 1=1 --")).toBe(200)
  expect(await ask('number', '\uffff')).toBe(200)
  expect(await ask('title', 'a\u0000')).toBe(422)
})

test('whatever is sent as a draft gets an answer, and never a 5xx', { timeout: 120_000 }, async () => {
  const { app, editor, begin, whole } = await openEditorDesk()
  const { id } = await begin()
  const headers = { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' }
  const put = (payload: string) =>
    app.inject({ method: 'PUT', url: `/api/editor/artworks/${id}/draft`, headers, payload })
  const fields = ['title', 'slug', 'artist', 'pictures', 'price', 'about', 'print_choices', 'colors', 'mask', 'year']
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom('\u0000', '\ud800', '../../etc/passwd', 1e308, -0, 'a'.repeat(30_000), [[[]]], { en: { en: 1 } }),
  )

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), odd, async (field, value) => {
      const reply = await put(JSON.stringify({ version: 1, draft: { ...whole, [field]: value } }))
      expect(reply.statusCode).toBeLessThan(500)
    }),
    { numRuns: 80 },
  )
  for (const draft of [
    deep(5000),
    `{"title":${deep(5000)}}`,
    `{"__proto__":{"a":1}}`,
    `{"constructor":1}`,
    '[]',
    '1',
  ]) {
    const { statusCode } = await put(`{"version":1,"draft":${draft}}`)
    expect([draft.slice(0, 20), statusCode >= 400 && statusCode < 500]).toEqual([draft.slice(0, 20), true])
  }
  for (const url of ['/api/editor/orders', '/api/editor/people', '/api/editor/__proto__', '/api/editor/artworks/0']) {
    expect((await app.inject({ url, headers: { authorization: headers.authorization } })).statusCode).toBe(404)
  }
})
