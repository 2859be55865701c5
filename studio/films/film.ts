import type { RoomSlug } from '../rooms/rooms.ts'

/** A text in the gallery's languages: captions belong to the moments of a film, so they are written here. */
export interface Words {
  en: string
  fr: string
  cn: string
}

/** Something said under a film for whoever watches it: from when to when, in seconds. */
interface Caption {
  from: number
  to: number
  words: Words
}

/** A film that an artist's page shows: a work of theirs coming into being, in their own order. */
export interface DemoFilm {
  artist: string
  work: string
  making: 'pour' | 'strands' | 'rub-out' | 'one-stroke' | 'mask-and-roll'
  /** Where it hangs at the end, and whether it is framed there. */
  room: RoomSlug
  isFramed?: boolean
  /** What it is made on. */
  table: 'ash' | 'walnut' | 'felt' | 'grey'
  /** What is looked at closely, in shares of the work's width and height. */
  detail: readonly [x: number, y: number]
  captions: Caption[]
}

/** How long, how large and how smooth films are. */
export const FILM = { width: 960, height: 540, framesPerSecond: 20, seconds: 18 }
