import type { SearchWords } from '../../en/catalogue/search.ts'

export const search: SearchWords = {
  // Its own words have no endings; those in Latin letters among them are mostly English.
  stemmer: 'search_english',
  stopWords: ['的', '了', '与', '和', '在', '之'],
}
