import type { Scope } from '../scope.ts'
import type { KindName } from './fields.ts'

/** The kinds of content that staff write in the back office: all but files, which come with what shows them. */
export const EDITED_KINDS = [
  'artworks',
  'artists',
  'series',
  'categories',
  'techniques',
  'artist-types',
  'print-choices',
  'exhibitions',
  'news',
  'press',
  'pages',
  'gallery',
  'home',
  'menu',
  'footer',
  'legal-mention',
  'rooms',
  'shipping-zones',
  'vat',
] as const satisfies KindName[]
export type EditedKind = (typeof EDITED_KINDS)[number]

/** Which scope writes things of a kind, beside that of everything; all staff read them. */
export const WRITERS = {
  artworks: 'editor',
  artists: 'editor',
  series: 'editor',
  categories: 'editor',
  techniques: 'editor',
  'artist-types': 'editor',
  'print-choices': 'editor',
  exhibitions: 'editor',
  news: 'editor',
  press: 'editor',
  pages: 'editor',
  gallery: 'editor',
  home: 'editor',
  menu: 'editor',
  footer: 'editor',
  'legal-mention': 'editor',
  rooms: 'editor',
  'shipping-zones': 'sales',
  vat: 'sales',
} as const satisfies Record<EditedKind, Scope>

/** Those of them that have a page of their own for visitors, which can be looked at before it is published. */
export const PREVIEWED_KINDS = ['artworks', 'artists', 'series'] as const satisfies EditedKind[]
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number]

/**
 * Where a thing stands: `draft`: no visitor has ever seen it; `published`: visitors see what staff have written last;
 * `changed`: staff have written more since; `hidden`: it was taken off the wall.
 */
export const CONTENT_STATES = ['draft', 'published', 'changed', 'hidden'] as const
export type ContentStateName = (typeof CONTENT_STATES)[number]

/** How lists of content can be sorted, the first being the usual. */
export const CONTENT_SORTS = ['changed', 'title', 'number'] as const
export type ContentSort = (typeof CONTENT_SORTS)[number]

/** What a thing can lack beside one of the languages: it can be published without it. */
export const LACKS = ['picture', 'alt', 'price', 'size', 'pixels'] as const

/** What happened to a thing. */
export const CONTENT_ACTS = [
  'drafted',
  'published',
  'hidden',
  'restored',
  'imported',
  'removed',
  'availability',
  'scheduled',
] as const

/** What files are looked for by: `unused`: nothing names them; `undescribed`: pictures that nobody has put into words. */
export const FILE_USES = ['unused', 'undescribed'] as const
