import { isCountry } from './countries.ts'

interface Signs {
  /** What the visitor has chosen or written down, the most telling first. */
  known: (string | null | undefined)[]
  /** The languages of the browser, such as `de-CH`. */
  languages: readonly string[]
}

const HOME = 'FR'

/** The country that somebody most likely wants something shipped to; the gallery's own when nothing tells. */
export function guessCountry({ known, languages }: Signs): string {
  const regions = languages.map((tag) => /-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase())
  return [...known, ...regions].find(isCountry) ?? HOME
}
