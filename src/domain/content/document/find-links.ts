import type { Doc, Fields, KindName, Words } from '../../../contract/content/fields.ts'

/** A place in a thing that names another thing, or a file. */
export interface Link {
  path: (string | number)[]
  kind: KindName
  key: string
}

/** Everything that a thing names, files included. */
export function findLinks(fields: Fields, doc: Doc, path: Link['path'] = []): Link[] {
  return Object.entries(fields).flatMap(([name, field]): Link[] => {
    const value = doc[name]
    const place = [...path, name]
    if (value === undefined) return []
    switch (field.type) {
      case 'file':
        return [{ path: place, kind: 'media', key: value as string }]
      case 'files':
        return (value as string[]).map((key, at) => ({ path: [...place, at], kind: 'media', key }))
      case 'file-per-language':
        return Object.entries(value as Words).map(([locale, key]) => ({ path: [...place, locale], kind: 'media', key }))
      case 'reference':
        return [{ path: place, kind: field.kind, key: value as string }]
      case 'references':
        return (value as string[]).map((key, at) => ({ path: [...place, at], kind: field.kind, key }))
      case 'list':
        return (value as Doc[]).flatMap((item, at) => findLinks(field.fields, item, [...place, at]))
      default:
        return []
    }
  })
}
