import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { addApplication } from '../../testing/add-application.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { createTasks } from '../jobs/index.ts'

test('the clean-up job takes away what a crash has left of uploads, and nothing else', async () => {
  const { db, files, uploads } = await openTestGallery()
  const { file_key: kept } = await addApplication({ db, files })
  await mkdir(uploads, { recursive: true })
  for (const name of ['old.part', 'new.part', 'old.txt']) await writeFile(path.join(uploads, name), 'x')
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  for (const name of ['old.part', 'old.txt']) await utimes(path.join(uploads, name), hoursAgo(2), hoursAgo(2))
  for (const [key, hours] of [
    ['applications/old.pdf', 2],
    ['applications/new.pdf', 0],
  ] as const) {
    await files.put(key, Buffer.from('x'))
    await db
      .insertInto('unclaimed_files')
      .values({ key, created_at: hoursAgo(hours) })
      .execute()
  }

  await createTasks(db, files, { uploads })['sweep-uploads']?.({}, {} as never)

  expect((await readdir(uploads)).toSorted()).toEqual(['new.part', 'old.txt'])
  expect(await files.find('applications/old.pdf')).toBeUndefined()
  expect(await files.find('applications/new.pdf')).toBeDefined()
  expect(await files.find(kept)).toBeDefined()
  expect(await db.selectFrom('unclaimed_files').select('key').execute()).toEqual([{ key: 'applications/new.pdf' }])
})
