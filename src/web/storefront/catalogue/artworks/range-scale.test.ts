import { expect, test } from 'vitest'

import { scaleOf } from './range-scale.ts'

const bucket = (from: number, to: number | null, count: number) => ({ from, to, count })
const buckets = [bucket(0, 10, 0), bucket(10, 20, 3), bucket(20, 40, 0), bucket(40, 80, 2), bucket(80, null, 0)]

test('the empty ends of a distribution are left out, gaps within it are not', () => {
  expect(scaleOf(buckets).bars.map(({ from }) => from)).toEqual([10, 20, 40])
})

test('where no work is left, the scale stays whole', () => {
  const empty = buckets.map((one) => ({ ...one, count: 0 }))

  expect(scaleOf(empty).bars).toEqual(empty)
})

test('the sides of a range stand at the edges around them, open ones at the ends', () => {
  const { stepOfMin, stepOfMax, textAt } = scaleOf(buckets)

  expect([stepOfMin(''), stepOfMin('5'), stepOfMin('20'), stepOfMin('39')]).toEqual([0, 0, 1, 1])
  expect([stepOfMax(''), stepOfMax('5'), stepOfMax('20'), stepOfMax('500')]).toEqual([3, 1, 1, 3])
  expect([textAt(0), textAt(1), textAt(2), textAt(3)]).toEqual(['', '20', '40', ''])
})
