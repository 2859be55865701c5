type Fetch = () => Promise<unknown>

const FOUND = import.meta.glob<unknown>(
  './*/**/{storefront,account,application,artist,artwork,cart,enquiry,filters,home,outbox,plan,visit,walk}.ts',
  { base: '../messages' },
)

const nameOf = (path: string) => path.replace(/^\.\/(\w+)\/(?:\w+\/)?(\w+)\.ts$/, '$1.$2')

/**
 * The words that pages fetch, by their language and area: `en.account`. The build puts the result in the place of this
 * file: a browser need not know in which subject's folder an area lies.
 */
export const WORD_FILES: Record<string, Fetch> = Object.fromEntries(
  Object.entries(FOUND).map(([path, fetch]) => [nameOf(path), fetch]),
)
