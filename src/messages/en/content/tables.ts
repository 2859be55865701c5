/** How tables that are brought in may say things; the first of several is the usual one. */
export const tables = {
  yes: 'yes, y, true, x',
  no: 'no, n, false, -',
  /** Other words for the columns of a table, beside the names of the fields. */
  headers: {
    inventory_number: 'number, no, inv no, inventory no, inventory, reference, ref, sku, stock number',
    artist: 'artist name, by',
    title: 'work, name of the work, title of the work',
    name: 'artist, artist name, full name',
    kind: 'kind',
    year: 'date, dated, made in',
    price: 'retail price, sale price, amount',
    technique: 'medium, media, material, materials',
    category: 'type of work, discipline',
    height: 'h',
    width: 'w',
    depth: 'd, length',
    about: 'description, text, notes',
    is_price_on_request: 'poa, on request',
    born: 'born in, birth year, year of birth, birth',
    died: 'died in, death year, year of death, death',
    biography: 'bio',
    country: 'nationality',
  },
  /** Other words for countries, beside their usual names. */
  countries: {
    US: 'usa, united states of america',
    GB: 'great britain, britain',
    NL: 'the netherlands, holland',
    KR: 'korea',
    HK: 'hong kong',
    CZ: 'czech republic',
    TR: 'turkey',
  },
}
