import { describe, expect, test } from 'vitest'

import type { Field } from '../../contract/content/fields.ts'
import { decideFormat, readFormatted } from './cell-formats.ts'

const PRICE: Field = { type: 'number', min: 0.01, max: 20_000_000, decimals: 2 }
const WEIGHT: Field = { type: 'number', min: 0.001, max: 1_000_000, decimals: 3 }
const YEAR: Field = { type: 'number', min: 1000, max: 2200 }
const DAY: Field = { type: 'day' }

describe('numbers', () => {
  test.each([
    [['1.234,50', '80'], 'comma', [1234.5, 80]],
    [['1,234.50', '80'], 'point', [1234.5, 80]],
    [['1234,5'], 'comma', [1234.5]],
    [['1 234,50 €', '€ 1\u202f234,5', 'EUR 7'], 'comma', [1234.5, 1234.5, 7]],
    [["1'234.50"], 'point', [1234.5]],
    [['1.234.567'], 'comma', [1_234_567]],
    // No price has a thousandth: the mark stands between thousands.
    [['1.234'], 'comma', [1234]],
    [['-12.5', '+3'], 'point', [-12.5, 3]],
    [['12', ''], 'point', [12]],
  ])('%j', (cells, format, values) => {
    const decision = decideFormat(PRICE, cells)

    expect(decision).toEqual({ format, question: null })
    expect(cells.filter(Boolean).map((cell) => readFormatted(PRICE, cell, decision.format ?? 'point'))).toEqual(values)
  })

  test('what can be meant in two ways is asked, with a cell that shows it', () => {
    expect(decideFormat(WEIGHT, ['12', '1.234', '2.500'])).toEqual({
      format: null,
      question: {
        cell: '1.234',
        meanings: [
          { format: 'point', meaning: '1.234' },
          { format: 'comma', meaning: '1234' },
        ],
      },
    })
  })

  test('one cell speaks for the whole column', () => {
    expect(decideFormat(WEIGHT, ['1.234', '0.5']).format).toBe('point')
    expect(decideFormat(WEIGHT, ['1.234', '0,5']).format).toBe('comma')
  })

  test('a mixture is read in the format of most, and the rest means nothing', () => {
    const { format } = decideFormat(PRICE, ['1.234,50', '2.000,00', '1,234.50'])

    expect(format).toBe('comma')
    expect(readFormatted(PRICE, '1,234.50', 'comma')).toBeUndefined()
  })

  test('as much of one as of the other is asked', () => {
    expect(decideFormat(PRICE, ['1.234,50', '1,234.50']).question?.meanings).toHaveLength(2)
  })

  test.each(['', 'abc', '1.2.3', '12.', '1,23,4', '12 34', '=1+1', '1e5', '0x10', '١٢', '$5', '1'.repeat(40)])(
    '%j is no number',
    (cell) => {
      expect([readFormatted(PRICE, cell, 'point'), readFormatted(PRICE, cell, 'comma')]).toEqual([undefined, undefined])
    },
  )

  test('a year has no smaller part', () => {
    expect(readFormatted(YEAR, '2019.5', 'point')).toBeUndefined()
    expect(readFormatted(YEAR, '2019', 'point')).toBe(2019)
  })
})

describe('days', () => {
  test.each([
    [
      ['2026-12-31', '2026/1/5'],
      ['2026-12-31', '2026-01-05'],
    ],
    [
      ['31/12/2026', '1/2/2026'],
      ['2026-12-31', '2026-02-01'],
    ],
    [
      ['12/31/2026', '1/2/2026'],
      ['2026-12-31', '2026-01-02'],
    ],
    [
      ['31.12.2026', '01.02.2026'],
      ['2026-12-31', '2026-02-01'],
    ],
    [['2026年12月31日'], ['2026-12-31']],
    [
      ['31-12-2026', '2026-01-02'],
      ['2026-12-31', '2026-01-02'],
    ],
  ])('%j', (cells, days) => {
    const { format, question } = decideFormat(DAY, cells)

    expect(question).toBeNull()
    expect(cells.map((cell) => readFormatted(DAY, cell, format ?? 'year-first'))).toEqual(days)
  })

  test('the second of January or the first of February is asked', () => {
    expect(decideFormat(DAY, ['01/02/2026']).question).toEqual({
      cell: '01/02/2026',
      meanings: [
        { format: 'day-first', meaning: '2026-02-01' },
        { format: 'month-first', meaning: '2026-01-02' },
      ],
    })
  })

  test.each(['31/02/2026', '1/2/26', '2026-13-01', '32.1.2026', 'yesterday', '2026'])('%j is no day', (cell) => {
    for (const format of ['year-first', 'day-first', 'month-first'] as const) {
      expect(readFormatted(DAY, cell, format)).toBeUndefined()
    }
  })
})
