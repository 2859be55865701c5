import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { makeDataDir } from '../testing/make-data-dir.ts'
import { openDatabase, visitDatabase } from './index.ts'

const migrationsDir = path.resolve('src/database/migrations')

test('a visitor finds the database of an open gallery, leaves it running, and opens it where none is', async () => {
  const dataDir = await makeDataDir()
  const gallery = await openDatabase({ dataDir, migrationsDir })
  await gallery.db.insertInto('rate_limits').values({ key: 'seen', hits: 1, resets_at: new Date() }).execute()
  const readKeys = async ({ db }: Pick<typeof gallery, 'db'>) =>
    (await db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key)

  const visitor = await visitDatabase({ dataDir, migrationsDir })
  expect(await readKeys(visitor)).toEqual(['seen'])
  await visitor.close()
  expect(await readKeys(gallery)).toEqual(['seen'])

  await gallery.close()
  const alone = await visitDatabase({ dataDir, migrationsDir })
  onTestFinished(alone.close)
  expect(await readKeys(alone)).toEqual(['seen'])
})
