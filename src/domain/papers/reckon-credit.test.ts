import fc from 'fast-check'
import { expect, test } from 'vitest'

import { containedVat } from '../delivery/index.ts'
import type { BillLine } from './bill.ts'
import { creditLines, reckonCredit } from './reckon-credit.ts'

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

test('what staff named is credited line by line, and what they did not name is spread over what is left', () => {
  const lines = [100_00, 50_00, 20_00]
  expect(reckonCredit(lines, [0, 0, 0], { lost: 0, total: 30_00, parts: [[0, 30_00, 0]] })).toEqual([0, 30_00, 0])
  // Paid back at the provider, for nobody knows what.
  expect(reckonCredit(lines, [0, 30_00, 0], { lost: 0, total: 44_00, parts: [[0, 30_00, 0]] })).toEqual([
    10_00, 2_00, 2_00,
  ])
  // The second part is still under way.
  expect(
    reckonCredit(lines, [0, 0, 0], {
      lost: 0,
      total: 30_00,
      parts: [
        [0, 30_00, 0],
        [50_00, 0, 0],
      ],
    }),
  ).toEqual([0, 30_00, 0])
  expect(reckonCredit(lines, [0, 30_00, 0], { lost: 0, total: 30_00, parts: [[0, 30_00, 0]] })).toBeUndefined()
  expect(reckonCredit(lines, [0, 30_00, 0], { lost: 0, total: 170_00, parts: [] })).toEqual([100_00, 20_00, 20_00])
  // What came back and went out once more has its note already.
  expect(reckonCredit(lines, [0, 30_00, 0], { lost: 0, total: 0, parts: [] })).toBeUndefined()
})

const line = fc
  .record({ gross: fc.integer({ min: 1, max: 100_000_000 }), vatRate: fc.constantFrom(0, 210, 550, 1000, 2000) })
  .map(({ gross, vatRate }): BillLine => ({
    name: 'A work',
    details: [],
    gross,
    vatRate,
    vat: containedVat(gross, vatRate),
  }))

test('however the money goes back, the notes add up to it, no line is credited twice, and all of it is all the VAT', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 15 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 15 }), { maxLength: 6 }),
      (lines, shares, named) => {
        const all = lines.map(({ gross }) => gross)
        const totals = [
          ...shares.toSorted((one, other) => one - other).map((share) => Math.floor(share * sum(all))),
          sum(all),
        ]
        let credited = all.map(() => 0)
        let vat = 0
        for (const [at, total] of totals.entries()) {
          const parts = named
            .slice(0, at)
            .map((part) => all.map((gross, index) => Math.floor((part[index] ?? 0) * gross)))
          const credits = reckonCredit(all, credited, { lost: 0, total, parts })
          if (!credits) {
            expect(sum(credited)).toBe(total)
            continue
          }
          const note = creditLines(lines, credited, credits)
          for (const one of note) expect(one.vat).toBeLessThanOrEqual(one.gross)
          vat += sum(note.map((one) => one.vat))
          expect(sum(note.map((one) => one.gross))).toBe(sum(credits))
          expect(Math.min(...credits)).toBeGreaterThanOrEqual(0)
          credited = credited.map((cents, index) => cents + (credits[index] ?? 0))
          expect(sum(credited)).toBe(total)
          for (const [index, gross] of all.entries()) expect(credited[index]).toBeLessThanOrEqual(gross)
        }
        expect(credited).toEqual(all)
        expect(vat).toBe(sum(lines.map((one) => one.vat)))
      },
    ),
    { numRuns: 300 },
  )
})
