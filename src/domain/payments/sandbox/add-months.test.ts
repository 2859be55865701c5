import { expect, test } from 'vitest'

import { addMonths } from './add-months.ts'

test('months are counted from the first day, and shorter ones end on their last', () => {
  const from = new Date('2027-01-31T23:59:59.123Z')
  const days = Array.from({ length: 13 }, (_, month) => addMonths(from, month).toISOString().slice(0, 10))

  expect(days).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
    ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'],
  ])
  expect(addMonths(from, 13).toISOString()).toBe('2028-02-29T23:59:59.123Z')
})
