import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { writeFullFolder } from '../../testing/full-folder.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openMovingDesk } from '../../testing/open-moving-desk.ts'
import { type FileStore, openLocalFiles, readLarge } from '../files/index.ts'
import { importGallery } from '../folder/index.ts'
import { forgetExport, forgetExports, runExport, startExport } from './index.ts'

const ANN = { name: 'Ann' }
/** So small that every archive has several. */
const PARTS = { partBytes: 1000 }

async function openFull(wrap: (files: FileStore) => FileStore = (files) => files) {
  const folder = makeFileFolder()
  const desk = await openMovingDesk({ files: wrap(openLocalFiles(folder)) })
  const source = makeFileFolder()
  await writeFullFolder(source)
  await importGallery({ db: desk.db, files: desk.files, folder: source, actor: ANN })
  const archives = async () => (await readdir(`${folder}/exports`).catch(() => [])).toSorted()
  return { ...desk, archives }
}

const readWhole = async (files: FileStore, id: string) => {
  const archive = await readLarge(files, `exports/${id}`)
  return archive && buffer(archive.stream)
}

test('many who press at once get the same export, and it is written once', async () => {
  const { db, files, listExports, work, admin } = await openFull()

  const begun = await Promise.all(Array.from({ length: 6 }, () => admin.call('POST /editor/exports')))
  await Promise.all([work('run-export'), work('run-export')])

  expect(new Set(begun.map(({ export: { id } }) => id)).size).toBe(1)
  expect(await listExports()).toMatchObject([{ status: 'done', missing: [] }])
  // A job that comes twice finds nothing to do.
  await runExport(db, { ...files, putFile: () => expect.unreachable() }, begun[0]?.export.id ?? '')
})

test('what lies in parts is the same archive, whole and by ranges, and goes as a whole', async () => {
  const { db, files, uploads, archives } = await openFull()
  const { id } = await startExport(db, files, ANN)
  await runExport(db, files, id, { uploads, ...PARTS })
  const parts = await readWhole(files, id)
  expect((await archives()).length).toBeGreaterThan(5)

  const next = await startExport(db, files, ANN)
  await runExport(db, files, next.id, { uploads })

  // The new one has taken the place of the former.
  expect(await archives()).toEqual([next.id])
  expect((await readWhole(files, next.id))?.equals(parts as Buffer)).toBe(true)
  const third = await startExport(db, files, ANN)
  await runExport(db, files, third.id, { uploads, ...PARTS })
  for (const range of [
    { start: 990, end: 2010 },
    { start: 1000, end: 1999 },
    { start: 3, end: 3 },
  ]) {
    const piece = await readLarge(files, `exports/${third.id}`, () => range)
    const bytes = await buffer(piece?.stream ?? expect.unreachable())
    expect(bytes.equals(parts?.subarray(range.start, range.end + 1) as Buffer)).toBe(true)
  }
  await forgetExport(db, files, third.id)
  expect(await archives()).toEqual([])
})

test('a job that a crash broke off begins anew, and nothing of its first try is left', async () => {
  const { db, files, uploads, archives, listExports } = await openFull()
  const { id } = await startExport(db, files, ANN)
  // What a node leaves that is killed: some parts, more than there will be.
  await runExport(db, files, id, { uploads, partBytes: 100 })
  await db.updateTable('gallery_exports').set({ status: 'running', size: null }).execute()
  await files.put(`exports/${id}.asked`, Buffer.from('Ann'))

  await runExport(db, files, id, { uploads, partBytes: 4000 })

  const [done] = await listExports()
  expect(done).toMatchObject({ id, status: 'done' })
  expect((await readWhole(files, id))?.length).toBe(done?.size)
  expect((await archives()).length).toBe(Math.ceil((done?.size ?? 0) / 4000))
})

test('a full disk is said, and leaves nothing behind', async () => {
  let stored = 0
  const { db, files, uploads, archives, listExports } = await openFull((own) => ({
    ...own,
    putFile: async (key, file) => {
      if (key.startsWith('exports/') && ++stored > 2) {
        throw Object.assign(new Error('write'), { code: 'ENOSPC' })
      }
      await own.putFile(key, file)
    },
  }))
  const { id } = await startExport(db, files, ANN)

  await runExport(db, files, id, { uploads, ...PARTS })

  expect(await listExports()).toMatchObject([{ status: 'failed', failure: 'no-room', size: null }])
  expect([await archives(), await readdir(uploads)]).toEqual([[], []])
  stored = -1000
  await runExport(db, files, (await startExport(db, files, ANN)).id, { uploads, ...PARTS })
  expect(await listExports()).toMatchObject([{ status: 'done' }])
})

test('a store that goes away ends it with words, not with the process', async () => {
  const { db, files, uploads, listExports } = await openFull((own) => ({
    ...own,
    read: async (key, range) => {
      const file = await own.read(key, range)
      if (file && key.startsWith('originals/')) setImmediate(() => file.stream.destroy(new Error('gone')))
      return file
    },
  }))
  const { id } = await startExport(db, files, ANN)

  await expect(runExport(db, files, id, { uploads })).rejects.toThrow('gone')

  expect(await listExports()).toMatchObject([{ status: 'failed', failure: 'other' }])
  expect(await readdir(uploads)).toEqual([])
})

test('one that is forgotten while it is written stops', async () => {
  const { db, files, uploads, archives, listExports } = await openFull()
  const { id } = await startExport(db, files, ANN)
  const forgetting: FileStore = {
    ...files,
    putFile: async (key, file) => {
      await files.putFile(key, file)
      if (key === `exports/${id}`) await forgetExport(db, files, id)
    },
  }

  await runExport(db, forgetting, id, { uploads, ...PARTS })

  expect([await listExports(), await archives(), await readdir(uploads)]).toEqual([[], [], []])
})

test('a node that has another store leaves it to the one that was asked', async () => {
  const { db, files, uploads, work, listExports } = await openFull()
  const { id } = await startExport(db, files, ANN)

  await runExport(db, openLocalFiles(makeFileFolder()), id, { uploads })
  expect(await listExports()).toMatchObject([{ status: 'running', done: 0 }])
  await work('run-export')

  expect(await listExports()).toMatchObject([{ status: 'done', missing: [] }])
})

test('files that are in no store any more are told', async () => {
  const { files, db, exportWhole } = await openFull()
  const { file } = await db
    .selectFrom('media')
    .select('file')
    .where('key', '=', 'files/one.pdf')
    .executeTakeFirstOrThrow()
  await files.remove(file ?? '')

  expect(await exportWhole()).toMatchObject({ status: 'done', missing: ['files/one.pdf'] })
})

test('old ones are removed by the clock', async () => {
  const { db, files, exportWhole, archives, listExports } = await openFull()
  await exportWhole()
  await forgetExports(db, files)
  expect(await listExports()).toHaveLength(1)
  await db
    .updateTable('gallery_exports')
    .set({ changed_at: new Date(Date.now() - 49 * 3_600_000) })
    .execute()

  await forgetExports(db, files)

  expect([await listExports(), await archives()]).toEqual([[], []])
})
