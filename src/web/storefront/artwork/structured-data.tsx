import { useRouteLoaderData } from 'react-router'

import type { Artwork } from '../../../contract/catalogue/shapes.ts'
import { JsonLd } from '../../components/json-ld.tsx'
import { toAbsolute } from '../../components/page-head.tsx'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import { useStorage } from '../../navigation/storage.ts'
import type { Site } from '../../page-data.ts'
import { useWords } from '../../words.ts'
import type { Crumb } from './breadcrumbs.tsx'
import { describeArtwork, describeTrail } from './describe-artwork.ts'

/** What search engines learn of a work and of the way to it. */
export function StructuredData({ artwork, trail }: { artwork: Artwork; trail: Crumb[] }) {
  const { shell } = useWords()
  const locale = useLocale()
  const addressOf = useStorage()
  const publicUrl = useRouteLoaderData<Site>('root')?.publicUrl ?? ''
  const urlOf = (path: string) => publicUrl + localizePath(path, locale)
  const description = describeArtwork(artwork, {
    seller: shell.galleryName,
    urlOf,
    imageOf: (path) => toAbsolute(addressOf(path), publicUrl),
  })
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': [description, describeTrail(trail, urlOf)] }} />
}
