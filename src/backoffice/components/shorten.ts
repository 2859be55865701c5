const SHOWN = 80

/** As much of a text as is needed to know it again. */
export const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()} …` : text)
