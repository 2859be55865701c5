import { type RawBuilder, sql } from 'kysely'

import type { KindName } from '../../../contract/content/fields.ts'
import type { ContentStateName } from '../../../contract/content/values.ts'
import { wordOf } from '../../search/index.ts'

/** The ids of a shelf are the same but for so many bits. */
const BITS_WITHIN_SHELF = 13
/** Where the number of a shelf goes in a mark: as high as it can, so that marks stay spread. */
const SHELF_GOES_TO = 32 - BITS_WITHIN_SHELF

/** Longer beginnings of words have no mark of their own. */
const LONGEST_BEGINNING = 8

/** The kinds that lists are filtered by. */
const FILTERED = new Set(['artists', 'series', 'categories', 'techniques'])

/** What a mark stands for, of which there is one for each value. */
type Meaning = 'state' | 'names' | 'lacks' | 'begins'

/** The number that stands for something that things are filtered by. Two may share one: what is meant stands in the row. */
export const markOf = (meaning: Meaning, value: string): number =>
  spread(`${meaning} ${meaning === 'begins' ? Array.from(value).slice(0, LONGEST_BEGINNING).join('') : value}`)

/** What the marks of things of a kind differ by from those of other kinds. */
export const turnOf = (kind: KindName): number => spread(`kind ${kind}`)

/** The shelf on which an id stands. */
export const shelfOf = (id: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`(${id} >> ${sql.lit(BITS_WITHIN_SHELF)})`

/** The first id that may stand on a shelf. */
export const firstOf = (shelf: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`(${shelf} << ${sql.lit(BITS_WITHIN_SHELF)})`

/** A mark as things have it that stand on a shelf of a kind. */
export const turnMark = (mark: number, turn: RawBuilder<number>, shelf: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`${mark}::int # ${turn} # (${shelf} << ${sql.lit(SHELF_GOES_TO)})`

/** FNV-1a: spreads evenly, and is the same on every machine for ever. */
function spread(text: string): number {
  let mark = 0x811c9dc5
  for (const byte of Buffer.from(text)) mark = Math.imul(mark ^ byte, 0x01000193)
  return mark | 0
}

interface Marked {
  kind: KindName
  id: number
  state: ContentStateName
  refs: string[]
  lacks: string[]
  words: string[]
}

/**
 * The marks of everything that a thing can be filtered and found by. Things of another kind or shelf have others for the
 * same: whoever has found enough on some shelves need not look through what stands on the rest.
 */
export function marksOf({ kind, id, state, refs, lacks, words }: Marked): number[] {
  const marks = new Set([
    markOf('state', state),
    ...refs.filter((ref) => FILTERED.has(ref.slice(0, ref.indexOf('/')))).map((ref) => markOf('names', ref)),
    ...lacks.map((one) => markOf('lacks', one)),
    ...words.flatMap(beginningsOf).map((one) => markOf('begins', one)),
  ])
  const turn = turnOf(kind) ^ ((id >> BITS_WITHIN_SHELF) << SHELF_GOES_TO)
  return [...marks].map((mark) => mark ^ turn)
}

function beginningsOf(word: string): string[] {
  const characters = Array.from(wordOf(word)).slice(0, LONGEST_BEGINNING)
  return characters.map((_, at) => characters.slice(0, at + 1).join(''))
}
