import { expect, test } from 'vitest'

import { listOneSlipAway } from './one-slip-away.ts'
import { typoCost } from './typo-cost.ts'

test.each([
  ['the same word', 'vasseur', 'vasseur', 0],
  ['a letter too few beside the same', 'vaseur', 'vasseur', 0.5],
  ['a letter too many beside the same', 'vassseur', 'vasseur', 0.5],
  ['two letters swapped', 'vassuer', 'vasseur', 0.7],
  ['a letter that sounds alike', 'kandinski', 'kandinsky', 0.8],
  ['a letter too few', 'lanscape', 'landscape', 1],
  ['a letter too many', 'landsscxape', 'landsscape', 1],
  ['a wrong letter', 'lighthoute', 'lighthouse', 1],
  ['a wrong first letter', 'basseur', 'vasseur', 1.25],
  ['two slips in a long word', 'lantscabe', 'landscape', 1.6],
  ['two letters swapped in a short word', 'yeu', 'yue', 0.7],
])('%s', (_what, typed, meant, cost) => {
  expect(typoCost(typed, meant)).toBeCloseTo(cost)
})

test.each([
  ['wine', 'line'],
  ['lane', 'line'],
  ['ski', 'sky'],
  ['horse', 'heron'],
  ['xylophone', 'telephone'],
  ['vasseur', 'vas'],
  ['no', 'on'],
])('%s is not taken for %s', (typed, other) => {
  expect(typoCost(typed, other)).toBeUndefined()
})

test('every word one slip away is listed', () => {
  const slips = listOneSlipAway('klee')

  expect(slips).toEqual(
    expect.arrayContaining(['kle', 'lee', 'kleee', 'aklee', 'kleez', 'flee', 'klex', 'lkee', 'kele']),
  )
  expect(slips).not.toContain('kl')
})
