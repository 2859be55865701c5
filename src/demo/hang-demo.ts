import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { sql } from 'kysely'

import { type Database, transact } from '../database/index.ts'
import type { FileStore } from '../domain/files/index.ts'
import { importGallery, refuseFaulty } from '../domain/folder/index.ts'
import { filmFile, pictureFile } from './hanging/picture-file.ts'
import { writeWords } from './hanging/write-words.ts'
import { makeAll, type Task } from './painting/make-all.ts'
import { paintingSlugs } from './pictures.ts'
import { FILMS } from './video/films.ts'

interface Options {
  db: Database
  files: FileStore
  /** Where the demo lies as a folder while it is painted and hung. */
  folder: string
  /** What every gallery begins with. */
  beginning: string
  /** The source of the painting thread. */
  workerFile: string
  /** Pixels of the longer side. */
  longest?: number | undefined
  /** Shows how far the work is, if there is any. */
  watch?: Watch | undefined
  now?: Date | undefined
}

/** Runs a long piece of work and shows how far it is. */
export type Watch = (work: (onProgress: (share: number) => void) => Promise<void>) => Promise<void>

const LOCK = 2_711_008
const LONGEST = 960
/** How much of the time the painting takes; the rest is the hanging. */
const PAINTING = 0.9

/**
 * Fills a gallery that has nothing yet with the demo's own collection. It is painted once: a start that was broken
 * off goes on where it stopped, several nodes wait for the one that paints, and a gallery with works of its own stays as it is.
 */
export async function hangDemo(options: Options): Promise<void> {
  const { db, watch = (work) => work(() => undefined) } = options
  if (!(await isEmpty(db))) return
  await db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      if (await isEmpty(db)) await watch((onProgress) => paintAndHang(options, onProgress))
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

/** Whether what hangs here is the demo's collection. */
export async function isDemoHung(db: Database): Promise<boolean> {
  return (await db.selectFrom('demo').select('id').executeTakeFirst()) !== undefined
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    SELECT NOT EXISTS (SELECT FROM demo) AND NOT EXISTS (SELECT FROM artists) AS empty`.execute(db)
  return rows[0]?.empty ?? false
}

async function paintAndHang(options: Options, onProgress: (share: number) => void): Promise<void> {
  const { db, files, folder, beginning, workerFile, longest = LONGEST, now } = options
  const tasks = await listTasks(folder, longest)
  const total = paintingSlugs().length + FILMS.length
  let done = total - tasks.length
  await makeAll({
    tasks,
    workerFile,
    onMade: async (task, bytes) => {
      await put(path.join(folder, fileOf(task)), bytes)
      onProgress((++done / total) * PAINTING)
    },
  })
  await writeWords(folder, beginning)
  await transact(db, async (tx) => {
    const hang = { db: tx, files, folder, actor: { name: 'demo' }, now }
    refuseFaulty(await importGallery({ ...hang, onProgress: (share) => onProgress(PAINTING + share * (1 - PAINTING)) }))
    await tx.insertInto('demo').defaultValues().execute()
  })
  await rm(folder, { recursive: true, force: true })
}

const fileOf = ({ kind, slug }: Task) => {
  const film = kind === 'film' ? FILMS.find(({ work }) => work === slug) : undefined
  return film ? filmFile(film) : pictureFile(slug)
}

/** What an earlier start has made already is not made again. */
async function listTasks(folder: string, longest: number): Promise<Task[]> {
  const all: Task[] = [
    ...FILMS.map(({ work }): Task => ({ kind: 'film', slug: work })),
    ...paintingSlugs().map((slug): Task => ({ kind: 'picture', slug, longest })),
  ]
  const missing = await Promise.all(
    all.map(async (task) => !(await stat(path.join(folder, fileOf(task))).catch(() => undefined))),
  )
  return all.filter((_, at) => missing[at])
}

/** Writes a file under its name only once it is whole. */
async function put(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}
