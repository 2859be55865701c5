import { expect, onTestFinished, test } from 'vitest'

import { keepParts } from './keep-parts.ts'
import type { Opened, Part } from './start-part.ts'

const OPENED = { address: 'http://localhost', opening: 'Demo: off.' }

/** A process that opens and goes when the test says so. */
function makePart(place: number, pid: number) {
  const opening = Promise.withResolvers<Opened>()
  const ending = Promise.withResolvers<{ code: number | null; signal: string | null }>()
  const go = () => {
    opening.reject(new Error('gone'))
    ending.resolve({ code: 1, signal: null })
  }
  opening.promise.catch(() => undefined)
  let isRetired = false
  const part: Part = {
    pid,
    opened: opening.promise,
    gone: ending.promise,
    retire: () => void (isRetired = true),
    close: go,
  }
  return { part, place, open: () => opening.resolve(OPENED), go, isRetired: () => isRetired }
}

type Made = ReturnType<typeof makePart>

/** Keeps so many processes; those in `opening` open by themselves. */
function keep(count: number, opensAlone: (made: Made) => boolean = () => true) {
  const made: Made[] = []
  const said: string[] = []
  let isHopeless = false
  const note = (_details: object, words: string) => void said.push(words)
  const kept = keepParts({
    count,
    start: (place) => {
      const one = makePart(place, made.length)
      made.push(one)
      if (opensAlone(one)) one.open()
      return one.part
    },
    log: { warn: note, error: note },
    onHopeless: () => (isHopeless = true),
    firstPause: 1,
  })
  onTestFinished(async () => (await kept.catch(() => undefined))?.close())
  return { kept, made, said, isHopeless: () => isHopeless, at: (index: number) => made[index] as Made }
}

const placesOf = (made: Made[]) => made.map(({ place }) => place)

test('the others are started once the first is open', async () => {
  const { kept, made, at } = keep(3, ({ place }) => place > 0)
  expect(placesOf(made)).toEqual([0])

  at(0).open()

  expect((await kept).opened).toEqual(OPENED)
  await expect.poll(() => placesOf(made)).toEqual([0, 1, 2])
})

test('a first one that does not open is the caller’s', async () => {
  const { kept, at } = keep(2, () => false)
  at(0).go()

  await expect(kept).rejects.toThrow('gone')
})

test('whichever goes is started again in its place, with words, and all are closed', async () => {
  const { kept, made, said, at } = keep(2)
  const { close } = await kept
  await expect.poll(() => made.length).toBe(2)

  at(0).go()
  await expect.poll(() => placesOf(made)).toEqual([0, 1, 0])
  await close()

  expect(said).toEqual(['A process has gone and is started again'])
  expect(made).toHaveLength(3)
})

test('one that does not open is tried again as long as another serves', async () => {
  const { kept, made, isHopeless } = keep(2, ({ part, place }) => place === 0 || Number(part.pid) > 7)
  await kept

  for (let index = 1; index <= 7; index++) {
    await expect.poll(() => made.length).toBe(index + 1)
    made[index]?.go()
  }

  await expect.poll(() => made.length).toBe(9)
  expect(isHopeless()).toBe(false)
})

test('where they go again and again and none is left, there is no hope', async () => {
  const { kept, made, isHopeless } = keep(2, ({ part }) => Number(part.pid) < 2)
  await kept
  await expect.poll(() => made.length).toBe(2)

  for (let next = 0; !isHopeless() && next < 20; next++) {
    await expect.poll(() => made.length > next || isHopeless()).toBe(true)
    made[next]?.go()
    await new Promise((resolve) => setImmediate(resolve))
  }

  expect(isHopeless()).toBe(true)
  expect(made.length).toBeLessThan(9)
})

test('all are replaced one by one: the new one is open before the old one is asked to go', async () => {
  const { kept, made, at, said } = keep(2, ({ part }) => Number(part.pid) < 2)
  const { renew } = await kept
  await expect.poll(() => made.length).toBe(2)

  const done = renew()
  expect(placesOf(made)).toEqual([0, 1, 0])
  expect(at(0).isRetired()).toBe(false)
  at(2).open()
  await expect.poll(at(0).isRetired).toBe(true)
  expect(made).toHaveLength(3)
  at(0).go()
  await expect.poll(() => placesOf(made)).toEqual([0, 1, 0, 1])
  at(3).open()
  await expect.poll(at(1).isRetired).toBe(true)
  at(1).go()
  await done

  expect(made).toHaveLength(4)
  expect(said).toEqual([])
})

test('where a new one does not open, the old ones stay', async () => {
  const { kept, made, at, said } = keep(2, ({ part }) => Number(part.pid) < 2)
  const { renew } = await kept
  await expect.poll(() => made.length).toBe(2)

  const done = renew()
  at(2).go()
  await done

  expect([at(0).isRetired(), at(1).isRetired(), made.length]).toEqual([false, false, 3])
  expect(said).toEqual(['A new process did not open: those that serve go on'])
})
