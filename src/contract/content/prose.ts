/** The paragraphs, headings and lists of a text, apart by a blank line. */
export const splitBlocks = (text: string): string[] => text.split(/\n{2,}/).map((block) => block.trim())

/** What follows the mark of a heading is shown as it is. */
export const HEADING = '## '

/** A paragraph taken apart: what is no link, the words of a link, where it leads, what is no link, and so on. */
export const splitLinks = (text: string): string[] => text.split(/\[([^[\]]+)\]\(([^)\s[]+)\)/)

/** Whether a link leads to a place of this gallery, which is given without its language. */
export const isOwnPlace = (to: string): boolean => /^\/(?!\/)/.test(to)
