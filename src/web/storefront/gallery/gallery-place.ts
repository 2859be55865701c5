import { ApiError, type Call, type Reply } from '../../../contract/client.ts'
import type { Gallery } from '../../use-gallery.ts'

type GalleryPage = Reply<'GET /pages/{slug}'>['page']
export type Place = Gallery['place']

/** What staff have written about the gallery itself; undefined as long as nobody has. */
export async function readGalleryPage(call: Call): Promise<GalleryPage | undefined> {
  try {
    return (await call('GET /pages/{slug}', { params: { slug: 'gallery' } })).page
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** The lines of its address below its name; none as long as nobody has written where it is. */
export function addressOf({ street, postcode, city }: Place): string[] {
  return [street, [postcode, city].filter(Boolean).join(' ')].filter((line) => line !== null && line !== '') as string[]
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Described {
  name: string
  place: Place
  company?: Gallery['company']
}

/** A place of the gallery as search engines know places: address, opening hours, how to reach it. */
export function describePlace({ name, place, company }: Described, url: string): object {
  const { street, postcode, city, country, phone, email, latitude, longitude, opening_hours, holidays } = place
  return {
    '@type': 'ArtGallery',
    name,
    legalName: company?.name ?? undefined,
    vatID: company?.vat_number ?? undefined,
    url,
    telephone: phone ?? undefined,
    email: email ?? undefined,
    address:
      addressOf(place).length === 0
        ? undefined
        : {
            '@type': 'PostalAddress',
            streetAddress: street ?? undefined,
            postalCode: postcode ?? undefined,
            addressLocality: city ?? undefined,
            addressCountry: country ?? undefined,
          },
    geo: latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification:
      opening_hours.length === 0
        ? undefined
        : opening_hours.map(({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map((day) => DAYS[day - 1]),
            opens,
            closes,
          })),
    // Where it is closed, it opens and closes at midnight.
    specialOpeningHoursSpecification:
      holidays.length === 0
        ? undefined
        : holidays.map(({ begins, ends, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: begins,
            validThrough: ends,
            opens: opens ?? '00:00',
            closes: closes ?? '00:00',
          })),
  }
}
