import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import type { Doc, Field, Fields, KindName } from '../contract/content/fields.ts'
import { KIND_NAMES } from '../contract/content/fields.ts'
import { kindOf } from '../contract/content/kinds.ts'
import { LANGUAGES, perLocale } from '../contract/locale.ts'
import { writeYaml } from '../domain/folder/index.ts'

/** What stands against what: one of the two is left out where both would be refused. */
const LEFT_OUT: Partial<Record<KindName, string[]>> = { footer: ['video'], home: ['hero_exhibition'] }

/** Writes a folder in which every field of every kind says something. */
export async function writeFullFolder(folder: string): Promise<void> {
  const files: Record<string, Doc> = { 'folder.yaml': { format: 1 } }
  for (const kind of KIND_NAMES) {
    const { layout, fields } = kindOf(kind)
    const doc = mend(kind, fill(kind, fields))
    if (layout === 'one') files[`${kind}.yaml`] = doc
    if (layout === 'table') files[`${kind}.yaml`] = { [keyOf(kind)]: doc }
    if (layout === 'file') files[`${kind}/${keyOf(kind)}.yaml`] = { published_at: '2026-03-01T10:00:00.000Z', ...doc }
  }
  Object.assign(files['artworks/one.yaml'] ?? {}, { availability: 'reserved', former_slugs: ['once'] })
  for (const [file, doc] of Object.entries(files)) await put(folder, file, writeYaml(doc))
  const jpeg = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#2f5fa8' } })
    .jpeg()
    .toBuffer()
  await put(folder, 'pictures/one.jpg', jpeg)
  await put(folder, 'files/one.webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.alloc(20)]))
  await put(folder, 'files/one.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nWater\n')
  await put(folder, 'files/one.pdf', '%PDF-1.4\n')
}

async function put(folder: string, file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), content)
}

/** Mails have their names already. */
const KEYS: Partial<Record<KindName, string>> = {
  categories: 'Sculpture',
  'artist-types': 'sculpture',
  'mail-words': 'order-ready',
}
const keyOf = (kind: KindName) => KEYS[kind] ?? 'one'

function fill(kind: KindName, fields: Fields): Doc {
  const left = LEFT_OUT[kind] ?? []
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !left.includes(name))
      .map(([name, field]) => [name, fillField(kind, name, field)]),
  )
}

const FILES = {
  picture: 'pictures/one.jpg',
  film: 'files/one.webm',
  captions: 'files/one.vtt',
  document: 'files/one.pdf',
}

function fillField(kind: KindName, name: string, field: Field): unknown {
  switch (field.type) {
    case 'text':
      return TEXTS[name] ?? `${name} of ${kind}`
    case 'words':
      return perLocale((locale) => `${name} of ${kind}, ${LANGUAGES[locale].name}`)
    case 'number':
      return NUMBERS[name] ?? Math.min(field.max, Math.max(field.min, 7))
    case 'flag':
      return true
    case 'choice':
      return field.values.at(-1)
    case 'choices':
      return field.values.slice(-2)
    case 'numbers':
      return [2, 3]
    case 'texts':
      return ['JP']
    case 'day':
      return '2026-04-02'
    case 'link':
      return 'https://elsewhere.example/one'
    case 'file':
      return FILES[field.of]
    case 'files':
      return [FILES[field.of]]
    case 'file-per-language':
      return perLocale(() => FILES[field.of])
    case 'reference':
      return keyOf(field.kind)
    case 'references':
      return [keyOf(field.kind)]
    case 'list':
      return [fill(kind, field.fields)]
  }
}

const TEXTS: Record<string, string> = {
  slug: 'another-one',
  accent: '#1f5c3a',
  wall_color: '#e8e4dc',
  frame_color: '#5a4632',
  mat_color: '#f6f3ec',
  paper_color: '#f7f2e6',
  country: 'DE',
  postcode: '24105',
  email: 'post@nordlicht.example',
  sender_address: 'brief@nordlicht.example',
  opens: '11:00',
  closes: '19:00',
  time_zone: 'Europe/Berlin',
  vat_number: 'DE811907980',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  reply_address: 'antwort@nordlicht.example',
}
const NUMBERS: Record<string, number> = {
  born: 1950,
  died: 2020,
  year: 2019,
  first_year: 2001,
  last_year: 2009,
  latitude: 54.3,
  longitude: 10.1,
  wall_left: 0.1,
  wall_top: 0.2,
  wall_width: 0.5,
  wall_height: 0.4,
  floor: 0.9,
}

/** Where two fields exclude each other within a list, each gets an item of its own; the rest of the world is taken already. */
function mend(kind: KindName, doc: Doc): Doc {
  if (kind === 'artists') {
    const [video] = doc.videos as [Doc]
    const { link, ...film } = video
    return { ...doc, videos: [film, { title: video.title, link }] }
  }
  if (kind === 'mail-words') return { ...doc, subject: perLocale(() => 'Come and see {number}') }
  if (kind === 'shipping-zones') return { ...doc, takes_rest: undefined }
  return doc
}
