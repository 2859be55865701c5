/** The paragraphs, headings and lists of a text, apart by a blank line. */
export const splitBlocks = (text: string): string[] => text.split(/\n{2,}/).map((block) => block.trim())

/** What follows the mark of a heading is shown as it is. */
export const HEADING = '## '

/** A paragraph taken apart: what is no link stands alone, a link with its words and where they lead. */
export const splitLinks = (text: string): readonly string[][] =>
  text.split(/(\[[^[\]]+\]\([^)\s[]+\))/).map((part) => /^\[([^[\]]+)\]\(([^)\s[]+)\)$/.exec(part) ?? [part])

/** Whether a link leads to a place of this gallery, which is given without its language. */
export const isOwnPlace = (to: string): boolean => /^\/(?!\/)/.test(to)
