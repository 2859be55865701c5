import type { Fault, KindName } from '../../contract/content/fields.ts'
import type { FolderFault } from '../../contract/content/values.ts'

/** A thing, by where it stands. */
interface ThingName {
  kind: KindName
  key: string
}

/** What is wrong: with a field of a thing, or with a file. */
export interface Trouble {
  path?: (string | number)[]
  word: Fault['word'] | FolderFault
  values?: Record<string, string | number> | undefined
}

/** Why something is not taken: the file, the line, and the reason; also in a few words, for a terminal. */
export interface Refused extends Required<Trouble> {
  file: string
  line: number
  reason: string
}

/** What an import did, or would do. Where anything is refused, nothing is done. */
export interface Report {
  isDryRun: boolean
  created: ThingName[]
  /** With the version that each has until then. */
  changed: (ThingName & { version: number })[]
  left: number
  /** Works that the folder tells otherwise, and that stay as sales have left them. */
  kept: { key: string; told: string; here: string }[]
  refused: Refused[]
}

export const emptyReport = (isDryRun: boolean): Report => ({
  isDryRun,
  created: [],
  changed: [],
  left: 0,
  kept: [],
  refused: [],
})

const WORDS: Record<Trouble['word'], (values: Record<string, string | number>) => string> = {
  required: () => 'is missing, and visitors cannot do without it',
  invalid: () => 'is not of the form that is read here',
  'unknown-field': () => 'is a name that is not known here',
  'unknown-key': ({ key }) => `names ${key}, which is neither in the folder nor in the gallery`,
  unpublished: ({ key }) => `names ${key}, which visitors have never seen`,
  'too-long': ({ max }) => `is longer than ${max} characters`,
  'too-many': ({ max }) => `has more than ${max} entries`,
  'out-of-range': ({ min, max }) => `is not between ${min} and ${max}`,
  taken: () => 'is taken already',
  reserved: () => 'is an address that the gallery has for itself',
  needs: ({ because }) => `is needed because of ${because}`,
  excludes: ({ other }) => `does not go together with ${other}`,
  'place-missing': ({ place }) => `lacks ${place}`,
  'place-unknown': ({ place }) => `says ${place}, which nothing is put into`,
  proportions: () => 'has other proportions than the main picture',
  before: ({ other }) => `comes before ${other}`,
  'format-missing': ({ format }) => `is missing: it says "format: ${format}"`,
  'format-other': ({ text, format }) => `says format ${text}; only ${format} is read`,
  'not-utf8': () => 'is not written in UTF-8',
  'not-yaml': ({ text }) => String(text),
  'too-deep': () => 'is nested too deep',
  anchors: () => 'uses anchors, which are not read',
  'no-keys': () => 'does not say the key of each thing',
  'file-size': ({ max }) => `is larger than ${max} MB`,
  'a-link': () => 'is a link or a device, not a file',
  'many-files': ({ max }) => `is one file too many: ${max} are taken`,
  misplaced: () => 'is in a place where nothing is read',
  'no-use': () => 'is of a kind that a gallery has no use for',
  'file-letters': () => 'has a name with more than a-z, 0-9, - and _',
  'file-empty': () => 'is empty',
  'file-kind': ({ text }) => `is not what its name says (${text})`,
  'slug-twice': ({ text }) => `is that of ${text} as well`,
  'file-twice': () => 'is there twice',
  'file-locked': () => 'is locked, or packed in a way that is not read',
  'file-name': () => 'leads elsewhere',
  'file-damaged': ({ text }) => (text ? `is damaged: ${text}` : 'is damaged'),
  'not-archive': () => 'cannot be read as an archive',
  'archive-grows': ({ max }) => `grows beyond measure: to more than ${max} MB`,
  'picture-size': () => 'is too large a picture',
  'picture-kind': () => 'is not a picture of a kind that is taken',
  'picture-unreadable': () => 'cannot be read as a picture',
  'picture-animated': () => 'moves, which pictures must not',
  'picture-small': () => 'is too small a picture',
  'picture-narrow': () => 'is too narrow a picture',
  'certificate-changed': ({ key }) => `has ${key}, which is not as it was signed`,
}

/** So many faults are told; whoever has more mends these first. */
export const MOST_FAULTS = 5000

/** Notes why something of a file is not taken. */
export function refuse(
  { refused }: Report,
  file: string,
  trouble: Trouble,
  { line = 1, key }: { line?: number; key?: string } = {},
): void {
  if (refused.length >= MOST_FAULTS) return
  const { path = [], word, values = {} } = trouble
  const about = path.length > 0 ? `${path.join('.')} ` : key === undefined ? '' : 'it '
  const reason = `${key === undefined ? '' : `${key}: `}${about}${WORDS[word](values)}`
  refused.push({ file, line, path, word, values, reason })
}
