/** What search knows of something that can be found; the keys are written and asked for in SQL only. */
export interface SearchDocumentRow {
  type: 'artworks' | 'artists' | 'series' | 'news' | 'press'
  id: number
  title_length: number
  keys: string
}

/** A word that a misspelt one may be corrected to. */
export interface SearchWordRow {
  word: string
}
