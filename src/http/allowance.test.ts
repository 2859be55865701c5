import { expect, test } from 'vitest'

import { Allowance } from './allowance.ts'

const take = (allowance: Allowance, caller: string, times: number, now = 0) =>
  Array.from({ length: times }, () => allowance.take(caller, now).isGranted).filter(Boolean).length

test('so many at once, then as many as the seconds bring, never more than can be saved', () => {
  const allowance = new Allowance({ saved: 20, perSecond: 5 })

  expect(take(allowance, '10.0.0.1', 50)).toBe(20)
  expect(allowance.take('10.0.0.1', 0)).toEqual({ isGranted: false, seconds: 1 })
  expect(take(allowance, '10.0.0.1', 50, 1000)).toBe(5)
  expect(take(allowance, '10.0.0.1', 50, 3_600_000)).toBe(20)
})

test('each caller has its own', () => {
  const allowance = new Allowance({ saved: 2, perSecond: 1 })

  expect(take(allowance, '10.0.0.1', 9)).toBe(2)
  expect(take(allowance, '10.0.0.2', 9)).toBe(2)
})

test.each(['127.0.0.1', '::ffff:127.0.0.1', '0:0:0:0'])('this machine, %s, is not counted', (caller) => {
  expect(take(new Allowance({ saved: 2, perSecond: 1 }), caller, 500)).toBe(500)
})

test('however many callers there are, only the last ten thousand are remembered', () => {
  const allowance = new Allowance({ saved: 1, perSecond: 0.001 })
  for (let at = 0; at <= 10_000; at++) allowance.take(`caller ${at}`, 0)

  // The first is a stranger again, the last is known to have had its own.
  expect(allowance.take('caller 10000', 0).isGranted).toBe(false)
  expect(allowance.take('caller 0', 0).isGranted).toBe(true)
})
