import { expect, test } from 'vitest'

import { watchReads } from '../database/index.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'
import { inProcessFetch } from './index.ts'

test('a page is made from what the replies in it are made from, whether they were kept or not', async () => {
  const gallery = await openTestGallery({ keepsReplies: true })
  const { slug, id } = await gallery.addArtwork()
  await gallery.settle()
  const ask = inProcessFetch(gallery.app)
  const makePage = async () => {
    const reads = new Set<string>()
    const paths = ['menu', 'pages/footer', 'pages/nowhere', `artworks/${slug}`]
    await watchReads.during(reads, () => Promise.all(paths.map((path) => ask(`/api/${path}`, {}))))
    return [...reads].toSorted()
  }

  const made = await makePage()
  expect(made).toEqual(expect.arrayContaining(['menu_items', 'pages', `artworks:${id}`, 'settings']))
  expect(await makePage()).toEqual(made)
})
