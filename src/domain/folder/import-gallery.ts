import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'

import { KIND_NAMES } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { type Database, transact, waitForLock } from '../../database/index.ts'
import { type Actor, applyChanges, type Change, ContentRefusal, findLinks, holdItems } from '../content/index.ts'
import type { FileStore } from '../files/index.ts'
import { takeCertificates } from './certificates-file.ts'
import { importMedia } from './import-media.ts'
import { FORMAT_FILE, type Listed, listFolder } from './list-folder.ts'
import { readFacts } from './picture-facts.ts'
import { type Reading, readThings, type ReadThing } from './read-things.ts'
import { emptyReport, MOST_FAULTS, refuse, type Report, type Trouble } from './report.ts'
import { toChange } from './to-change.ts'
import { decodeYaml, readYaml, UnreadableFile } from './yaml.ts'

/** How the folder is laid out: a later one is not read. */
export const FORMAT = 1

interface Options {
  db: Database
  files: FileStore
  folder: string
  actor: Actor
  /** Tells what would be done, and does nothing. */
  isDryRun?: boolean | undefined
  now?: Date | undefined
  /** Called with how many things and files of how many are done. */
  onProgress?: ((done: number, total: number) => void) | undefined
  /** Is done with everything else or not at all; what it throws takes everything back. */
  alongside?: ((tx: Database, report: Report) => Promise<void>) | undefined
}

const BATCH = 200

/**
 * Brings a folder into the gallery, all of it or nothing. What the folder does not name stays; what is there already and the
 * same is left. Broken off, it is simply done again: files that were stored are not stored twice.
 */
export async function importGallery(options: Options): Promise<Report> {
  const { db, folder, isDryRun = false, now = new Date(), onProgress = () => undefined } = options
  const report = emptyReport(isDryRun)
  const listed = await listFolder(folder)
  for (const { file, trouble } of listed.faults) refuse(report, file, trouble)
  await refuseOtherFormats(folder, report)
  const reading: Reading = { folder, now, zone: await readZone(folder) }
  const total = listed.things.length + listed.media.length
  const tell = (share: number) => onProgress(Math.round(share * total), total)
  await checkThings(db, reading, listed, report, (share) => tell(share * 0.15))
  // Who only tries hears of the files as well.
  if (report.refused.length > 0 && !isDryRun) return report

  const facts = await readFacts(folder)
  const media = await importMedia({
    ...options,
    listed,
    facts,
    report,
    onProgress: (share) => tell(0.15 + share * 0.5),
  })
  if (report.refused.length > 0) return report
  await writeAll(options, { reading, listed, report, media, onProgress: (share) => tell(0.65 + share * 0.35) })
  return report
}

async function refuseOtherFormats(folder: string, report: Report): Promise<void> {
  const bytes = await readFile(path.join(folder, FORMAT_FILE)).catch(() => undefined)
  if (!bytes) return refuse(report, FORMAT_FILE, { word: 'format-missing', values: { format: FORMAT } })
  const read = await readOr(report, FORMAT_FILE, async () => readYaml(decodeYaml(bytes)))
  if (!read) return
  const { format } = (read.value ?? {}) as { format?: unknown }
  const text = String(format).slice(0, 100)
  if (format !== FORMAT) refuse(report, FORMAT_FILE, { word: 'format-other', values: { text, format: FORMAT } })
}

/** Days are those of the gallery that the folder tells of. */
async function readZone(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'gallery.yaml'), 'utf8').catch(() => '')
  try {
    const zone = (readYaml(text).value as { time_zone?: unknown } | null)?.time_zone
    return new Intl.DateTimeFormat(undefined, { timeZone: typeof zone === 'string' ? zone : 'UTC' }).resolvedOptions()
      .timeZone
  } catch {
    return 'UTC'
  }
}

/** Reads everything once, so that every fault is told and not the first alone. */
async function checkThings(
  db: Database,
  reading: Reading,
  { things, media }: Listed,
  report: Report,
  onProgress: (share: number) => void,
): Promise<void> {
  const named = new Set(media.map(({ key }) => `media ${key}`))
  const links: ReturnType<typeof linksOf> = []
  const slugs = new Map<string, string>()
  for (const [at, file] of things.entries()) {
    if (report.refused.length >= MOST_FAULTS) return
    onProgress(at / things.length)
    for (const thing of (await readOr(report, file.file, () => readThings(reading, file))) ?? []) {
      named.add(`${thing.kind} ${thing.key}`)
      refuseFaults(report, thing)
      refuseTwins(report, thing, slugs)
      links.push(...linksOf(thing))
    }
  }
  const open = links.filter(({ to }) => !named.has(to))
  const known = await findKnown(db, [...new Set(open.map(({ to }) => to))])
  const told = new Set<string>()
  for (const { to, file, line, place, key } of open) {
    if (known.has(to) || told.has(`${file} ${to}`)) continue
    told.add(`${file} ${to}`)
    refuse(report, file, { path: place, word: 'unknown-key', values: { key } }, { line })
  }
}

/** What a thing names, in what visitors see and in what staff are writing. */
function linksOf({ kind, told, file, lineOf }: ReadThing) {
  const { published, draft } = told.state
  const forms = published
    ? [
        { doc: published, within: [] },
        { doc: draft, within: ['draft'] },
      ]
    : [{ doc: draft, within: [] }]
  return forms.flatMap(({ doc, within }) =>
    findLinks(kindOf(kind).fields, doc).map(({ path: place, kind: of, key }) => ({
      to: `${of} ${key}`,
      file,
      line: lineOf([...within, ...place]),
      place,
      key,
    })),
  )
}

function refuseFaults(report: Report, { file, key, faults, lineOf }: ReadThing): void {
  for (const fault of faults) refuse(report, file, fault, { line: lineOf(fault.path), key })
}

/** Two things cannot be found under one address. */
function refuseTwins(report: Report, { kind, key, file, told, lineOf }: ReadThing, slugs: Map<string, string>): void {
  const slug = (told.state.published?.slug as string | undefined) ?? key
  const other = slugs.get(`${kind} ${slug}`)
  if (other !== undefined) {
    const trouble: Trouble = { path: ['slug'], word: 'slug-twice', values: { text: other } }
    refuse(report, file, trouble, { line: lineOf(['slug']), key })
  }
  slugs.set(`${kind} ${slug}`, key)
}

async function findKnown(db: Database, names: string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < names.length; at += 1000) {
    const { rows } = await sql<{ name: string }>`
      SELECT kind || ' ' || key AS name FROM content
      WHERE kind || ' ' || key = ANY (${names.slice(at, at + 1000)}::text[])`.execute(db)
    for (const { name } of rows) known.add(name)
  }
  return known
}

async function readOr<Value>(report: Report, file: string, read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    refuse(report, file, error.trouble, { line: error.line })
    return undefined
  }
}

interface Writing {
  reading: Reading
  listed: Listed
  report: Report
  media: Awaited<ReturnType<typeof importMedia>>
  onProgress: (share: number) => void
}

class DryRun extends Error {}
class RegisterRefusal extends Error {}

async function writeAll(
  { db, folder, actor, isDryRun, alongside }: Options,
  { reading, listed, report, media, onProgress }: Writing,
): Promise<void> {
  const total = listed.media.length + listed.things.length
  let done = 0
  const apply = async (tx: Database, changes: Change[]) => {
    await applyChanges(tx, actor, changes)
    for (const { kind, key, before } of changes) {
      if (before) report.changed.push({ kind, key, version: before.version })
      else report.created.push({ kind, key })
    }
  }
  const write = async (tx: Database) => {
    await waitForLock(tx, 'an import')
    await media.writeTo(tx, apply)
    for (const kind of KIND_NAMES) {
      const files = listed.things.filter((file) => file.kind === kind)
      for (let at = 0; at < files.length; at += BATCH) {
        const things = (await Promise.all(files.slice(at, at + BATCH).map((file) => readThings(reading, file)))).flat()
        await writeThings(tx, things, report, apply)
        done += Math.min(BATCH, files.length - at)
        onProgress((listed.media.length + done) / total)
      }
    }
    await takeCertificates(tx, folder, report)
    if (report.refused.length > 0) throw new RegisterRefusal()
    await alongside?.(tx, report)
    if (isDryRun) throw new DryRun()
  }
  try {
    await transact(db, write)
  } catch (error) {
    if (error instanceof DryRun) return
    if (!(error instanceof ContentRefusal || error instanceof RegisterRefusal)) throw error
    Object.assign(report, { created: [], changed: [], left: 0, kept: [] })
    if (error instanceof ContentRefusal) await noteRefusal(report, reading, listed, error)
  }
}

async function writeThings(
  tx: Database,
  things: ReadThing[],
  report: Report,
  apply: (tx: Database, changes: Change[]) => Promise<void>,
): Promise<void> {
  for (const kind of new Set(things.map((thing) => thing.kind))) {
    const ofKind = things.filter((thing) => thing.kind === kind)
    const items = await holdItems(
      tx,
      kind,
      ofKind.map(({ key }) => key),
    )
    const known = new Map(items.map((item) => [item.key, item]))
    const changes: Change[] = []
    for (const thing of ofKind) {
      const change = toChange(thing, known.get(thing.key) ?? null)
      if (change) changes.push(change)
      else report.left++
    }
    await noteKept(tx, ofKind, known, report)
    if (changes.length > 0) await apply(tx, changes)
  }
}

/** A work that is there keeps its state, whatever the folder tells. */
async function noteKept(
  tx: Database,
  things: ReadThing[],
  known: Map<string, { id: number }>,
  report: Report,
): Promise<void> {
  const told = things.filter(({ kind, key }) => kind === 'artworks' && known.has(key))
  if (told.length === 0) return
  const rows = await tx
    .selectFrom('artworks')
    .select(['id', 'availability'])
    .where(
      'id',
      'in',
      told.map(({ key }) => known.get(key)?.id as number),
    )
    .execute()
  const here = new Map(rows.map(({ id, availability }) => [id, availability]))
  for (const {
    key,
    told: { arrival, state },
  } of told) {
    const now = here.get(known.get(key)?.id as number)
    const wished = arrival.availability ?? 'available'
    if (state.published && now !== undefined && now !== wished) report.kept.push({ key, told: wished, here: now })
  }
}

/** Finds the line of what the gallery itself refused. */
async function noteRefusal(
  report: Report,
  reading: Reading,
  listed: Listed,
  { kind, key, faults }: ContentRefusal,
): Promise<void> {
  const file = listed.things.find((one) => one.kind === kind && (one.key === key || one.key === null))
  const thing = file && (await readThings(reading, file)).find((one) => one.key === key)
  for (const fault of faults) refuse(report, file?.file ?? key, fault, { line: thing?.lineOf(fault.path) ?? 1, key })
}
