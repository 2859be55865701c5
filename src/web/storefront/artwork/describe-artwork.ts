import type { Artwork } from '../../../contract/catalogue/shapes.ts'
import { LANGUAGE_TAGS } from '../../../contract/locale.ts'
import type { Crumb } from './breadcrumbs.tsx'
import { shownPrice } from './shown-price.ts'

interface Surroundings {
  seller: string
  /** The whole address of a place, given without its language. */
  urlOf: (path: string) => string
  imageOf: (path: string) => string
}

/** A work in the words of schema.org; it is a product, with an offer, only where visitors see a price. */
export function describeArtwork(artwork: Artwork, { seller, urlOf, imageOf }: Surroundings) {
  const { slug, artist, year, height, width, depth, pictures, edition_size, about, series } = artwork
  const price = shownPrice(artwork)
  const url = urlOf(`/artwork/${slug}`)
  return {
    '@type': price === null ? 'VisualArtwork' : ['VisualArtwork', 'Product'],
    '@id': `${url}#artwork`,
    url,
    name: artwork.title,
    inLanguage: LANGUAGE_TAGS[artwork.locale],
    image: pictures.map(({ path }) => imageOf(path)),
    artform: artwork.category.name,
    artMedium: artwork.technique.name,
    creator: { '@type': 'Person', name: artist.name, url: urlOf(`/artist/${artist.slug}`) },
    height: centimetres(height),
    width: centimetres(width),
    ...(depth === null ? {} : { depth: centimetres(depth) }),
    ...(year === null ? {} : { dateCreated: String(year) }),
    ...(edition_size === null ? {} : { artEdition: edition_size }),
    ...(about === null ? {} : { description: about }),
    ...(series === null ? {} : { isPartOf: { '@type': 'CreativeWorkSeries', name: series.title } }),
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: price.toFixed(2),
            priceCurrency: 'EUR',
            // A price is only shown for what can be bought now.
            availability: 'https://schema.org/InStock',
            itemCondition: 'https://schema.org/NewCondition',
            seller: { '@type': 'ArtGallery', name: seller },
          },
        }),
  }
}

/** The way to a page in the words of schema.org. */
export const describeTrail = (trail: Crumb[], urlOf: (path: string) => string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ to, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: urlOf(to),
  })),
})

const centimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' })
