import type { Words } from '../collection.ts'

/** An exhibition on the gallery's own walls. */
export interface GalleryExhibition {
  slug: string
  kind: 'solo' | 'group'
  title: Words
  about: Words
  /** Days from the day the demo is hung, so that it never grows old. */
  startsIn: number
  endsIn: number
  /** Slugs of the artists, and of the works in the order they hang. */
  artists: string[]
  works: string[]
  /** The slug of its view, or of the work that stands for it. */
  picture: string
}

export interface GalleryNews {
  slug: string
  daysAgo: number
  title: Words
  lead: Words
  /** Paragraphs, separated by an empty line. */
  body: Words
  artists: string[]
  /** The slug of a work, a scene or a portrait. */
  picture: string
}

export interface GalleryPress {
  slug: string
  kind: 'kit' | 'article' | 'release'
  /** A day such as `2019-10-01`, or days before the demo is hung. */
  dated: string | number
  title: Words
  publication?: string
  lead: Words
  body: Words
  artists: string[]
  /** A path below the storage. */
  file?: string
  picture?: string
}

export interface GalleryPage {
  slug: string
  title: Words
  /** `## heading`, paragraphs, `- ` lists and `[words](/place)` links. */
  body: Words
}
