/** A part of a written page: its heading, the id that leads to it, and the text under it. */
export interface WrittenPart {
  id: string
  heading: string
  text: string
}

// Ids that pages use for themselves.
const TAKEN = ['content']

/** Splits a written text at its `## ` headings: what stands before the first one, and the parts after it. */
export function splitParts(body: string): { opening: string; parts: WrittenPart[] } {
  const [opening = '', ...rest] = `\n${body}`.split(/\n## /)
  const used = new Set(TAKEN)
  const parts = rest.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return { id: chooseId(heading, used), heading: heading.trim(), text: lines.join('\n').trim() }
  })
  return { opening: opening.trim(), parts }
}

/** The same heading gives the same id for ever: its letters and digits, accents taken off, Chinese as it is. */
function chooseId(heading: string, used: Set<string>): string {
  const slug =
    heading
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/œ/g, 'oe')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part'
  let id = slug
  for (let count = 2; used.has(id); count++) id = `${slug}-${count}`
  used.add(id)
  return id
}
