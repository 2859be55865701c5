import type { Artist } from '../../../../contract/catalogue/shapes.ts'

/** The rooms of an artist in the order of the tabs; the first has no name in the address. */
const ROOMS = ['overview', 'virtual-gallery', 'series', 'exhibitions', 'news', 'press', 'statement', 'video'] as const
export type ArtistRoom = (typeof ROOMS)[number]

/** Where a room is, without its language. */
export const roomPath = (slug: string, room: ArtistRoom): string =>
  `/artist/${slug}${room === 'overview' ? '' : `/${room}`}`

const HOLDS: Record<ArtistRoom, (artist: Artist) => unknown> = {
  overview: () => true,
  'virtual-gallery': ({ artworks }) => artworks.length,
  series: ({ series }) => series?.length,
  exhibitions: ({ exhibitions }) => exhibitions.length,
  news: ({ news }) => news?.length,
  press: ({ presses }) => presses?.length,
  statement: ({ statement }) => statement,
  video: ({ videos }) => videos?.length,
}

/** The rooms in which something hangs. */
export const filledRooms = (artist: Artist): ArtistRoom[] => ROOMS.filter((room) => Boolean(HOLDS[room](artist)))
