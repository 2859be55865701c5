import { expect, test } from 'vitest'

import { createLine } from './create-line.ts'

/** An act that ends when it is told to, and notes that it began. */
function slowly(began: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const act = () => {
    began.push(name)
    return promise
  }
  return { act, finish: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('acts are done one after the other, also when one fails', async () => {
  const line = createLine()
  const began: string[] = []
  const [one, two] = [slowly(began, 'one'), slowly(began, 'two')]
  const first = line.take('one', one.act)
  const second = line.take('two', two.act)

  await Promise.resolve()
  expect(began).toEqual(['one'])
  one.fail()
  await expect(first).rejects.toThrow('one')
  two.finish()
  expect(await second).toBe('two')
  expect(began).toEqual(['one', 'two'])
})

test('what waits is taken once, what is done to another thing is another act, and what is done may be done again', async () => {
  const line = createLine()
  const one = slowly([], 'removed')
  const first = line.take('note-1 removed', one.act)

  expect(line.isTaken('note-1 removed')).toBe(true)
  expect(line.isTaken('note-2 removed')).toBe(false)
  one.finish()
  await first
  expect(line.isTaken('note-1 removed')).toBe(false)
})
