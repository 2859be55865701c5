/** The first sentence of a written text, for those who show one line of a page. */
export const firstSentence = (text: string): string =>
  text
    .replace(/^##.*$/gm, '')
    .replace(/\[([^[\]]+)\]\([^)\s[]+\)/g, '$1')
    .trim()
    .split(/\n|(?<=[.!?])\s+|(?<=[。！？])/)[0] ?? ''
