import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { createPrintChoice, removeArtwork, updateArtwork } from '../../testing/write-content.ts'

test('the works of a cart come as they stand now, in the order asked for, each once', async () => {
  const gallery = await openTestGallery()
  const first = await gallery.addArtwork({ title: { en: 'First' } })
  const second = await gallery.addArtwork({ title: { en: 'Second' } })
  const gone = await gallery.addArtwork()
  await updateArtwork(gallery.db, first.id, { availability: 'sold' })
  await removeArtwork(gallery.db, gone.id)

  const { artworks } = await gallery.call('GET /cart/artworks', {
    query: { id: [second.id, gone.id, first.id, second.id] },
  })

  expect(artworks.map(({ title, availability, final_price }) => [title, availability, final_price])).toEqual([
    ['Second', 'available', 1200],
    ['First', 'sold', null],
  ])
})

test('what options cost comes along, in the language of the caller', async () => {
  const gallery = await openTestGallery()
  const choice = await createPrintChoice(gallery.db, {
    option: 'frame',
    name: { en: 'Oak frame', fr: 'Cadre en chêne' },
  })
  const { id } = await gallery.addArtwork({
    kind: 'print',
    printChoices: [{ choiceId: choice, priceDifference: 4050 }],
  })

  const { artworks } = await gallery.callIn('fr')('GET /cart/artworks', { query: { id: [id] } })

  expect(artworks[0]?.print_options).toEqual([
    {
      option: 'frame',
      choices: [{ id: choice, name: 'Cadre en chêne', about: null, price_difference: 40.5, look: null }],
    },
  ])
})

test.each(['id=x', 'id=0', `id=${2 ** 31}`, Array.from({ length: 51 }, (_, id) => `id=${id + 1}`).join('&')])(
  'a cart of ?%s is refused',
  async (query) => {
    const gallery = await openTestGallery()

    expect((await gallery.app.inject(`/api/cart/artworks?${query}`)).statusCode).toBe(422)
  },
)

test('an empty cart holds nothing', async () => {
  const gallery = await openTestGallery()

  expect(await gallery.call('GET /cart/artworks', { query: {} })).toEqual({ artworks: [] })
})
