import { EDITED_KINDS, type EditedKind } from '../contract/content/values.ts'

export const isEditedKind = (value: unknown): value is EditedKind => EDITED_KINDS.includes(value as EditedKind)

/** The key that leads to a kind's list after "g". */
export const KEYS: Record<EditedKind, string> = {
  artworks: 'w',
  artists: 'a',
  series: 's',
  categories: 'c',
  techniques: 't',
  'artist-types': 'y',
  'print-choices': 'p',
}
