import type { ArtworkList } from './artwork-list.ts'

interface Described {
  list: ArtworkList
  /** From the entrance to this list. */
  trail: { name: string; path: string }[]
  addressOf: (path: string) => string
}

/** The list as search engines read it: where it stands in the gallery, and which works it shows; no prices. */
export function describeList({ list, trail, addressOf }: Described): object {
  const inOrder = (items: object[]) => items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item }))
  const works = list.artworks.map(({ slug, title }) => ({ name: title, url: addressOf(`/artwork/${slug}`) }))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: inOrder(trail.map(({ name, path }) => ({ name, item: addressOf(path) }))),
      },
      {
        '@type': 'ItemList',
        name: trail.at(-1)?.name,
        numberOfItems: list.facets.total,
        itemListElement: inOrder(works),
      },
    ],
  }
}
