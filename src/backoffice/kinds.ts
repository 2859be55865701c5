import { kindOf } from '../contract/content/kinds.ts'
import { EDITED_KINDS, type EditedKind, IMPORTED_KINDS, type ImportedKind } from '../contract/content/values.ts'

export const isEditedKind = (value: unknown): value is EditedKind => EDITED_KINDS.includes(value as EditedKind)

/** Whether tables of a kind can be brought in. */
export const isImportedKind = (kind: EditedKind): kind is ImportedKind =>
  (IMPORTED_KINDS as readonly EditedKind[]).includes(kind)

/** The key that leads to a kind's list after "g". */
export const KEYS: Record<EditedKind, string> = {
  artworks: 'w',
  artists: 'a',
  series: 's',
  categories: 'c',
  techniques: 't',
  'artist-types': 'y',
  'print-choices': 'p',
  exhibitions: 'e',
  news: 'n',
  press: 'k',
  pages: 'd',
  gallery: 'g',
  locations: 'o',
  home: 'h',
  menu: 'm',
  footer: 'f',
  'legal-mention': 'l',
  rooms: 'r',
  'shipping-zones': 'z',
  vat: 'v',
  settings: 'i',
}

/** The subjects of the back office, gathered: each kind stands in one group. */
export const GROUPS = {
  catalogue: ['artworks', 'artists', 'series', 'categories', 'techniques', 'artist-types', 'print-choices'],
  writing: ['exhibitions', 'news', 'press', 'pages'],
  house: [
    'gallery',
    'locations',
    'home',
    'menu',
    'footer',
    'legal-mention',
    'rooms',
    'shipping-zones',
    'vat',
    'settings',
  ],
} as const satisfies Record<string, EditedKind[]>

/** Whether there is exactly one of a kind: it is opened by itself, without a list. */
export const isSingle = (kind: EditedKind): boolean => kindOf(kind).layout === 'one'

/** The screen that lists the changes of many things of a kind. */
export const changesAddressOf = (kind: EditedKind): string => `/${kind}/changes`

/** The screen on which tables and archives are brought in. */
export const IMPORT = '/import'

/** The screen on which the whole gallery goes out and comes in. */
export const MOVING = '/moving'

/** The screen that says what could be better and what is planned. */
export const UPKEEP = '/upkeep'

/** The screen that says what there is to do. */
export const TODAY = '/today'

/** The screen with every order; below it, each has its own. */
export const ORDERS = '/orders'

/** The screen with every artist who applied; below it, each has their own. */
export const APPLICATIONS = '/applications'

/** The screens with every mail, with their words, and with what reaches oneself. */
export const LETTERS = '/letters'
export const LETTER_WORDS = '/letters/words'
export const MY_LETTERS = '/letters/mine'

/** The screens of the newsletter: its letters, each below it, and its readers. */
export const NEWSLETTER = '/newsletter'
export const READERS = '/newsletter/readers'

/** The screens of the desk for enquiries: all, one that is begun by staff, and templates of answers. */
export const ENQUIRIES = '/enquiries'
export const NEW_ENQUIRY = '/enquiries/new'

/** Where the gallery writes first, to a contact or to whomever an order is of. */
export const writeTo = (whom: { contact: string } | { of: string }): string =>
  `${NEW_ENQUIRY}?${new URLSearchParams({ ...whom, origin: 'gallery' }).toString()}`
export const ANSWER_TEMPLATES = '/enquiries/templates'

/** The screens with everybody the gallery knows, and on which a work is offered to several of them. */
export const PEOPLE = '/people'
export const OFFER_TO_SEVERAL = '/people/letter'

/** The person whom an order or an enquiry is of, by its number. */
export const personOf = (thing: string): string => `${PEOPLE}/of/${thing}`

/** The screen about who works for the gallery. */
export const STAFF = '/staff'

/** The screen that tells what staff did. */
export const ACTS = '/activity'

/** The screen about other programs: their keys, and what they are told. */
export const PROGRAMS = '/programs'

/** The screen about what is kept of people. */
export const PERSONAL_DATA = '/personal-data'

/** The screen on which somebody sees to it that nobody else comes in as them. */
export const SAFETY = '/safety'

/** The screen with every picture, film and file. */
export const LIBRARY = '/media'
