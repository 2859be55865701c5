import fc from 'fast-check'
import { expect, test } from 'vitest'

import { openTestGallery } from '../../../../testing/open-test-gallery.ts'
import { createPrintChoice } from '../../../../testing/write-content.ts'
import { dressOf } from './dress.ts'
import { chooseFrom, priceWith } from './print-choices.ts'

const GROUPS = [
  {
    option: 'paper' as const,
    choices: [
      { id: 5, name: 'Cotton rag', about: null, price_difference: 50.1, look: null },
      { id: 4, name: 'Baryta', about: null, price_difference: 0, look: null },
    ],
  },
  {
    option: 'frame' as const,
    choices: [
      { id: 7, name: 'Unframed', about: null, price_difference: 0, look: null },
      { id: 8, name: 'Oak', about: null, price_difference: 195.2, look: null },
    ],
  },
]

test('each group has one choice: the wanted one, else the one that costs least', () => {
  expect(chooseFrom(GROUPS, [])).toEqual([4, 7])
  expect(chooseFrom(GROUPS, [8, 99])).toEqual([4, 8])
})

test('the price of a print is exact to the cent, whatever was chosen', () => {
  expect(priceWith(980, GROUPS, [4, 7])).toBe(980)
  expect(priceWith(980.1, GROUPS, [5, 8])).toBe(1225.4)
})

test('whatever is chosen, the total that the page shows is the one that the server quotes', async () => {
  const gallery = await openTestGallery()
  const differences = { lamination: [0, 12_305], paper: [0, 4999, 7001], frame: [1, 19_520, 33_333], crate: [0, 8000] }
  const printChoices = []
  for (const [option, cents] of Object.entries(differences)) {
    for (const priceDifference of cents) {
      const name = { en: `${option} ${priceDifference}` }
      const choiceId = await createPrintChoice(gallery.db, { option: option as keyof typeof differences, name })
      printChoices.push({ choiceId, priceDifference })
    }
  }
  const { id, slug } = await gallery.addArtwork({ kind: 'print', price: 98_015, edition_size: 9, printChoices })
  const { artwork } = await gallery.call('GET /artworks/{slug}', { params: { slug } })
  const groups = artwork.print_options
  expect(groups.length).toBe(4)

  await fc.assert(
    fc.asyncProperty(fc.subarray(printChoices.map(({ choiceId }) => choiceId)), async (wanted) => {
      const choices = chooseFrom(groups, wanted)
      const { quote } = await gallery.call('POST /cart/quote', { body: { lines: [{ artwork: id, choices }] } })

      expect(quote.subtotal).toBe(priceWith(artwork.final_price ?? 0, groups, choices))
    }),
    { numRuns: 40 },
  )
})

test('what is seen of several choices is seen together', () => {
  const paper = { color: '#f8f3e8', border: 2 }
  const frame = { profile: 'flat' as const, width: 2, depth: 3.5, color: '#24211e' }
  const groups = [
    { option: 'paper' as const, choices: [{ ...CHOICE, id: 1, look: { ...NOTHING, paper } }] },
    {
      option: 'frame' as const,
      choices: [
        { ...CHOICE, id: 2 },
        { ...CHOICE, id: 3, look: { ...NOTHING, frame, glass: 'museum' as const } },
      ],
    },
  ]

  expect(dressOf(groups, [1, 3])).toEqual({ frame, mat: null, glass: 'museum', paper })
  expect(dressOf(groups, [1, 2])).toEqual({ ...NOTHING, paper })
})

const NOTHING = { frame: null, mat: null, glass: null, paper: null }
const CHOICE = { name: 'One', about: null, price_difference: 0, look: null }
