import type { EditedKind } from '../../contract/content/values.ts'

/** What names the field that somebody is led to. */
export const FIELD_PARAMETER = 'field'

/** Where a field of a thing is written, such as `body.fr`. */
export const fieldAddressOf = (kind: EditedKind, id: number, path: string): string =>
  `/${kind}/${id}?${FIELD_PARAMETER}=${path}`
