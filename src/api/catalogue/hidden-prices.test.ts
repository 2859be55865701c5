import { expect, test } from 'vitest'

import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { createPrintChoice } from '../../testing/write-content.ts'

/** Nobody else costs that much. */
const HIDDEN = [
  { price: 4_243_211, availability: 'reserved' },
  { price: 4_243_223, availability: 'sold' },
  { price: 4_243_237, availability: 'not_for_sale' },
  { price: 4_243_249, is_price_on_request: true },
] as const

test('a price that is not shown is in no reply that anybody can have', async () => {
  const gallery = await openTestGallery()
  const shown = await gallery.addArtwork({ price: 424_400_100 })
  const works = []
  const oak = await createPrintChoice(gallery.db, { option: 'frame', name: { en: 'Oak' }, position: 1 })
  for (const [at, { price, ...state }] of HIDDEN.entries()) {
    const printChoices = [{ choiceId: oak, priceDifference: 42_432_90 + at }]
    works.push(await gallery.addArtwork({ kind: 'print', price: price * 100, printChoices, ...state }))
  }
  const ask = async (url: string) => (await gallery.app.inject(url)).body
  const slugs = works.map(({ slug }) => slug)

  const replies = [
    await ask('/api/artworks?with=facets'),
    await ask('/api/artworks?sort=price-desc&with=facets'),
    await ask(`/api/cart/artworks?${works.map(({ id }) => `id=${id}`).join('&')}`),
  ]
  for (const [name, { replies: isPublic, params }] of Object.entries<Endpoint>(endpoints)) {
    if (!isPublic) continue
    const path = name.slice(4)
    const values = params ? slugs : ['']
    for (const value of values) replies.push(await ask(`/api${path.replaceAll(/\{\w+\}/g, value)}`))
  }
  const lines = works.map(({ id }) => ({ artwork: id }))
  const quote = await gallery.app.inject({
    method: 'POST',
    url: '/api/cart/quote',
    payload: { lines, delivery: { method: 'pickup' } },
  })
  expect(quote.statusCode).toBe(200)
  replies.push(quote.body)

  expect(replies.some((reply) => reply.includes('4244001'))).toBe(true)
  expect(replies.filter((reply) => /42432/.test(reply))).toEqual([])
  // Nor is it found by asking for it.
  const { artworks } = await gallery.call('GET /artworks', { query: { price: '4243000-4244100' } })
  expect(artworks.map(({ slug }) => slug)).toEqual([shown.slug])
})
