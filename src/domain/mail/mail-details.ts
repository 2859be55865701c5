import type { MailPicture } from './mail-picture.ts'

/** What a mail shows between its words: what it is about, in facts, works and sums, all of it ready to be read. */
export interface MailDetails {
  /** What somebody else wrote is quoted, so that it does not pass for ours; what has a link leads there by its last line. */
  facts: { name: string; lines: string[]; isQuoted?: boolean; link?: string }[]
  works: { title: string; artist: string; options: string[]; price?: string; picture?: MailPicture }[]
  sums: { name: string; amount: string; isTotal: boolean }[]
}
