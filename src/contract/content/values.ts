import type { Scope } from '../scope.ts'
import type { KindName } from './fields.ts'

/** The kinds of content that staff write in the back office: all but files, which come with what shows them. */
export const EDITED_KINDS = [
  'artworks',
  'artists',
  'series',
  'categories',
  'techniques',
  'artist-types',
  'print-choices',
  'exhibitions',
  'news',
  'press',
  'pages',
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
] as const satisfies KindName[]
export type EditedKind = (typeof EDITED_KINDS)[number]

/** Which scope writes things of a kind, beside that of everything; all staff read them. */
export const WRITERS = {
  artworks: 'editor',
  artists: 'editor',
  series: 'editor',
  categories: 'editor',
  techniques: 'editor',
  'artist-types': 'editor',
  'print-choices': 'editor',
  exhibitions: 'editor',
  news: 'editor',
  press: 'editor',
  pages: 'editor',
  gallery: 'editor',
  locations: 'editor',
  home: 'editor',
  menu: 'editor',
  footer: 'editor',
  'legal-mention': 'editor',
  rooms: 'editor',
  'shipping-zones': 'sales',
  vat: 'sales',
  settings: 'admin',
} as const satisfies Record<EditedKind, Scope>

/** Those of them that have a page of their own for visitors, which can be looked at before it is published. */
export const PREVIEWED_KINDS = [
  ...(['artworks', 'artists', 'series'] as const),
  ...(['exhibitions', 'news', 'press', 'pages'] as const),
] as const satisfies EditedKind[]
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number]

/** Those whose things have a page of their own for visitors, which somebody may or may not open. */
export const VISITED_KINDS = [
  'artworks',
  'artists',
  'series',
  'exhibitions',
  'news',
  'press',
  'pages',
] as const satisfies EditedKind[]
export type VisitedKind = (typeof VISITED_KINDS)[number]

/**
 * Where a thing stands: `draft`: no visitor has ever seen it; `published`: visitors see what staff have written last;
 * `changed`: staff have written more since; `hidden`: it was taken off the wall.
 */
export const CONTENT_STATES = ['draft', 'published', 'changed', 'hidden'] as const
export type ContentStateName = (typeof CONTENT_STATES)[number]

/** How lists of content can be sorted, the first being the usual. */
export const CONTENT_SORTS = ['changed', 'title', 'number'] as const
export type ContentSort = (typeof CONTENT_SORTS)[number]

/** What a thing can lack beside one of the languages: it can be published without it. */
export const LACKS = ['picture', 'alt', 'price', 'size', 'pixels'] as const

/** Why a link leads nowhere: what was answered there, or that nothing of that name is in the world. */
export const DEAD_REASONS = ['404', '410', 'unknown-name'] as const

/** What happened to a thing. */
export const CONTENT_ACTS = [
  'drafted',
  'published',
  'hidden',
  'restored',
  'imported',
  'removed',
  'availability',
  'scheduled',
] as const

export type ContentAct = (typeof CONTENT_ACTS)[number]

/** What files are looked for by: `unused`: nothing names them; `undescribed`: pictures that nobody has put into words. */
export const FILE_USES = ['unused', 'undescribed'] as const

/** The kinds whose things can be brought in as a table. */
export const IMPORTED_KINDS = ['artworks', 'artists', 'series', 'exhibitions', 'press'] as const satisfies EditedKind[]
export type ImportedKind = (typeof IMPORTED_KINDS)[number]

/** What can be brought in: a table of a kind, pictures of works in an archive, or a whole gallery in one. */
export const IMPORT_SUBJECTS = [...IMPORTED_KINDS, 'pictures', 'gallery'] as const
export type ImportSubject = (typeof IMPORT_SUBJECTS)[number]

/**
 * How far an import is: `open`: its columns are being chosen; `checking` and `applying`: a job is at it; `checked`: its
 * report is there; `failed`: the gallery could not do it, and nothing was done.
 */
export const IMPORT_STATUSES = ['open', 'checking', 'checked', 'applying', 'applied', 'failed'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** How the bytes of a table can be meant. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'gb18030'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** How numbers and days can be written in a column: what stands before the smaller part, and what comes first. */
export const CELL_FORMATS = ['point', 'comma', 'year-first', 'day-first', 'month-first'] as const
export type CellFormat = (typeof CELL_FORMATS)[number]

/** What an empty cell does to what is there. */
export const EMPTIES = ['keep', 'clear'] as const
export type Empties = (typeof EMPTIES)[number]

/** Why a table cannot be read to its end. */
export const TABLE_TROUBLES = ['not-text', 'no-lines', 'quote', 'long-cell', 'many-columns', 'many-lines'] as const
export type TableTrouble = (typeof TABLE_TROUBLES)[number]

/** What becomes of a line of a table, or of a picture of an archive. */
export const LINE_ACTS = ['create', 'change', 'same', 'skip'] as const
export type LineAct = (typeof LINE_ACTS)[number]

/** Why an import could not be done, or an export: the disk is full; anything else. */
export const FAILURES = ['no-room', 'other'] as const
export type Failure = (typeof FAILURES)[number]

/** How far an export of the whole gallery is. */
export const EXPORT_STATUSES = ['running', 'done', 'failed'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

/** Why a file of a whole gallery cannot be taken, beside what can be wrong about any thing. */
const FOLDER_FAULTS = [
  ...['format-missing', 'format-other', 'not-utf8', 'not-yaml', 'too-deep', 'anchors', 'no-keys', 'file-size'],
  ...['a-link', 'many-files', 'misplaced', 'no-use', 'file-letters', 'file-empty', 'file-kind', 'slug-twice'],
  ...['file-twice', 'file-locked', 'file-name', 'file-damaged', 'archive-grows', 'not-archive', 'picture-size'],
  ...['picture-kind', 'picture-unreadable', 'picture-animated', 'picture-small', 'picture-narrow'],
  'certificate-changed',
] as const
export type FolderFault = (typeof FOLDER_FAULTS)[number]

/** Why a line is skipped; `kept`: a work stays as sales have left it. */
export const LINE_FAULTS = [
  ...[
    'required',
    'invalid',
    'unread',
    'unknown-name',
    'ambiguous-name',
    'too-long',
    'too-many',
    'out-of-range',
    'taken',
  ],
  ...['reserved', 'twice', 'number', 'day', 'more-cells', 'unknown-field', 'unknown-key', 'unpublished', 'needs'],
  ...['excludes', 'before', 'proportions', 'kept', 'place-missing', 'place-unknown'],
  ...FOLDER_FAULTS,
] as const
