import { ApiError, type Call, type Reply } from '../../../contract/client.ts'

type GalleryPage = Reply<'GET /pages/{slug}'>['page']
export type Place = NonNullable<GalleryPage['place']>

/** What staff have written about the gallery itself; undefined as long as nobody has. */
export async function readGalleryPage(call: Call): Promise<GalleryPage | undefined> {
  try {
    return (await call('GET /pages/{slug}', { params: { slug: 'gallery' } })).page
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The gallery as search engines know places: address, opening hours, how to reach it. */
export function describeGallery(name: string, url: string, place: Place | null | undefined): object {
  if (!place) return { '@type': 'ArtGallery', name, url }
  const { street, postcode, city, country, phone, email, latitude, longitude, opening_hours } = place
  return {
    '@type': 'ArtGallery',
    name,
    url,
    telephone: phone ?? undefined,
    email: email ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: country,
    },
    geo: latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: opening_hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day - 1]),
      opens,
      closes,
    })),
  }
}
