import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { makeExportLink, runExport, startExport } from '../domain/exports/index.ts'
import { runImport, startCheck, takeImport } from '../domain/imports/index.ts'
import type { TestGallery } from './open-test-gallery.ts'

const TABLE = 'number,title,price\nF-1,Low tide,12\nF-2,,odd\n'

/** Imports and exports, some for each of the calls about them, and what those calls are told. */
export async function importAFew({ db, files, uploads }: TestGallery) {
  await mkdir(uploads, { recursive: true })
  const file = path.join(uploads, 'table.csv')
  await writeFile(file, TABLE)
  const take = async () => {
    const sent = { subject: 'artworks', path: file, name: 'table.csv' } as const
    return (await takeImport(db, files, { name: 'Edith' }, sent, 'en')).id
  }
  const check = async () => {
    const id = await take()
    await startCheck(db, id)
    await runImport(db, files, id)
    return id
  }
  const several = async (make: () => Promise<string>, count: number) => {
    const ids: string[] = []
    for (let at = 0; at < count; at++) ids.push(await make())
    return ids
  }
  const { id: exported } = await startExport(db, files, { name: 'Ann' })
  await runExport(db, files, exported, { uploads })
  const forgettable = Array.from({ length: 40 }, () => ({ id: randomUUID(), actor: 'Ann', status: 'done' }))
  await db.insertInto('gallery_exports').values(forgettable).execute()
  const checked = await several(check, 6)
  const { report } = await db
    .selectFrom('content_imports')
    .select('report')
    .where('id', '=', checked[0] ?? '')
    .executeTakeFirstOrThrow()
  const form = (name: string, bytes: string) =>
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\n\r\n${bytes}\r\n--x--\r\n`)
  return {
    known: {
      '/editor/imports/{subject} subject': ['artworks', 'artists', 'pictures', 'gallery'],
      '/editor/imports/{import} import': await several(take, 40),
      '/editor/imports/{import}/columns import': await several(take, 2),
      '/editor/imports/{import}/check import': await several(take, 12),
      '/editor/imports/{import}/application import': checked,
      '/editor/imports/{import}/lines import': [await check()],
      '/editor/exports/{export} export': forgettable.map(({ id }) => id),
      '/editor/exports/{export}/link export': [exported],
      '/exports/{token} token': [await makeExportLink(db, exported)],
    },
    bodies: {
      'PUT /editor/imports/{import}/columns': [{ empties: 'clear' }, { encoding: 'gb18030' }],
      'POST /editor/imports/{import}/application': [{ mark: report?.mark }],
    },
    forms: {
      'POST /editor/imports/{subject}': [
        form('file', TABLE),
        form('file', 'PK\x03\x04'),
        form('other', TABLE),
        form('file', ''),
      ],
    },
  }
}
