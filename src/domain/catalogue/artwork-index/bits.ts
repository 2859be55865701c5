/** A set of positions, one bit each: sets of a hundred thousand are joined and counted in microseconds. */
export type Bits = Uint32Array

export const makeBits = (capacity: number): Bits => new Uint32Array(Math.ceil(capacity / 32))

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31)
}

export function clearBit(bits: Bits, position: number): void {
  bits[position >>> 5]! &= ~(1 << (position & 31))
}

/** Keeps in the first set what the other holds too. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= other[word]!
}

/** Adds to the first set what the other holds. */
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= other[word]!
}

/** The words of a set that hold anything: few when many filters are at work. */
export function wordsIn(bits: Bits): Int32Array {
  const words = new Int32Array(bits.length)
  let count = 0
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) words[count++] = word
  return words.subarray(0, count)
}

/** How many positions both sets hold, looking at these words only. */
export function countCommon(a: Bits, b: Bits, words: Int32Array): number {
  let count = 0
  const length = words.length
  // The same as `countOnes`, written out: called as a function it takes five times as long.
  for (let at = 0; at < length; at++) {
    const word = a[words[at]!]! & b[words[at]!]!
    const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
    const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0
    count += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Adds to the first set those of the other whose value in the column lies between both ends. */
export function addWithin(bits: Bits, other: Bits, column: Int32Array, min: number, max: number): void {
  for (let word = 0; word < other.length; word++) {
    for (let rest = other[word]!; rest !== 0; rest &= rest - 1) {
      const position = (word << 5) + 31 - Math.clz32(rest & -rest)
      const value = column[position]!
      if (value >= min && value <= max) bits[word]! |= 1 << (position & 31)
    }
  }
}

/** The least and the greatest value in the column among the positions that both sets hold. */
export function findExtremes(a: Bits, b: Bits, column: Int32Array): [min: number, max: number] {
  let min = 0x7fffffff
  let max = -1
  for (let word = 0; word < a.length; word++) {
    for (let rest = a[word]! & b[word]!; rest !== 0; rest &= rest - 1) {
      const value = column[(word << 5) + 31 - Math.clz32(rest & -rest)]!
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return [min, max]
}

/** The positions from `skip` on, at most `limit` of them, ascending or descending; whole words are skipped unseen. */
export function sliceBits(bits: Bits, { skip, limit, isDescending }: Slice): number[] {
  const found: number[] = []
  const step = isDescending ? -1 : 1
  for (let word = isDescending ? bits.length - 1 : 0; word >= 0 && word < bits.length; word += step) {
    let rest = bits[word]!
    const ones = countOnes(rest)
    if (ones <= skip) {
      skip -= ones
      continue
    }
    while (rest !== 0) {
      const bit = isDescending ? 31 - Math.clz32(rest) : 31 - Math.clz32(rest & -rest)
      rest ^= 1 << bit
      if (skip > 0) skip--
      else if (found.push((word << 5) + bit) === limit) return found
    }
  }
  return found
}

interface Slice {
  skip: number
  limit: number
  isDescending: boolean
}

// `Math.imul` and `| 0` keep it within machine integers, which is much faster.
function countOnes(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
