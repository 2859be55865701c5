import { DEFAULT_LOCALE } from '../locale.ts'
import type { Doc, Fault, Field, Fields, Kind, Words } from './fields.ts'

/** What keeps a thing from being seen by visitors: what is missing, texts without the default language, and the rules of its kind. */
export function checkWritten(kind: Kind, doc: Doc): Fault[] {
  const missing = findMissing(kind.fields, doc, [])
  // The rules rely on what is required being there.
  return missing.length > 0 ? missing : (kind.rules?.(doc as never) ?? [])
}

function findMissing(fields: Fields, doc: Doc, path: Fault['path']): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => findMissingIn(field, doc[name], [...path, name]))
}

function findMissingIn(field: Field, value: unknown, path: Fault['path']): Fault[] {
  if (value === undefined) return field.required ? [{ path, word: 'required' }] : []
  if (field.type === 'words')
    return !field.standsAlone && (value as Words)[DEFAULT_LOCALE] === undefined
      ? [{ path: [...path, DEFAULT_LOCALE], word: 'required' }]
      : []
  if (field.type === 'list') {
    return (value as Doc[]).flatMap((item, at) => findMissing(field.fields, item, [...path, at]))
  }
  return []
}
