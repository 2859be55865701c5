import { PAGES } from './pages.ts'

const COMMON = 'visit'

/**
 * What the browser needs to know of the list of pages: which words each needs. The build puts the result in the place of
 * this file, so that the list itself stays on the server.
 */
export const WORDS_OF_PAGES = PAGES.filter(({ words }) => words.join() !== COMMON).map(({ path, words }) => ({
  path,
  words,
}))
