import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

import type { KindName } from '../../contract/content/fields.ts'
import { KIND_NAMES } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { isKey } from '../files/index.ts'
import { mediaTypeOf } from './media-files.ts'
import type { Trouble } from './report.ts'

/** A file with things in it: one of its own, or all of a kind. */
export interface ThingFile {
  kind: KindName
  /** Of a file with one thing. */
  key: string | null
  file: string
}

export interface MediaFile {
  key: string
  size: number
}

/** What a folder holds, and what in it is no part of a gallery. */
export interface Listed {
  things: ThingFile[]
  media: MediaFile[]
  faults: { file: string; trouble: Trouble }[]
}

/** Files that say something about the folder itself. */
export const FORMAT_FILE = 'folder.yaml'
export const FACTS_FILE = 'pictures.yaml'
export const CERTIFICATES_FILE = 'certificates.yaml'
const ABOUT_FOLDER = [FORMAT_FILE, FACTS_FILE, CERTIFICATES_FILE]
export const MOST_FILES = 500_000
/** What systems leave behind in folders that people look at. */
export const LEFTOVERS = new Set(['Thumbs.db', 'desktop.ini', '__MACOSX'])

/** Goes through a folder; links that lead elsewhere are not followed. */
export async function listFolder(folder: string): Promise<Listed> {
  const root = await realpath(folder)
  const listed: Listed = { things: [], media: [], faults: [] }
  await listInto(listed, root, '')
  return listed
}

async function listInto(listed: Listed, root: string, below: string): Promise<void> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry
    if (name.startsWith('.') || LEFTOVERS.has(name)) continue
    const place = below === '' ? name : `${below}/${name}`
    const refuse = (word: Trouble['word'], values?: Trouble['values']) =>
      listed.faults.push({ file: place, trouble: { word, values } })
    if (listed.things.length + listed.media.length > MOST_FILES) return void refuse('many-files', { max: MOST_FILES })
    if (entry.isDirectory()) await listInto(listed, root, place)
    else if (!entry.isFile()) refuse('a-link')
    else if (name.endsWith('.yaml')) {
      const thing = toThingFile(place)
      if (thing) listed.things.push(thing)
      else if (!ABOUT_FOLDER.includes(place)) refuse('misplaced')
    } else if (name.endsWith('.md') || name === 'README') continue
    else if (mediaTypeOf(name) === undefined) refuse('no-use')
    else if (!isKey(place)) refuse('file-letters')
    else listed.media.push({ key: place, size: (await stat(path.join(root, place))).size })
  }
}

function toThingFile(place: string): ThingFile | undefined {
  const [first = '', second, ...rest] = place.replace(/\.yaml$/, '').split('/')
  const kind = KIND_NAMES.find((name) => name === first)
  if (!kind || rest.length > 0) return undefined
  const { layout } = kindOf(kind)
  if (layout === 'file') return second === undefined ? undefined : { kind, key: second, file: place }
  return second === undefined && layout !== 'media'
    ? { kind, key: layout === 'one' ? kind : null, file: place }
    : undefined
}
