import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { LANGUAGES } from '../../../../contract/locale.ts'
import type { Absolute } from '../use-absolute.ts'

interface Surroundings {
  seller: string
  absolute: Absolute
}

/** A work in the words of schema.org; it is a product, with an offer, only where visitors see a price. */
export function describeArtwork(artwork: Artwork, { seller, absolute }: Surroundings) {
  const {
    slug,
    artist,
    year,
    height,
    width,
    depth,
    pictures,
    edition_size,
    about,
    series,
    final_price: price,
  } = artwork
  const url = absolute.page(`/artwork/${slug}`)
  return {
    '@type': price === null ? 'VisualArtwork' : ['VisualArtwork', 'Product'],
    '@id': `${url}#artwork`,
    url,
    name: artwork.title,
    inLanguage: LANGUAGES[artwork.locale].tag,
    image: pictures.map(({ path }) => absolute.picture({ path })),
    artform: artwork.category.name,
    artMedium: artwork.technique.name,
    creator: { '@type': 'Person', name: artist.name, url: absolute.page(`/artist/${artist.slug}`) },
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

const centimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' })
