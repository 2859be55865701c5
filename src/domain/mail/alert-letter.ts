import type { WallLabel } from '../catalogue/index.ts'

/** New works for a collector, ready to be put on paper; paths are without a language. */
export interface AlertLetter {
  /** By what they answer to: the artist or the search. */
  groups: {
    kind: 'artist' | 'search'
    name: string
    path: string
    /** What its link ends in that ends this alert. */
    endToken: string
    works: WallLabel[]
  }[]
  /** How many works there are in all. */
  count: number
  /** How many of them are not shown. */
  more: number
  /** The same that ends all of the reader's alerts. */
  endAllToken: string
}
