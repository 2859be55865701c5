import type { Fault, KindName } from '../../contract/content/fields.ts'

/** A thing, by where it stands. */
interface ThingName {
  kind: KindName
  key: string
}

/** Why something is not taken: the file, the line, and the reason in a few words. */
interface Refused {
  file: string
  line: number
  reason: string
}

/** What an import did, or would do. Where anything is refused, nothing is done. */
export interface Report {
  isDryRun: boolean
  created: ThingName[]
  changed: ThingName[]
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

const WORDS: Record<Fault['word'], (values: Record<string, string | number>) => string> = {
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
  before: ({ other }) => `comes before ${other}`,
}

/** A fault in words: where it is, and what is wrong. */
export const describeFault = ({ path, word, values = {} }: Fault): string =>
  `${path.length === 0 ? 'it' : path.join('.')} ${WORDS[word](values)}`
