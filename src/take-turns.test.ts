import { setTimeout as sleep } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { LineTooLong, shareMachine, takeTurns } from './take-turns.ts'

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

test('who waits longer than the patience is turned away, and those behind keep their places', async () => {
  const inTurn = takeTurns({ atOnce: 1, patience: 50 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inTurn(() => promise)
  const tooLate = inTurn(async () => 'too late')

  await expect(tooLate).rejects.toBeInstanceOf(LineTooLong)
  const third = inTurn(async () => 'third')
  resolve()
  await first
  expect(await third).toBe('third')
})

test('nothing is done for whoever has gone, and the place is free for the next', async () => {
  const inTurn = takeTurns({ atOnce: 1, inLine: 2 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inTurn(() => promise)
  const gone = new AbortController()
  const done: string[] = []
  const left = inTurn(async () => done.push('gone'), gone.signal)
  const stayed = inTurn(async () => done.push('stayed'))

  gone.abort()
  await expect(left).rejects.toThrow('aborted')
  const came = inTurn(async () => done.push('came'))
  resolve()
  await Promise.all([first, stayed, came])
  await expect(inTurn(async () => done.push('late'), gone.signal)).rejects.toThrow('aborted')

  expect(done).toEqual(['stayed', 'came'])
})

test('who leaves after being called, before entering, holds nobody up', async () => {
  const inTurn = takeTurns({ atOnce: 1 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inTurn(() => promise)
  const gone = new AbortController()
  const left = inTurn(async () => 'gone', gone.signal)
  resolve()
  await first
  // Its place was handed on to the one who leaves now.
  gone.abort()

  await expect(left).rejects.toThrow('aborted')
  expect(await inTurn(async () => 'next')).toBe('next')
})

test('turn after turn, whoever else has come is heard in between', async () => {
  const inTurn = takeTurns({ atOnce: 1 })
  let isHeard = false
  let heardBefore = 0
  // Tasks that never wait for anything outside, as those that read what is kept.
  const tasks = Array.from({ length: 100 }, () =>
    inTurn(async () => {
      if (!isHeard) heardBefore++
    }),
  )
  setImmediate(() => (isHeard = true))
  await Promise.all(tasks)

  expect(heardBefore).toBeLessThan(5)
})

test('what is bounded for the whole machine is divided among its processes, and each has one', async () => {
  const ofMachine = takeTurns({ atOnce: 4, isOfMachine: true })
  const ofProcess = takeTurns({ atOnce: 4 })
  onTestFinished(() => shareMachine(1))
  const countAtOnce = async (inTurn: ReturnType<typeof takeTurns>) => {
    let [running, most] = [0, 0]
    const work = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
    }
    await Promise.all(Array.from({ length: 8 }, () => inTurn(work)))
    return most
  }

  const counts: number[] = []
  for (const processes of [1, 2, 9]) {
    shareMachine(processes)
    counts.push(await countAtOnce(ofMachine))
  }

  expect(counts).toEqual([4, 2, 1])
  expect(await countAtOnce(ofProcess)).toBe(4)
})
