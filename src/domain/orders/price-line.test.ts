import fc from 'fast-check'
import { expect, test } from 'vitest'

import { priceLine } from './price-line.ts'

test('whatever is offered, nobody pays more by it than without it', () => {
  const cents = fc.integer({ min: 1, max: 500_000 })
  const quoted = fc.option(fc.record({ country: fc.constantFrom('FR', 'DE'), price: cents }))
  const offers = fc.array(
    fc.record({ id: fc.uuid(), price: cents, validUntil: fc.constant('2030-01-01'), delivery: quoted }),
    {
      maxLength: 4,
    },
  )
  const work = {
    ...{
      id: 1,
      kind: 'original' as const,
      title: { en: 'a' },
      artist: { en: 'b' },
      availability: 'available' as const,
    },
    ...{ edition_size: null, is_price_hidden: false, height: 100, width: 100, depth: null },
  }
  const zone = { crate: null, insuranceRate: 60, rates: [{ maxSide: 500, maxWeight: 5000, price: 3600 }] }
  fc.assert(
    fc.property(
      cents,
      offers,
      fc.option(fc.integer({ min: 1, max: 9000 })),
      fc.constantFrom('FR', null),
      (price, made, weight, country) => {
        const facts = {
          ...{ work: { ...work, weight, final_price: price }, taken: undefined, offered: [], known: new Set<number>() },
          ...{ vatRates: { original: 550, print: 2000 }, zone: country ? zone : undefined, country },
        }
        const buy = (by: typeof made) => priceLine({ artwork: 1, choices: [] }, { ...facts, offers: by }, 'x')
        const [without, by] = [buy([]), buy(made)]
        const costOf = (line: typeof by) =>
          (line.price ?? 0) + Object.values<number>({ ...line.delivery }).reduce((sum, part) => sum + part, 0)
        if (without.delivery || !country) expect(costOf(by)).toBeLessThanOrEqual(costOf(without))
        if (without.delivery) expect(by.delivery).not.toBeNull()
        if (by.delivery && !without.delivery) expect(by.offer?.delivery?.country).toBe(country)
        expect(by.price ?? 0).toBeLessThanOrEqual(price)
      },
    ),
  )
})
