import type { artist } from './en/catalogue/artist.ts'
import type { artwork } from './en/catalogue/artwork.ts'
import { fill } from './fill.ts'

/** What browsers, search engines and shared links show of a page; the gallery's name is put behind the title. */
export interface PageWords {
  title: string
  description: string
}

interface SearchWords {
  search_title: string | null
  search_description: string | null
}

/** What staff have written for search engines; where they have not, what is said otherwise. */
export const preferSearchWords = (
  { search_title, search_description }: SearchWords,
  { title, description }: PageWords,
): PageWords => ({ title: search_title ?? title, description: search_description ?? description })

/** What is said of a work's page: who made it, and those facts of it that are known. */
export const describeWork = (
  work: { title: string; artist: string; facts: (string | number | null)[] },
  words: Pick<typeof artwork, 'title' | 'description'>,
): PageWords => {
  const names = { title: work.title, artist: work.artist }
  const facts = work.facts.filter((fact) => fact !== null).join(', ')
  return { title: fill(words.title, names), description: fill(words.description, { ...names, facts }) }
}

/** What is said of an artist's first page: it opens with the strong line. */
export const describeArtist = (
  { name, headline }: { name: string; headline: string | null },
  words: Pick<typeof artist, 'titles' | 'descriptions'>,
): PageWords => {
  const description = fill(words.descriptions.overview, { name })
  return {
    title: fill(words.titles.overview, { name }),
    description: headline ? `${headline} ${description}` : description,
  }
}

/** What is said of a series. */
export const describeSeries = (
  { title, artist: name }: { title: string; artist: string },
  words: Pick<typeof artist, 'seriesDescription'>,
): PageWords => ({
  title: `${title}, ${name}`,
  description: fill(words.seriesDescription, { series: title, name }),
})
