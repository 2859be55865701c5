import type { Reply } from '../../../../contract/client.ts'

export type Results = Reply<'GET /search'>['results']

/** The results of several pages as one; the totals are those of the first. */
export function joinResults(pages: { results: Results }[]): Results | undefined {
  const [first, ...rest] = pages.map(({ results }) => results)
  return (
    first &&
    rest.reduce(
      (all, { artworks, artists, series, news, press }) => ({
        artworks: { ...all.artworks, items: [...all.artworks.items, ...artworks.items] },
        artists: { ...all.artists, items: [...all.artists.items, ...artists.items] },
        series: { ...all.series, items: [...all.series.items, ...series.items] },
        news: { ...all.news, items: [...all.news.items, ...news.items] },
        press: { ...all.press, items: [...all.press.items, ...press.items] },
      }),
      first,
    )
  )
}
