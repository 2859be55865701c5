/** A set of positions, one bit each: sets of a hundred thousand are joined and counted in microseconds. */
export type Bits = Int32Array

/** Sets are counted in blocks of so many words. */
const BLOCK = 8

/** They have whole blocks, so sets for the same capacity are of one length. */
export const makeBits = (capacity: number): Bits => new Int32Array(Math.ceil(capacity / 32 / BLOCK) * BLOCK)

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

/** Where the blocks of a set begin that hold anything: few when many filters are at work. */
export function blocksIn(bits: Bits): Int32Array {
  const blocks = new Int32Array(bits.length / BLOCK)
  let count = 0
  for (let word = 0; word < bits.length; word += BLOCK) {
    const low = bits[word]! | bits[word + 1]! | bits[word + 2]! | bits[word + 3]!
    if ((low | bits[word + 4]! | bits[word + 5]! | bits[word + 6]! | bits[word + 7]!) !== 0) blocks[count++] = word
  }
  return blocks.subarray(0, count)
}

/**
 * How many positions both sets hold, looking at these blocks only. Words are added up as columns of bits before any is
 * counted (Harley and Seal), all written out: called as functions the steps take several times as long.
 */
export function countCommon(a: Bits, b: Bits, blocks: Int32Array): number {
  let [one, two, four, eights] = [0, 0, 0, 0]
  const length = blocks.length
  for (let at = 0; at < length; at++) {
    const w = blocks[at]!
    let x = a[w]! & b[w]!
    let y = a[w + 1]! & b[w + 1]!
    let odd = one ^ x
    let twoA = (one & x) | (odd & y)
    one = odd ^ y
    x = a[w + 2]! & b[w + 2]!
    y = a[w + 3]! & b[w + 3]!
    odd = one ^ x
    let twoB = (one & x) | (odd & y)
    one = odd ^ y
    odd = two ^ twoA
    const fourA = (two & twoA) | (odd & twoB)
    two = odd ^ twoB
    x = a[w + 4]! & b[w + 4]!
    y = a[w + 5]! & b[w + 5]!
    odd = one ^ x
    twoA = (one & x) | (odd & y)
    one = odd ^ y
    x = a[w + 6]! & b[w + 6]!
    y = a[w + 7]! & b[w + 7]!
    odd = one ^ x
    twoB = (one & x) | (odd & y)
    one = odd ^ y
    odd = two ^ twoA
    const fourB = (two & twoA) | (odd & twoB)
    two = odd ^ twoB
    odd = four ^ fourA
    const eight = (four & fourA) | (odd & fourB)
    four = odd ^ fourB
    const pairs = (eight - ((eight >>> 1) & 0x55555555)) | 0
    const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0
    eights += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return 8 * eights + 4 * countOnes(four) + 2 * countOnes(two) + countOnes(one)
}

/** The positions that one set holds and another, which is a part of it, does not. */
export interface Between {
  reached: Bits
  missed: Bits
}

/** Adds to a set what lies between. */
export function addBetween(bits: Bits, { reached, missed }: Between): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= reached[word]! & ~missed[word]!
}

/** Adds to a set what lies between and whose value in the column lies between both ends. */
export function addWithin(
  bits: Bits,
  { reached, missed }: Between,
  column: Int32Array,
  [min, max]: [number, number],
): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = reached[word]! & ~missed[word]!; rest !== 0;) {
      const bit = 31 - Math.clz32(rest)
      rest ^= 1 << bit
      const value = column[(word << 5) + bit]!
      if (value >= min && value <= max) bits[word]! |= 1 << bit
    }
  }
}

/** The least and the greatest value in the column among the positions of a set that lie between. */
export function findExtremes(bits: Bits, { reached, missed }: Between, column: Int32Array): [min: number, max: number] {
  let min = 0x7fffffff
  let max = -1
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]! & reached[word]! & ~missed[word]!; rest !== 0;) {
      const bit = 31 - Math.clz32(rest)
      rest ^= 1 << bit
      const value = column[(word << 5) + bit]!
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
