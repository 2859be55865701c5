/** The values that works and artists are sorted by, as they travel and are stored. */
export const KINDS = ['original', 'print'] as const
export const AVAILABILITIES = ['available', 'reserved', 'sold', 'not_for_sale'] as const
export const ORIENTATIONS = ['portrait', 'landscape', 'square'] as const
/** By the longest side: below 40 cm, below 100 cm, up to 160 cm, beyond. */
export const SIZES = ['small', 'medium', 'large', 'oversized'] as const
export const ARTIST_GROUPS = ['worldwide', 'gallery', 'featured'] as const
/** When an exhibition is, seen from today. */
export const EXHIBITION_PERIODS = ['current', 'upcoming', 'past'] as const
export const PRINT_OPTIONS = ['lamination', 'paper', 'frame', 'crate'] as const
/** How the face of a frame is cut: straight, rounded, or falling towards the work. */
export const FRAME_PROFILES = ['flat', 'rounded', 'sloped'] as const
/** What lies before a work: nothing, glass, glass that does not reflect, or acrylic. */
export const GLASSES = ['none', 'plain', 'museum', 'acrylic'] as const
export const SORTS = ['latest', 'oldest'] as const
export const ARTIST_RELATIONS = ['series', 'series.artworks', 'type', 'videos', 'presses', 'news'] as const
export const SEARCH_TYPES = ['artworks', 'artists', 'series', 'news', 'press'] as const

export type ArtistGroup = (typeof ARTIST_GROUPS)[number]
export type Availability = (typeof AVAILABILITIES)[number]
export type Sort = (typeof SORTS)[number]
export type ArtistRelation = (typeof ARTIST_RELATIONS)[number]
export type SearchType = (typeof SEARCH_TYPES)[number]

/** How many works, series or articles a page of a list holds. */
export const PAGE_SIZE = 24

/** Who may see what works cost. */
export const PRICE_READERS = ['everybody', 'logged-in', 'nobody'] as const

/** How many works a cart holds. */
export const MOST_IN_CART = 20
