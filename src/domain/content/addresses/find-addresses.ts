import type { Doc, Fields, Words } from '../../../contract/content/fields.ts'
import { HEADING, isOwnPlace, splitBlocks, splitLinks } from '../../../contract/content/prose.ts'
import { LOCALES, prefixOf } from '../../../contract/locale.ts'

/** A place in a thing that leads somewhere. */
export interface Named {
  path: (string | number)[]
  /** What a browser would ask for: of this site from the slash on, with its language. */
  address: string
}

/** An address that takes more room is no index's, and hardly anybody's. */
const LONGEST = 2000

/** Wherever a thing leads visitors by a link, in each of its languages; what stands behind `#` is left out. */
export const findAddresses = (fields: Fields, doc: Doc): Named[] =>
  findIn(fields, doc, []).flatMap(({ path, address }) => {
    const asked = normalize(address)
    return asked === undefined ? [] : [{ path, address: asked }]
  })

function findIn(fields: Fields, doc: Doc, within: Named['path']): Named[] {
  return Object.entries(fields).flatMap(([name, field]): Named[] => {
    const value = doc[name]
    const path = [...within, name]
    if (value === undefined) return []
    switch (field.type) {
      case 'link':
        return [{ path, address: value as string }]
      case 'text':
        return field.place && doc[field.place.unless] === undefined ? [{ path, address: `/${value as string}` }] : []
      case 'words':
        return field.isProse ? findInWords(value as Words, path) : []
      case 'list':
        return (value as Doc[]).flatMap((item, at) => findIn(field.fields, item, [...path, at]))
      default:
        return []
    }
  })
}

/** As the pages show it: headings have no links, and places of this site are opened in the language of the text. */
function findInWords(words: Words, path: Named['path']): Named[] {
  return LOCALES.flatMap((locale) =>
    splitBlocks(words[locale] ?? '')
      .filter((block) => !block.startsWith(HEADING))
      .flatMap((block) => splitLinks(block).filter((_part, at) => at % 3 === 2))
      .map((address) => ({ path: [...path, locale], address }))
      .map((named) => (isOwnPlace(named.address) ? { ...named, address: prefixOf(locale) + named.address } : named)),
  )
}

/** One spelling for each address; letters and telephone numbers are nobody's to ask. */
function normalize(address: string): string | undefined {
  const isOwn = isOwnPlace(address)
  const url = URL.parse(address, isOwn ? 'http://own.invalid' : undefined)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  const asked = (isOwn ? '' : url.origin) + url.pathname + url.search
  return asked.length <= LONGEST ? asked : undefined
}
