import { addressOf, type Place } from './gallery-place.ts'

/** A place as one map site shows it. */
interface MapOfPlace {
  site: 'google' | 'openStreetMap'
  /** To be shown in a frame; undefined where that site cannot find the place. */
  embedded: string | undefined
  /** The place on the site itself. */
  page: string
}

const write = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`

/** The place on Google's map where the gallery has a key for it, else on OpenStreetMap's. */
export const mapOf = (place: Place, mapsKey: string | undefined): MapOfPlace =>
  mapsKey ? onGoogle(place, mapsKey) : onOpenStreetMap(place)

const writeAddress = (place: Place) => [...addressOf(place), place.country].filter(Boolean).join(', ')

function onGoogle(place: Place, key: string): MapOfPlace {
  const { latitude, longitude } = place
  const found = latitude === null || longitude === null ? writeAddress(place) : `${latitude},${longitude}`
  return {
    site: 'google',
    embedded: write('https://www.google.com/maps/embed/v1/place', { key, q: found }),
    page: write('https://www.google.com/maps/search/', { api: '1', query: found }),
  }
}

const OPEN_STREET_MAP = 'https://www.openstreetmap.org'
// About half a kilometre to each side.
const REACH = { latitude: 0.0035, longitude: 0.007 }

function onOpenStreetMap(place: Place): MapOfPlace {
  const { latitude, longitude } = place
  const site = 'openStreetMap'
  if (latitude === null || longitude === null) {
    return { site, embedded: undefined, page: write(`${OPEN_STREET_MAP}/search`, { query: writeAddress(place) }) }
  }
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ]
  const embedded = write(`${OPEN_STREET_MAP}/export/embed.html`, {
    bbox: box.map((side) => side.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  const marked = write(`${OPEN_STREET_MAP}/`, { mlat: String(latitude), mlon: String(longitude) })
  return { site, embedded, page: `${marked}#map=17/${latitude}/${longitude}` }
}
