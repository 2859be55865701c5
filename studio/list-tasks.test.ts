import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { PAINTERS } from './artists/index.ts'
import { listTasks } from './list-tasks.ts'
import { findWork, SCULPTURES, WORKS } from './painters.ts'
import { paintAt } from './painting/paint-at.ts'
import { VIEWS } from './views/view-list.ts'

const SIDE = 64
const DEMO = path.join(import.meta.dirname, '../demo')
const hashOf = async (slug: string) =>
  createHash('sha256')
    .update((await paintAt(findWork(slug), SIDE)).toBytes())
    .digest('hex')

test('the same seed paints the same picture, and no two are alike', { timeout: 300_000 }, async () => {
  const hashes = new Set<string>()
  for (const { works } of PAINTERS) {
    const [work = ''] = Object.keys(works)
    const first = await hashOf(work)

    expect([work, await hashOf(work)]).toEqual([work, first])
    hashes.add(first)
  }
  expect(hashes.size).toBe(PAINTERS.length)
})

test('another seed paints another picture', async () => {
  const [work] = WORKS
  if (!work) throw new Error('Nobody has painted anything.')
  const [one, other] = [await paintAt(work, SIDE), await paintAt({ ...work, slug: 'another' }, SIDE)]

  expect(one.toBytes().equals(other.toBytes())).toBe(false)
})

test('no file is made twice, and what is made is what lies in the demo', () => {
  const files = listTasks().map(({ file }) => file)
  const lying = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?!yaml)\w+$/.test(file))

  expect(new Set(files).size).toBe(files.length)
  expect(lying.filter((file) => !file.endsWith('.turn')).toSorted()).toEqual(files.toSorted())
})

test('a third of the works, and every sculpture, has two to four further views', () => {
  const counts = Object.entries(VIEWS).map(([slug, views]) => [slug, new Set(views).size] as const)

  expect(counts.filter(([slug, count]) => count < 2 || count > 4 || !findWork(slug))).toEqual([])
  expect(counts.length).toBeGreaterThanOrEqual(WORKS.length / 3)
  expect(SCULPTURES.filter(({ slug }) => !VIEWS[slug])).toEqual([])
  expect(PAINTERS.filter(({ works }) => !Object.keys(works).some((slug) => VIEWS[slug]))).toEqual([])
})

test('every sculpture has a mask, and four of them turn', () => {
  const files = new Set(listTasks().map(({ file }) => file))

  expect(SCULPTURES.length).toBeGreaterThan(0)
  expect(SCULPTURES.filter(({ slug }) => !files.has(`artworks/${slug}.mask.webp`))).toEqual([])
  expect([...files].filter((file) => file.endsWith('.turn/23.avif'))).toHaveLength(4)
})
