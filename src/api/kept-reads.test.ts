import { expect, test } from 'vitest'

import { watchReads } from '../database/index.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'
import { callDirectly, inProcessFetch, type OwnCalls } from './index.ts'

test('a page is made from what the replies in it are made from, whether they were kept or not', async () => {
  const ownCalls: OwnCalls = new Map()
  const gallery = await openTestGallery({ keepsReplies: true, ownCalls })
  const { slug, id } = await gallery.addArtwork()
  await gallery.settle()
  const fetch = inProcessFetch(gallery.app)
  const call = callDirectly(ownCalls, fetch)('en')
  const makePage = async () => {
    const reads = new Set<string>()
    const ask = () =>
      Promise.all([
        call('GET /menu'),
        call('GET /pages/{slug}', { params: { slug: 'nowhere' } }).catch(() => undefined),
        call('GET /artworks/{slug}', { params: { slug } }),
        fetch('/api/categories', {}),
      ])
    await watchReads.during(reads, ask)
    return [...reads].toSorted()
  }

  const made = await makePage()
  expect(made).toEqual(expect.arrayContaining(['menu_items', 'pages', `artworks:${id}`, 'categories']))
  expect(await makePage()).toEqual(made)
})
