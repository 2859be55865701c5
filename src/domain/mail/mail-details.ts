/** What a mail shows between its words: what it is about, in facts, works and sums, all of it ready to be read. */
export interface MailDetails {
  facts: { name: string; lines: string[] }[]
  works: { title: string; artist: string; options: string[]; price: string }[]
  sums: { name: string; amount: string; isTotal: boolean }[]
}
