import { PAGES } from './pages.ts'

const COMMON = 'visit'

const firstOf = (path: string) => path.split('/')[0] ?? ''

/** The words of whatever begins with the same word; pages that need others stand before it. */
const USUAL = new Map(PAGES.map(({ path, words }) => [firstOf(path), words] as const).toReversed())

/**
 * What the browser needs to know of the list of pages: which words each needs. The build puts the result in the place of
 * this file, so that the list itself stays on the server.
 */
export const WORDS_OF_PAGES = [
  ...PAGES.filter(({ path, words }) => words.join() !== USUAL.get(firstOf(path))?.join()),
  ...[...USUAL].map(([first, words]) => ({ path: first && `${first}/*`, words })),
].flatMap(({ path, words }) => (path === '*/*' || words.join() === COMMON ? [] : [{ path, words: words.join(' ') }]))
