import { defineKind, type Fault, needs } from '../fields.ts'
import { isReadable } from '../is-readable.ts'
import { findPlaceFaults, PLACE } from './place.ts'

/** What belongs to one gallery: its name and words, the way there, and how it writes. */
export const gallery = defineKind({
  name: 'gallery',
  layout: 'one',
  title: 'name',
  fields: {
    name: { type: 'words', max: 100, required: true, isName: true },
    tagline: { type: 'words', max: 100 },
    description: { type: 'words', max: 500 },
    opening_line: { type: 'words', max: 200 },
    introduction: { type: 'words', max: 1000 },
    invitation: { type: 'words', max: 1000 },
    logo: { type: 'file', of: 'picture' },
    accent: { type: 'text', max: 7, pattern: /^#[0-9a-f]{6}$/ },
    share_picture: { type: 'file', of: 'picture' },
    ...PLACE,
    time_zone: { type: 'text', max: 60, required: true },
    sender_name: { type: 'text', max: 100 },
    sender_address: { type: 'text', max: 254, pattern: /^[^\s@]+@[^\s@]+$/ },
    mail_signature: { type: 'words', max: 200 },
    mail_phone: { type: 'text', max: 40 },
  },
  rules: ({ accent, time_zone, ...place }) => {
    const faults = findPlaceFaults(place)
    if (accent !== undefined && !isReadable(accent)) faults.push({ path: ['accent'], word: 'invalid' })
    if (!isTimeZone(time_zone)) faults.push({ path: ['time_zone'], word: 'invalid' })
    return faults
  },
})

/** Where the gallery is beside its own address: a second house, a showroom, its stand at a fair. */
export const locations = defineKind({
  name: 'locations',
  layout: 'table',
  title: 'name',
  fields: {
    name: { type: 'words', max: 100, required: true },
    about: { type: 'words', max: 500 },
    ...PLACE,
    position: { type: 'number', min: 0, max: 100_000 },
  },
  rules: findPlaceFaults,
})

/** The navigation, in order. */
export const menu = defineKind({
  name: 'menu',
  layout: 'one',
  title: null,
  fields: {
    items: {
      type: 'list',
      fields: {
        name: { type: 'words', max: 60, required: true },
        slug: { type: 'text', max: 200, place: { unless: 'external_link' } },
        external_link: { type: 'link' },
        dont_use_locale: { type: 'flag' },
        authentication: { type: 'flag' },
        carries_pricing: { type: 'flag' },
      },
    },
  },
  rules: ({ items = [] }) => [
    ...items.flatMap(({ slug, external_link }, at): Fault[] =>
      slug === undefined && external_link === undefined ? [needs(['items', at, 'slug'], 'external_link')] : [],
    ),
    ...items.flatMap(({ carries_pricing }, at): Fault[] =>
      carries_pricing && items.findIndex((item) => item.carries_pricing) < at
        ? [{ path: ['items', at, 'carries_pricing'], word: 'taken' }]
        : [],
    ),
  ],
})

export const footer = defineKind({
  name: 'footer',
  layout: 'one',
  title: 'title',
  fields: {
    title: { type: 'words', max: 200, required: true },
    picture: { type: 'file', of: 'picture' },
    video: { type: 'link' },
    links: {
      type: 'list',
      fields: { name: { type: 'text', max: 60, required: true }, url: { type: 'link', required: true } },
    },
  },
  rules: ({ picture, video }) =>
    picture !== undefined && video !== undefined
      ? [{ path: ['video'], word: 'excludes', values: { other: 'picture' } }]
      : [],
})

export const legalMention = defineKind({
  name: 'legal-mention',
  layout: 'one',
  title: 'content',
  fields: { content: { type: 'words', max: 5000, isProse: true, required: true } },
})

/** What staff chose for the home page; whatever they leave open shows the latest. */
export const home = defineKind({
  name: 'home',
  layout: 'one',
  title: null,
  fields: {
    hero_artwork: { type: 'reference', kind: 'artworks' },
    hero_exhibition: { type: 'reference', kind: 'exhibitions' },
    exhibition: { type: 'reference', kind: 'exhibitions' },
    artworks: { type: 'references', kind: 'artworks' },
    artists: { type: 'references', kind: 'artists' },
    series: { type: 'references', kind: 'series' },
    news: { type: 'references', kind: 'news' },
  },
  rules: ({ hero_artwork, hero_exhibition }) =>
    hero_artwork !== undefined && hero_exhibition !== undefined
      ? [{ path: ['hero_exhibition'], word: 'excludes', values: { other: 'hero_artwork' } }]
      : [],
})

/** A room with an empty wall, for a work to be seen in. Places are shares of the picture, lengths centimetres. */
export const rooms = defineKind({
  name: 'rooms',
  layout: 'table',
  title: 'name',
  fields: {
    name: { type: 'words', max: 100, required: true },
    position: { type: 'number', min: 0, max: 100_000 },
    picture: { type: 'file', of: 'picture', required: true },
    picture_alt: { type: 'words', max: 1000 },
    wall_left: { type: 'number', min: 0, max: 1, decimals: 4, required: true },
    wall_top: { type: 'number', min: 0, max: 1, decimals: 4, required: true },
    wall_width: { type: 'number', min: 0.01, max: 1, decimals: 4, required: true },
    wall_height: { type: 'number', min: 0.01, max: 1, decimals: 4, required: true },
    picture_width_cm: { type: 'number', min: 10, max: 10_000, decimals: 1, required: true },
    floor: { type: 'number', min: 0, max: 1, decimals: 4, required: true },
    wall_color: { type: 'text', max: 7, pattern: /^#[0-9a-f]{6}$/ },
    wall_mask: { type: 'file', of: 'picture' },
  },
  // What another colour makes of the wall depends on its own.
  rules: ({ wall_mask, wall_color }) =>
    wall_mask !== undefined && wall_color === undefined ? [needs(['wall_color'], 'wall_mask')] : [],
})

/** Whether it is the name of a zone: of `+02:00` PostgreSQL and JavaScript understand the opposite of each other. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    Intl.DateTimeFormat(undefined, { timeZone: name })
    return true
  } catch {
    return false
  }
}
