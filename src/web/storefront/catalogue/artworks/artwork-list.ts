import { namesOf, per } from '../../../../contract/catalogue/filters.ts'
import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { PAGE_SIZE } from '../../../../contract/catalogue/values.ts'
import { ApiError, type Call, type Reply } from '../../../../contract/client.ts'
import type { Filters } from './list-query.ts'
import { NO_FILTERS } from './read-query.ts'

export type Facets = NonNullable<Reply<'GET /artworks'>['facets']>

/** The works that some filters leave, as far as they were unrolled, and what further filters would leave. */
export interface ArtworkList {
  /** Those that were asked for and exist. */
  filters: Filters
  page: number
  artworks: ArtworkCard[]
  facets: Facets
  artistName?: string
}

/** A list with the query that was asked, which may name what does not exist. */
export interface AskedList extends ArtworkList {
  asked: string
}

/** Fetches the first pages of a list; of one that is known already, only those that are missing. */
export async function loadList(call: Call, asked: Filters, page: number, known?: ArtworkList): Promise<ArtworkList> {
  const list = known ?? (await loadBeginning(call, asked))
  const { filters } = list
  const last = Math.min(page, Math.max(1, Math.ceil(list.facets.total / PAGE_SIZE)))
  if (last <= list.page) return { ...list, page: last, artworks: list.artworks.slice(0, last * PAGE_SIZE) }
  const missing = Array.from({ length: last - list.page }, (_, at) => list.page + 1 + at)
  const replies = await Promise.all(missing.map((one) => call('GET /artworks', { query: { ...filters, page: one } })))
  const works = [...list.artworks, ...replies.flatMap(({ artworks }) => artworks)]
  // A work that was hung meanwhile pushes the last of one page onto the next.
  return { ...list, page: last, artworks: [...new Map(works.map((work) => [work.id, work])).values()] }
}

async function loadBeginning(call: Call, asked: Filters): Promise<ArtworkList> {
  const ask = async (filters: Filters) => {
    const { artworks, facets } = await call('GET /artworks', { query: { ...filters, with: 'facets' } })
    return { filters, page: 1, artworks, facets: facets as Facets }
  }
  const list = await ask(asked).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    // Only the API knows which categories, techniques and artists there are; the others are passed over.
    const { facets } = await ask(NO_FILTERS)
    const existing = per(namesOf('term'), (kind) =>
      asked[kind].filter((value) => facets[kind].some((term) => term.value === value)),
    )
    return ask({ ...asked, ...existing, artist: error.errors.artist ? undefined : asked.artist })
  })
  const { artist } = list.filters
  if (artist === undefined) return list
  const [first] = list.artworks
  const { name } = first?.artist ?? (await call('GET /artists/{artist}', { params: { artist }, query: {} })).artist
  return { ...list, artistName: name }
}
