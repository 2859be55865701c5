import { type Fault, type Field, type Fields, needs, type Written } from '../fields.ts'
import { COUNTRY } from './parts.ts'

/** An hour of the day. */
export const HOUR = { type: 'text', max: 5, pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/ } as const satisfies Field

/** Where something is that can be visited, when it is open, and when it is not as usual. */
export const PLACE = {
  street: { type: 'text', max: 200 },
  postcode: { type: 'text', max: 20 },
  city: { type: 'text', max: 100 },
  country: COUNTRY,
  phone: { type: 'text', max: 40 },
  email: { type: 'text', max: 254, pattern: /^[^\s@]+@[^\s@]+$/ },
  latitude: { type: 'number', min: -90, max: 90, decimals: 6 },
  longitude: { type: 'number', min: -180, max: 180, decimals: 6 },
  opening_hours: {
    type: 'list',
    fields: {
      days: { type: 'numbers', min: 1, max: 7, required: true },
      opens: { ...HOUR, required: true },
      closes: { ...HOUR, required: true },
    },
  },
  // Without hours it is closed.
  holidays: {
    type: 'list',
    fields: {
      begins: { type: 'day', required: true },
      ends: { type: 'day', required: true },
      opens: HOUR,
      closes: HOUR,
      reason: { type: 'words', max: 100 },
    },
  },
} as const satisfies Fields

/** What cannot be: half a point on the map, and doors that close before they open. */
export function findPlaceFaults(place: Written<typeof PLACE>): Fault[] {
  const { latitude, longitude, opening_hours = [], holidays = [] } = place
  const faults: Fault[] = []
  if (latitude !== undefined && longitude === undefined) faults.push(needs(['longitude'], 'latitude'))
  if (longitude !== undefined && latitude === undefined) faults.push(needs(['latitude'], 'longitude'))
  const order = (path: Fault['path'], other: string, isWrong: boolean) => {
    if (isWrong) faults.push({ path, word: 'before', values: { other } })
  }
  for (const [at, { opens, closes }] of opening_hours.entries()) {
    order(['opening_hours', at, 'closes'], 'opens', closes <= opens)
  }
  for (const [at, { begins, ends, opens, closes }] of holidays.entries()) {
    order(['holidays', at, 'ends'], 'begins', ends < begins)
    if (opens !== undefined && closes === undefined) faults.push(needs(['holidays', at, 'closes'], 'opens'))
    if (closes !== undefined && opens === undefined) faults.push(needs(['holidays', at, 'opens'], 'closes'))
    order(['holidays', at, 'closes'], 'opens', opens !== undefined && closes !== undefined && closes <= opens)
  }
  return faults
}
