/** A list unrolls so many pages and no more. */
export const MOST_PAGES = 20

/** How many pages of a list the address asks for: `?page=3` means the first three. What is no number means one. */
export function pageCountOf(query: URLSearchParams, key = 'page'): number {
  const wanted = query.get(key) ?? ''
  return /^[1-9]\d{0,5}$/.test(wanted) ? Math.min(Number(wanted), MOST_PAGES) : 1
}

/** The first pages of a list, all at once, in order. */
export const loadPages = <Page>(count: number, load: (page: number) => Promise<Page>): Promise<Page[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => load(at + 1)))

/** The page after these, as long as one may be asked for. */
export function nextPageOf(pages: { next_page: number | null }[]): number | null {
  const next = pages.at(-1)?.next_page ?? null
  return next !== null && next <= MOST_PAGES ? next : null
}
