/** How search reads the language. */
export interface SearchWords {
  /** The dictionary of PostgreSQL that takes its words back to their stems. */
  stemmer: string
  /** What says so little that it is not looked for when there are other words. */
  stopWords: string[]
}

export const search: SearchWords = {
  stemmer: 'search_english',
  stopWords: [
    ...['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
    // What apostrophes leave of a word: the artist’s, don’t.
    ...['s', 't'],
  ],
}
