/** What the page around the frame hands over, once. */
export interface Handed {
  bytes: ArrayBuffer
  words: ReaderWords
  language: string
}

/** What stands in the frame, in the language of the page around it. */
export interface ReaderWords {
  /** Such as `Page {page} of {pages}`. */
  page: string
  previous: string
  next: string
  smaller: string
  larger: string
  tools: string
  opening: string
  failed: string
}

/** What the frame asks of the thread that reads the file. */
export type Asked =
  | { kind: 'open'; bytes: ArrayBuffer }
  | { kind: 'draw'; page: number; width: number }
  | { kind: 'read'; page: number }

/** What the thread tells. */
export type Told =
  | { kind: 'loaded' }
  | { kind: 'opened'; pages: number; ratio: number }
  | { kind: 'drawn'; page: number; ratio: number; picture: ImageBitmap }
  | { kind: 'text'; page: number; text: string }
  | { kind: 'failed'; page?: number }
