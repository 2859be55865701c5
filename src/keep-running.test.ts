import { expect, test } from 'vitest'

import { keepRunning } from './keep-running.ts'

/** Something that goes when the test says so. */
function makeThings({ failures = 0 } = {}) {
  const ends: ((error?: Error) => void)[] = []
  const said: string[] = []
  let started = 0
  let failing = 0
  const start = async () => {
    if (started > 0 && failing++ < failures) throw new Error('no room')
    started++
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    ends.push((error) => (error ? reject(error) : resolve()))
    return { number: started, end: promise }
  }
  const log = {
    warn: (_details: object, words: string) => said.push(words),
    error: (_details: object, words: string) => said.push(words),
  }
  const kept = keepRunning({ name: 'The lamp', start, endOf: ({ end }) => end, log })
  return { kept, said, count: () => started, go: (error?: Error) => ends.at(-1)?.(error) }
}

test('what goes is started again, however it went, with words', async () => {
  const { kept, said, count, go } = makeThings()
  const { first, letGo } = await kept
  expect(first.number).toBe(1)

  go()
  await expect.poll(count).toBe(2)
  go(new Error('it burnt out'))
  await expect.poll(count).toBe(3)

  expect(await letGo()).toMatchObject({ number: 3 })
  expect(said).toEqual([
    'The lamp has gone and is started again',
    'The lamp is back',
    'The lamp has gone and is started again',
    'The lamp is back',
  ])
})

test('what does not start is tried again', async () => {
  const { kept, said, count, go } = makeThings({ failures: 2 })
  const { letGo } = await kept
  go()

  await expect.poll(count, { timeout: 5000 }).toBe(2)

  await letGo()
  expect(said.filter((words) => words === 'The lamp did not start')).toHaveLength(2)
})

test('what was let go stays away, and what is away is not waited for', async () => {
  const { kept, said, count, go } = makeThings({ failures: 100 })
  const { letGo } = await kept
  go()
  await expect.poll(() => said.length).toBe(1)

  expect(await letGo()).toBeUndefined()
  expect(count()).toBe(1)
})

test('a first start that fails is the caller’s', async () => {
  const start = () => Promise.reject(new Error('no lamp'))

  await expect(keepRunning({ name: 'The lamp', start, endOf: async () => undefined })).rejects.toThrow('no lamp')
})
