import { expect, test } from 'vitest'

import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { openWithOffer } from '../../testing/open-enquiry-desk.ts'
import { openShop } from '../../testing/open-shop.ts'
import { openGalleryOn, openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { createPrintChoice, updateArtwork } from '../../testing/write-content.ts'

/** Nobody else costs that much. */
const HIDDEN = [
  { price: 4_243_211, availability: 'reserved' },
  { price: 4_243_223, availability: 'sold' },
  { price: 4_243_237, availability: 'not_for_sale' },
  { price: 4_243_249, is_price_on_request: true },
] as const

type Works = { id: number; slug: string }[]

/** All that anybody can have told about these works. */
async function readAll({ app }: Pick<TestGallery, 'app'>, works: Works): Promise<string[]> {
  const ask = async (url: string) => (await app.inject(url)).body
  const replies = [
    await ask('/api/artworks?with=facets'),
    await ask('/api/artworks?sort=price-desc&with=facets'),
    await ask('/api/artworks?price=1-&with=facets'),
    await ask(`/api/cart/artworks?${works.map(({ id }) => `id=${id}`).join('&')}`),
  ]
  for (const [name, { replies: isPublic, params }] of Object.entries<Endpoint>(endpoints)) {
    if (!isPublic) continue
    const path = name.slice(4)
    const values = params ? works.map(({ slug }) => slug) : ['']
    for (const value of values) replies.push(await ask(`/api${path.replaceAll(/\{\w+\}/g, value)}`))
  }
  const lines = works.map(({ id }) => ({ artwork: id }))
  const quote = await app.inject({
    method: 'POST',
    url: '/api/cart/quote',
    payload: { lines, delivery: { method: 'pickup' } },
  })
  expect(quote.statusCode).toBe(200)
  return [...replies, quote.body]
}

test('a price that is not shown is in no reply that anybody can have', async () => {
  const gallery = await openTestGallery()
  const shown = await gallery.addArtwork({ price: 424_400_100 })
  const works = []
  const oak = await createPrintChoice(gallery.db, { option: 'frame', name: { en: 'Oak' }, position: 1 })
  for (const [at, { price, ...state }] of HIDDEN.entries()) {
    const printChoices = [{ choiceId: oak, priceDifference: 42_432_90 + at }]
    works.push(await gallery.addArtwork({ kind: 'print', price: price * 100, printChoices, ...state }))
  }
  const replies = await readAll(gallery, works)

  expect(replies.some((reply) => reply.includes('4244001'))).toBe(true)
  expect(replies.filter((reply) => /42432/.test(reply))).toEqual([])
  // Nor is it found by asking for it.
  const { artworks } = await gallery.call('GET /artworks', { query: { price: '4243000-4244100' } })
  expect(artworks.map(({ slug }) => slug)).toEqual([shown.slug])
})

test.each(['logged-in', 'nobody'] as const)(
  'prices that are for %s are in no reply that anybody can have, at once and on every node',
  async (mode) => {
    const one = await openTestGallery({ keepsReplies: true })
    const other = await openGalleryOn(one.connection, { keepsReplies: true })
    const oak = await createPrintChoice(one.db, { option: 'frame', name: { en: 'Oak' }, position: 1 })
    const printChoices = [{ choiceId: oak, priceDifference: 42_432_90 }]
    const works = [
      await one.addArtwork({ price: 424_327_100 }),
      await one.addArtwork({ kind: 'print', price: 424_328_300, printChoices }),
    ]
    const tell = async (node: TestGallery) => {
      await node.settle()
      // Twice: what is kept is asked for, too.
      await readAll(node, works)
      return (await readAll(node, works)).filter((reply) => reply.includes('42432'))
    }
    for (const node of [one, other]) expect((await tell(node)).length).toBeGreaterThan(3)

    await one.pool.query('UPDATE settings SET prices_for = $1', [mode])

    for (const node of [one, other]) {
      expect(await tell(node)).toEqual([])
      const { artworks } = await node.call('GET /artworks', { query: { price: '1-' } })
      expect(artworks).toEqual([])
      const { artwork } = await node.call('GET /artworks/{slug}', { params: { slug: works[1]!.slug } })
      expect(artwork).toMatchObject({ final_price: null, price_on_request: mode === 'nobody', print_options: [] })
      // Whoever is logged in asks for themselves.
      const { call } = await node.logIn()
      const own = await call('GET /cart/artworks', { query: { id: [works[1]!.id] } })
      const price = mode === 'nobody' ? null : 4_243_283
      expect(own.artworks).toMatchObject([{ final_price: price, print_options: { length: mode === 'nobody' ? 0 : 1 } }])
    }

    await one.pool.query('UPDATE settings SET prices_for = NULL')
    for (const node of [one, other]) expect((await tell(node)).length).toBeGreaterThan(3)
  },
)

test('where prices are for whoever is logged in, they buy as usual; where for nobody, the order is refused', async () => {
  const shop = await openShop()
  const ada = await shop.buyer({ isVerified: true })
  const [{ id: first }, { id: second }] = [await shop.addArtwork(), await shop.addArtwork()]
  const quoteOf = async (call: TestGallery['call']) =>
    (await call('POST /cart/quote', { body: { lines: [{ artwork: second }], delivery: null } })).quote.lines[0]

  await shop.pool.query(`UPDATE settings SET prices_for = 'logged-in'`)
  expect(await quoteOf(shop.call)).toMatchObject({ state: 'gone', price: null })
  expect(await quoteOf(ada.call)).toMatchObject({ state: 'for-sale', price: expect.any(Number) })
  expect(await ada.buy([first])).toMatchObject({ status: 'paid' })

  await shop.pool.query(`UPDATE settings SET prices_for = 'nobody'`)
  expect(await quoteOf(ada.call)).toMatchObject({ state: 'gone', price: null })
  await expect(ada.order([second])).rejects.toMatchObject({ status: 409, code: 'price-hidden' })
})

test('a private offer is bought where prices are for nobody, whatever the catalogue asks', async () => {
  const { ada, artwork, pool, priceFor, db } = await openWithOffer({})
  await updateArtwork(db, artwork, { price: 70_000 })
  await pool.query(`UPDATE settings SET prices_for = 'nobody'`)

  expect(await priceFor(ada)).toMatchObject({ state: 'for-sale', price: 900, offer_until: expect.any(String) })
  expect(await ada.buy([artwork])).toMatchObject({ status: 'paid', total: 900 })
})
