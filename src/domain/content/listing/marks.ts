import type { ContentStateName } from '../../../contract/content/values.ts'
import { wordOf } from '../../search/index.ts'

/** Longer beginnings of words have no mark of their own. */
const LONGEST_BEGINNING = 8

/** The kinds that lists are filtered by. */
const FILTERED = new Set(['artists', 'series', 'categories', 'techniques'])

/** What a mark stands for, of which there is one for each value. */
type Meaning = 'state' | 'names' | 'lacks' | 'begins'

/** The number that stands for something that things are filtered by. Two may share one: what is meant stands in the row. */
export function markOf(meaning: Meaning, value: string): number {
  const said = meaning === 'begins' ? Array.from(value).slice(0, LONGEST_BEGINNING).join('') : value
  // FNV-1a: spreads evenly, and is the same on every machine for ever.
  let mark = 0x811c9dc5
  for (const byte of Buffer.from(`${meaning} ${said}`)) mark = Math.imul(mark ^ byte, 0x01000193)
  return mark | 0
}

interface Marked {
  state: ContentStateName
  refs: string[]
  lacks: string[]
  words: string[]
}

/** The marks of everything that a thing can be filtered and found by. */
export function marksOf({ state, refs, lacks, words }: Marked): number[] {
  return [
    ...new Set([
      markOf('state', state),
      ...refs.filter((ref) => FILTERED.has(ref.slice(0, ref.indexOf('/')))).map((ref) => markOf('names', ref)),
      ...lacks.map((one) => markOf('lacks', one)),
      ...words.flatMap(beginningsOf).map((one) => markOf('begins', one)),
    ]),
  ]
}

function beginningsOf(word: string): string[] {
  const characters = Array.from(wordOf(word)).slice(0, LONGEST_BEGINNING)
  return characters.map((_, at) => characters.slice(0, at + 1).join(''))
}
