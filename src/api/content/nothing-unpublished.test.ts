import { randomInt } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Locale } from '../../contract/locale.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'
import { openGalleryOn } from '../../testing/open-test-gallery.ts'

type Desk = Awaited<ReturnType<typeof openEditorDesk>>

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('save', 'publish', 'hide', 'revert', 'preview', 'plan', 'remove'),
    which: fc.nat(2),
  }),
  { minLength: 4, maxLength: 10 },
)

/** Every word that was ever written is written once, so that whatever is read tells where it came from. */
function createWords() {
  let count = 0
  return () => `word${count++}x`
}

const PUBLIC = [
  ...['/api/artworks?with=facets', '/api/artists', '/api/series', '/api/home', '/api/search?query=word'],
  ...['/api/artworks?query=word', '/api/gallery', '/api/menu', '/api/categories', '/api/artists/1'],
]

/** Nobody is counted with anybody else. */
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** All that two nodes tell visitors, in every language. */
async function readPublic(nodes: Pick<Desk, 'app' | 'settle'>[], slugs: string[]): Promise<string> {
  const texts: string[] = []
  for (const { app, settle } of nodes) {
    await settle()
    for (const locale of ['en', 'fr', 'cn'] satisfies Locale[]) {
      for (const url of [...PUBLIC, ...slugs.map((slug) => `/api/artworks/${slug}`)]) {
        texts.push(
          (await app.inject({ url, headers: { 'accept-language': locale, 'x-forwarded-for': somewhere() } })).body,
        )
      }
    }
  }
  return texts.join('\n')
}

test('whatever editors do, no visitor reads a word that is not published', { timeout: 240_000 }, async () => {
  const desk = await openEditorDesk({ keepsReplies: true })
  const other = await openGalleryOn(desk.connection, { keepsReplies: true })
  const { whole, logIn } = desk
  const word = createWords()
  const write = () => {
    const words = [word(), word(), word(), word()] as const
    const draft = {
      ...whole,
      title: { en: words[0], fr: words[1] },
      about: { en: words[2] },
      signature: { en: words[3] },
    }
    return { words, draft }
  }

  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      const editor = await logIn({ scope: ['editor'] }, somewhere())
      const works = await Promise.all(
        [1, 2, 3].map(async () => {
          // The key is made of the first title, and seen for ever.
          const draft = { ...whole, title: { en: 'Plain' } }
          const params = { kind: 'artworks' } as const
          const { id, key } = (await editor.call('POST /editor/{kind}', { params, body: { draft } })).item
          const words: readonly string[] = []
          return { id, key, words, shown: null as typeof words | null, isVisible: false, isThere: true }
        }),
      )
      const everWritten = new Set<string>()
      for (const { act, which } of acts) {
        const work = works[which]
        if (!work?.isThere) continue
        const params = { kind: 'artworks', id: work.id } as const
        const { version } = (await editor.call('GET /editor/{kind}/{id}', { params })).item
        if (act === 'save') {
          const { words, draft } = write()
          for (const one of words) everWritten.add(one)
          await editor.call('PUT /editor/{kind}/{id}/draft', { params, body: { version, draft } })
          work.words = words
        } else if (act === 'publish') {
          await editor.call('POST /editor/{kind}/{id}/publication', { params, body: { version } })
          Object.assign(work, { shown: work.words, isVisible: true })
        } else if (act === 'hide') {
          await editor.call('DELETE /editor/{kind}/{id}/publication', { params, query: { version } })
          work.isVisible = false
        } else if (act === 'revert' && work.shown) {
          await editor.call('POST /editor/{kind}/{id}/reversion', { params, body: { version } })
          work.words = work.shown
        } else if (act === 'preview') {
          const { path } = await editor.call('POST /editor/{kind}/{id}/preview', { params })
          const seen = await editor.call('GET /previews/{token}', { params: { token: path.replace('/preview/', '') } })
          expect(seen).toMatchObject({ artwork: { title: work.words[0] ?? 'Plain' } })
        } else if (act === 'plan') {
          const body = { version, publish_at: '2099-01-01T00:00:00Z', hide_at: null }
          await editor.call('PUT /editor/{kind}/{id}/schedule', { params, body })
        } else if (act === 'remove') {
          await editor.call('DELETE /editor/{kind}/{id}', { params, query: { version } })
          Object.assign(work, { isThere: false, isVisible: false })
        }
        const allowed = new Set(works.flatMap(({ isVisible, shown }) => (isVisible && shown ? [...shown] : [])))
        // A node empties its cache as soon as it hears of a change, which takes a moment.
        await expect
          .poll(
            async () => {
              const text = await readPublic(
                [desk, other],
                works.map(({ key }) => key),
              )
              const seen = [...everWritten].filter((one) => text.includes(one))
              return {
                unpublished: seen.filter((one) => !allowed.has(one)),
                shown: [...allowed].every((one) => seen.includes(one)),
              }
            },
            { timeout: 30_000 },
          )
          .toEqual({ unpublished: [], shown: true })
      }
    }),
    { numRuns: 2 },
  )
})
