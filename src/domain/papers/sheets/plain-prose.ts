import { HEADING, splitBlocks, splitLinks } from '../../../contract/content/prose.ts'

/** What somebody wrote with marks for headings and links, as plain paragraphs. */
export const plainProse = (text: string): string =>
  splitBlocks(text)
    .map((block) => (block.startsWith(HEADING) ? block.slice(HEADING.length) : block))
    // Of a link its words stay, and where it leads goes.
    .map((block) =>
      splitLinks(block)
        .filter((_, at) => at % 3 !== 2)
        .join(''),
    )
    .join('\n')
