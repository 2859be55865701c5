import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { writeFullFolder } from '../../testing/full-folder.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openMovingDesk } from '../../testing/open-moving-desk.ts'
import { type FileStore, openLocalFiles, readLarge } from '../files/index.ts'
import { importGallery } from '../folder/index.ts'
import { runImport } from './index.ts'

/** An archive of everything that a gallery can have, and an empty gallery with a store that can fail. */
async function openBroken() {
  const first = await openMovingDesk()
  const source = makeFileFolder()
  await writeFullFolder(source)
  await importGallery({ db: first.db, files: first.files, folder: source, actor: { name: 'tests' } })
  const { id } = await first.exportWhole()
  const archive = await readLarge(first.files, `exports/${id}`)
  const bytes = await buffer(archive?.stream ?? expect.unreachable())

  const folder = makeFileFolder()
  const own = openLocalFiles(folder)
  const state = { failure: undefined as Error | undefined, puts: 0 }
  const fail = () => {
    if (state.failure && ++state.puts > 2) throw state.failure
  }
  const failing: FileStore = {
    ...own,
    put: async (key, content) => (fail(), own.put(key, content)),
    putFile: async (key, file) => (fail(), own.putFile(key, file)),
  }
  const desk = await openMovingDesk({ files: failing })
  const stored = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((one) => one.isFile() && !one.parentPath.endsWith('imports')).length
  }
  const rows = async () =>
    (await desk.pool.query('SELECT (SELECT count(*) FROM content) + (SELECT count(*) FROM pictures) AS rows')).rows
  return { ...desk, bytes, state, stored, rows }
}

test('a full disk in the middle of the deed is said; nothing stays, and it can be tried again', async () => {
  const { take, check, apply, bytes, state, stored, rows, uploads, exportWhole, save } = await openBroken()
  const checked = await check(await take('gallery', bytes))
  const before = await rows()
  state.failure = Object.assign(new Error('write'), { code: 'ENOSPC' })

  expect(await apply(checked)).toMatchObject({ status: 'failed', failure: 'no-room' })

  expect([await stored(), await rows(), await readdir(uploads)]).toEqual([0, before, []])
  state.failure = undefined
  expect(await apply(await check(checked))).toMatchObject({ status: 'applied', failure: null })
  expect((await save(await exportWhole())).rawPayload.equals(bytes)).toBe(true)
})

test('a node that is killed in the middle of the deed leaves it to another, who does it once', async () => {
  const { take, check, admin, bytes, state, stored, db, files, look, uploads, exportWhole, save } = await openBroken()
  const checked = await check(await take('gallery', bytes))
  const body = { mark: checked.report?.mark ?? '' }
  await admin.call('POST /editor/imports/{import}/application', { params: { import: checked.id }, body })
  // Who is killed takes nothing away, and says nothing.
  state.failure = new Error('killed')
  await expect(runImport(db, { ...files, remove: async () => undefined }, checked.id, { uploads })).rejects.toThrow(
    'killed',
  )
  await db.updateTable('content_imports').set({ status: 'applying', failure: null }).execute()
  state.failure = undefined
  expect(await stored()).toBeGreaterThan(0)

  const twice = [runImport(db, files, checked.id, { uploads }), runImport(db, files, checked.id, { uploads })]
  await Promise.allSettled(twice)

  expect(await look(checked.id)).toMatchObject({ status: 'applied', report: checked.report })
  const works = await db.selectFrom('content').select('version').where('kind', '=', 'artworks').execute()
  expect(works).toEqual([{ version: 1 }])
  expect((await save(await exportWhole())).rawPayload.equals(bytes)).toBe(true)
})
