import { useRouteLoaderData } from 'react-router'

import { JsonLd } from '../../components/json-ld.tsx'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import type { Site } from '../../page-data.ts'
import { useWords } from '../../words.ts'
import type { ArtworkList } from './artwork-list.ts'

interface ListDataProps {
  list: ArtworkList
  heading: string
  /** The query of a part of the list that is a page of its own. */
  search: string
}

/** The list as search engines read it: where it stands in the gallery, and which works it shows. */
export function ListData({ list, heading, search }: ListDataProps) {
  const { shell, pages } = useWords()
  const locale = useLocale()
  const publicUrl = useRouteLoaderData<Site>('root')?.publicUrl ?? ''
  const addressOf = (path: string) => publicUrl + localizePath(path, locale)
  const trail = [
    { name: shell.galleryName, item: addressOf('/') },
    { name: pages.artworks.heading, item: addressOf('/artwork') },
    ...(search ? [{ name: heading, item: addressOf(`/artwork${search}`) }] : []),
  ]
  const inOrder = (items: object[]) => items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item }))
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'BreadcrumbList', itemListElement: inOrder(trail) },
          {
            '@type': 'ItemList',
            name: heading,
            numberOfItems: list.facets.total,
            itemListElement: inOrder(
              list.artworks.map(({ slug, title }) => ({ name: title, url: addressOf(`/artwork/${slug}`) })),
            ),
          },
        ],
      }}
    />
  )
}
