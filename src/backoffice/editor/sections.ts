import type { Doc, Field, Fields } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { SITE_PAGES } from '../../contract/content/reserved-slugs.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import type { BackofficeWords } from '../../messages/backoffice.ts'

export type SectionName = keyof BackofficeWords['fields']['sections']
interface Section {
  name: SectionName
  fields: [name: string, field: Field][]
}

/**
 * How the fields of each kind are gathered, those first that visitors cannot do without; what is named nowhere stands in
 * the last part.
 */
const SECTIONS: Record<EditedKind, [SectionName, string[]][]> = {
  artworks: [
    [
      'work',
      ['title', 'artist', 'category', 'technique', 'kind', 'year', 'inventory_number', 'series', 'series_position'],
    ],
    ['measures', ['height', 'width', 'price', 'is_price_on_request', 'depth', 'weight']],
    ['pictures', ['pictures', 'films', 'colors', 'largest_zoom']],
    ['texts', ['about', 'signature', 'edition', 'edition_size', 'condition', 'framing', 'provenance', 'certificate']],
    ['prints', ['print_choices']],
    ['search', ['search_title', 'search_description']],
    ['more', []],
  ],
  artists: [
    [
      'person',
      ['name', 'type', 'groups', 'born', 'died', 'country', 'country_words', 'city', 'picture', 'picture_alt'],
    ],
    ['texts', ['headline', 'biography', 'artistic_process', 'statement']],
    ['career', ['education', 'shows', 'awards', 'collections', 'videos']],
    ['search', ['search_title', 'search_description']],
    ['more', []],
  ],
  series: [
    ['entry', ['title', 'artist', 'first_year', 'last_year', 'about']],
    ['search', ['search_title', 'search_description']],
    ['more', []],
  ],
  categories: [['entry', []]],
  techniques: [['entry', []]],
  'artist-types': [['entry', []]],
  'print-choices': [
    ['entry', ['option', 'name', 'about', 'position']],
    ['look', []],
  ],
  exhibitions: [
    ['exhibition', ['title', 'kind', 'is_at_gallery', 'starts_on', 'ends_on', 'year', 'venue', 'city']],
    ['texts', ['about', 'picture', 'picture_alt']],
    ['hang', ['artworks', 'artists']],
    ['more', []],
  ],
  news: [
    ['entry', ['title', 'lead', 'body', 'picture', 'picture_alt', 'artists']],
    ['more', []],
  ],
  press: [
    ['entry', ['title', 'kind', 'dated', 'publication', 'link', 'file']],
    ['texts', ['lead', 'body', 'picture', 'picture_alt', 'artists']],
    ['more', []],
  ],
  pages: [
    ['entry', ['title', 'body', 'picture', 'picture_alt']],
    ['more', []],
  ],
  gallery: [
    ['words', ['name', 'tagline', 'opening_line', 'introduction', 'invitation', 'description']],
    ['look', ['logo', 'share_picture', 'accent']],
    [
      'place',
      [
        'street',
        'postcode',
        'city',
        'country',
        'phone',
        'email',
        'latitude',
        'longitude',
        'time_zone',
        'opening_hours',
        'holidays',
      ],
    ],
    ['letters', []],
  ],
  locations: [
    ['entry', ['name', 'about']],
    ['place', []],
  ],
  home: [
    ['opening', ['hero_artwork', 'hero_exhibition']],
    ['selections', []],
  ],
  menu: [['entry', []]],
  footer: [['entry', []]],
  'legal-mention': [['entry', []]],
  rooms: [
    ['entry', ['name', 'picture', 'picture_alt', 'position']],
    ['wall', []],
  ],
  'shipping-zones': [
    ['zone', ['name', 'countries', 'takes_rest', 'position', 'slug']],
    ['prices', []],
  ],
  vat: [['entry', []]],
  settings: [
    ['company', ['legal_name', 'legal_form', 'register', 'vat_number', 'bank_holder', 'iban', 'bic']],
    ['letters', ['reply_address', 'letters_hour']],
    ['sale', ['written_in', 'default_language', 'prices_for', 'hold_minutes']],
    ['pictures', ['largest_zoom']],
    ['keeping', []],
  ],
}

/** What stands below another field, in the same place of the form: it says something of that one. */
const BELOW: Partial<Record<string, string>> = { is_price_on_request: 'price', is_at_gallery: 'kind' }

/** The fields of a part, place by place: most have one to themselves. */
export function placesOf(fields: Section['fields']): Section['fields'][] {
  const places: Section['fields'][] = []
  for (const entry of fields) {
    const above = places.find(([first]) => first?.[0] === BELOW[entry[0]])
    if (above) above.push(entry)
    else places.push([entry])
  }
  return places
}

/** What an original has nothing to say of. */
const OF_PRINTS = ['edition', 'edition_size', 'print_choices']

/** What follows from the gallery’s own address and from the days. */
const OF_ELSEWHERE = ['venue', 'city', 'year']

const OF_FRAMES = ['frame_profile', 'frame_width', 'frame_depth', 'frame_color', 'mat_width', 'mat_color']
const OF_PAPER = ['paper_color', 'paper_border']
/** What is not seen of each option of a print. */
const UNSEEN: Record<string, string[]> = {
  frame: OF_PAPER,
  paper: [...OF_FRAMES, 'glass'],
  lamination: [...OF_FRAMES, ...OF_PAPER],
  crate: [...OF_FRAMES, ...OF_PAPER, 'glass'],
}

/** The names of the fields that do not concern a thing and hold nothing either, divided by spaces. */
export function hiddenFields({ kind, key }: { kind: EditedKind; key: string }, draft: Doc): string {
  if (kind === 'artworks' && draft.kind === 'original') {
    return OF_PRINTS.filter((name) => draft[name] === undefined).join(' ')
  }
  if (kind === 'exhibitions' && draft.is_at_gallery) {
    return OF_ELSEWHERE.filter((name) => draft[name] === undefined).join(' ')
  }
  if (kind === 'print-choices') {
    return (UNSEEN[String(draft.option)] ?? []).filter((name) => draft[name] === undefined).join(' ')
  }
  return kind === 'pages' && SITE_PAGES.includes(key) && draft.slug === undefined ? 'slug' : ''
}

/** The parts of a kind's form, in order; parts without fields are left out. */
export function sectionsOf(kind: EditedKind, hidden: readonly string[] = []): Section[] {
  const fields: Fields = kindOf(kind).fields
  const sections = SECTIONS[kind]
  const named = new Set(sections.flatMap(([, names]) => names))
  const others = Object.keys(fields).filter((name) => !named.has(name))
  return sections
    .map(([name, names], at): Section => {
      const all = at === sections.length - 1 ? [...names, ...others] : names
      return {
        name,
        fields: all.flatMap((one) => (fields[one] && !hidden.includes(one) ? [[one, fields[one]]] : [])),
      }
    })
    .filter((section) => section.fields.length > 0)
}
