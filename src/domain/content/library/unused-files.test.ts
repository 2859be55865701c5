import fc from 'fast-check'
import { expect, test } from 'vitest'

import { openEditorDesk } from '../../../testing/open-editor-desk.ts'
import { outcomeOf } from '../../../testing/outcome-of.ts'
import { paintPicture } from '../../../testing/paint-picture.ts'

const [FILES, WORKS] = [4, 3]

const act = fc.record({
  work: fc.nat(WORKS - 1),
  what: fc.constantFrom(
    'write',
    'write',
    'publish',
    'publish',
    'hide',
    'remove',
    'bring back',
    'replace',
    'remove files',
  ),
  files: fc.subarray([0, 1, 2, 3], { maxLength: 2 }),
})

test('what is unused is what nothing names, whatever is written, shown, hidden, removed and replaced, also at once', async () => {
  const { editor, pool, begin, whole, send, publish, save } = await openEditorDesk()
  const { call } = editor
  const keys: string[] = []
  for (let at = 0; at < FILES; at++) {
    const picture = await paintPicture(40 + at, 30, '#a83f2f')
      .jpeg()
      .toBuffer()
    keys.push((await send(picture)).json<{ file: string }>().file)
  }
  const ids: number[] = []
  for (let at = 0; at < WORKS; at++) ids.push((await begin()).id)
  const read = async (id: number) => (await call('GET /editor/{kind}/{id}', { params: { kind: 'artworks', id } })).item
  const list = async (query = {}) => (await call('GET /editor/media', { query })).files

  async function perform({ work, what, files }: { work: number; what: string; files: number[] }) {
    const id = ids[work] ?? 0
    const params = { kind: 'artworks', id } as const
    if (what === 'bring back') return call('POST /editor/{kind}/trash/{id}', { params })
    if (what === 'replace') {
      const [one, other] = (await list()).toSorted((a, b) => a.id - b.id)
      if (one && other)
        await call('POST /editor/media/{id}/replacement', {
          params: { id: one.id },
          body: { version: one.version, file: other.file },
        })
      return undefined
    }
    if (what === 'remove files') {
      const { removed } = await call('POST /editor/media/removal', {
        body: { ids: (await list({ use: 'unused' })).map((file) => file.id) },
      })
      return call('POST /editor/media/restoration', { body: { ids: removed } })
    }
    const item = await read(id)
    const query = { version: item.version }
    if (what === 'hide') return call('DELETE /editor/{kind}/{id}/publication', { params, query })
    if (what === 'remove') return call('DELETE /editor/{kind}/{id}', { params, query })
    if (what === 'publish') return publish(item)
    return save(item, { ...whole, pictures: files.flatMap((at) => (keys[at] ? [{ file: keys[at] }] : [])) })
  }

  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, act), { minLength: 10, maxLength: 16 }), async (turns) => {
      for (const turn of turns) {
        await Promise.all(turn.map((one) => outcomeOf(perform(one))))
        const { rows } = await pool.query<{ key: string }>(`
          SELECT key FROM media WHERE key NOT IN (SELECT to_key FROM content_links WHERE to_kind = 'media')
            AND 'media/' || key NOT IN (SELECT unnest(refs) FROM content)`)
        const unused = (await list({ use: 'unused' })).map(({ file }) => file)
        expect(unused.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
      }
    }),
    { numRuns: 4 },
  )
})
