import type { SearchWords } from '../../en/catalogue/search.ts'

export const search: SearchWords = {
  stemmer: 'search_french',
  stopWords: [
    ...['à', 'au', 'aux', 'avec', 'de', 'des', 'du', 'en', 'et', 'la', 'le', 'les', 'ou', 'par', 'pour', 'sur'],
    ...['un', 'une'],
    // What apostrophes leave of a word: l’été, d’or.
    ...['c', 'd', 'j', 'l', 'm', 'n', 'qu', 's', 't'],
  ],
}
