import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { JsonLd } from '../../../components/json-ld.tsx'
import { useGallery } from '../../../use-gallery.ts'
import { describeTrail } from '../describe-trail.ts'
import { useAbsolute } from '../use-absolute.ts'
import type { Crumb } from './breadcrumbs.tsx'
import { describeArtwork } from './describe-artwork.ts'

/** What search engines learn of a work and of the way to it. */
export function StructuredData({ artwork, trail }: { artwork: Artwork; trail: Crumb[] }) {
  const { name } = useGallery()
  const absolute = useAbsolute()
  const description = describeArtwork(artwork, { seller: name, absolute })
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': [description, describeTrail(trail, absolute)] }} />
}
