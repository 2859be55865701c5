import type { Place } from './gallery-place.ts'

const HOST = 'https://www.openstreetmap.org'
// About half a kilometre to each side.
const REACH = { latitude: 0.0035, longitude: 0.007 }

/** The address of a map to be shown in a frame; undefined where nobody knows where the place is on earth. */
export function embeddedMap({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string | undefined {
  if (latitude === null || longitude === null) return undefined
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ]
  const query = new URLSearchParams({
    bbox: box.map((side) => side.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${HOST}/export/embed.html?${query}`
}

/** The place on the map site itself, found by its position, or else by its address. */
export function mapPage({ latitude, longitude, street, postcode, city, country }: Place): string {
  if (latitude === null || longitude === null) {
    return `${HOST}/search?${new URLSearchParams({ query: `${street}, ${postcode} ${city}, ${country}` })}`
  }
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })
  return `${HOST}/?${query}#map=17/${latitude}/${longitude}`
}
