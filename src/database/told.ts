/**
 * The tables whose changes are told to every node, each with what its rows are told as: a row of `artwork_pictures` is a
 * part of its work. Views count as all that they are made of.
 */
const TOLD = {
  artworks: ['artworks'],
  artwork_films: ['artworks'],
  artwork_pictures: ['artworks'],
  artwork_print_choices: ['artworks'],
  artwork_turns: ['artworks'],
  cutouts: ['artworks'],
  artists: ['artists'],
  awards: ['artists'],
  videos: ['artists'],
  // Artists are shown with the name of their account.
  users: ['artists'],
  series: ['series'],
  exhibitions: ['exhibitions'],
  exhibition_artists: ['exhibitions'],
  exhibition_artworks: ['exhibitions'],
  exhibited_artists: ['exhibitions', 'artworks'],
  news: ['news'],
  news_artists: ['news'],
  presses: ['presses'],
  press_artists: ['presses'],
  pages: ['pages'],
  artist_types: ['artist_types'],
  categories: ['categories'],
  gallery: ['gallery'],
  home_selections: ['home_selections'],
  legal_mentions: ['legal_mentions'],
  locations: ['locations'],
  menu_items: ['menu_items'],
  print_choices: ['print_choices'],
  rooms: ['rooms'],
  settings: ['settings'],
  techniques: ['techniques'],
} as const

/** What a notice names. */
export type Kind = (typeof TOLD)[keyof typeof TOLD][number]

/** Rows by their own id, or by that of what they belong to, as notices name them beside their kind. */
export type Part =
  | 'artworks'
  | 'artworks.artist'
  | 'artworks.series'
  | 'artworks.exhibition'
  | 'artists'
  | 'series'
  | 'series.artist'
  | 'exhibitions'
  | 'news'
  | 'news.artist'
  | 'presses'
  | 'presses.artist'
  | 'pages'

const told = new Map<string, readonly Kind[]>(Object.entries(TOLD))
const kinds = new Set<string>([...told.values()].flat())

/** The tables and views that are known here. */
export const TOLD_TABLES = [...told.keys()]

/** The kind that something told or read is of: `artworks` of `artworks.artist:3`. */
export const kindOf = (name: string): string => name.split(/[.:]/, 1)[0]!

export const isKind = (name: string): name is Kind => kinds.has(name)

/** How many statements are remembered: there are some hundred, but lists of values make more of one. */
const MOST_STATEMENTS = 2000
const known = new Map<string, readonly Kind[]>()

/** What a statement names; a word that is a table by chance counts too. */
export function kindsNamedIn(statement: string): readonly Kind[] {
  let named = known.get(statement)
  if (!named) {
    named = [...new Set((statement.match(/[a-z_]+/g) ?? []).flatMap((word) => told.get(word) ?? []))]
    if (known.size >= MOST_STATEMENTS) known.clear()
    known.set(statement, named)
  }
  return named
}
