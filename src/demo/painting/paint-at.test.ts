import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { DEMO_ARTISTS } from '../artists/index.ts'
import { paintAt } from './paint-at.ts'

const SIDE = 72

test('the same seed paints the same picture, and no two works are alike', { timeout: 120_000 }, async () => {
  const hashes = new Map<string, string>()
  for (const { series } of DEMO_ARTISTS) {
    for (const { works } of series) {
      const [work] = works
      if (!work) continue
      const hashOf = async () =>
        createHash('sha256')
          .update((await paintAt(work, SIDE)).toBytes())
          .digest('hex')
      const first = await hashOf()

      expect([work.slug, await hashOf()]).toEqual([work.slug, first])
      expect(hashes.get(first)).toBeUndefined()
      hashes.set(first, work.slug)
    }
  }
  expect(hashes.size).toBe(DEMO_ARTISTS.flatMap(({ series }) => series).length)
})

test('another seed paints another picture', async () => {
  const [work] = DEMO_ARTISTS[0]?.series[0]?.works ?? []
  if (!work) throw new Error('The first artist has no work.')
  const one = await paintAt(work, SIDE)
  const other = await paintAt({ ...work, slug: 'another' }, SIDE)

  expect(one.toBytes().equals(other.toBytes())).toBe(false)
})
