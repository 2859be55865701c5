/** The pattern of LIKE for whatever has this text anywhere in it, taken letter by letter. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
