import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { LineTooLong, takeTurns } from './take-turns.ts'

test('never more tasks than allowed run at once, in the order they came, and a failure frees its place', async () => {
  const inTurn = takeTurns({ atOnce: 3, inLine: 100 })
  let running = 0
  let most = 0
  const begun: number[] = []

  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        begun.push(index)
        most = Math.max(most, ++running)
        await sleep(1)
        running--
        if (index % 5 === 0) throw new Error('no')
        return index
      }),
    ),
  )

  expect(most).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4)
})

test('when the line is full, whoever comes is turned away at once, and later let in again', async () => {
  const inTurn = takeTurns({ atOnce: 1, inLine: 1 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inTurn(() => promise)
  const second = inTurn(async () => 'second')

  await expect(inTurn(async () => 'third')).rejects.toBeInstanceOf(LineTooLong)
  resolve()
  await first
  expect(await second).toBe('second')
  expect(await inTurn(async () => 'fourth')).toBe('fourth')
})
