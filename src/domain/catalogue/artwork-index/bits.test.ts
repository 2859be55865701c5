import fc from 'fast-check'
import { expect, test } from 'vitest'

import { blocksIn, countCommon, makeBits, setBit } from './bits.ts'

const CAPACITY = 3000
const position = fc.integer({ min: 0, max: CAPACITY - 1 })
const few = fc.array(position, { maxLength: 60 })
/** All positions but some. */
const most = few.map((missing) => [...Array.from({ length: CAPACITY }).keys()].filter((at) => !missing.includes(at)))

function bitsOf(positions: number[]) {
  const bits = makeBits(CAPACITY)
  for (const at of positions) setBit(bits, at)
  return bits
}

test('what two sets have in common is counted as one would count it, full and empty blocks included', () => {
  fc.assert(
    fc.property(fc.oneof(few, most), fc.oneof(few, most), (a, b) => {
      const [first, second] = [bitsOf(a), bitsOf(b)]
      const held = new Set(b)
      expect(countCommon(first, second, blocksIn(first))).toBe([...new Set(a)].filter((at) => held.has(at)).length)
    }),
  )
})
