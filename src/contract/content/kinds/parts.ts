import { WIDEST } from '../../picture.ts'

/** The readable part of an address; without one it is the thing's key. It holds a letter, so that it is never taken for an id. */
export const SLUG = { type: 'text', max: 80, pattern: /^(?=[0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/ } as const

/** A country by its two letters. */
export const COUNTRY = { type: 'text', max: 2, pattern: /^[A-Z]{2}$/ } as const

export const YEAR = { type: 'number', min: 1000, max: 2200 } as const

/** How many pixels the longest side of a picture may have in the zoom; what pages show is there anyway. */
export const LARGEST_ZOOM = { type: 'number', min: WIDEST, max: 100_000 } as const

/** What search engines are to show of a page; without them it is made of what the page says. */
export const SEARCH_WORDS = {
  search_title: { type: 'words', max: 70 },
  search_description: { type: 'words', max: 200 },
} as const

/** A film of ours, with the still that stands for it until somebody plays it. */
export const FILM = {
  file: { type: 'file', of: 'film' },
  poster: { type: 'file', of: 'picture' },
  captions: { type: 'file-per-language', of: 'captions' },
} as const

/** A picture that stands for the whole thing, and what it shows: unless somebody says so, what the thing is called. */
export const PICTURE = {
  picture: { type: 'file', of: 'picture' },
  picture_alt: { type: 'words', max: 1000 },
} as const
