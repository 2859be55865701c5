import { sql } from 'kysely'

import { type Database, transact } from '../database/index.ts'
import type { FileStore } from '../domain/files/index.ts'
import { addPicture } from '../domain/media/index.ts'
import { equipShipping } from './hanging/equip-shipping.ts'
import { hangCollection } from './hanging/hang-collection.ts'
import { hangGallery } from './hanging/hang-gallery.ts'
import { makeAll, type Task } from './painting/make-all.ts'
import { paintingSlugs } from './pictures.ts'
import { filmPath, FILMS } from './video/films.ts'

interface Options {
  db: Database
  files: FileStore
  /** The source of the painting thread. */
  workerFile: string
  /** Pixels of the longer side. */
  longest?: number | undefined
  /** Shows how far the work is, if there is any. */
  watch?: Watch | undefined
}

/** Runs a long piece of work and shows how far it is. */
export type Watch = (work: (onProgress: (share: number) => void) => Promise<void>) => Promise<void>

const LOCK = 2_711_008
const LONGEST = 960

/**
 * Fills a gallery that has nothing yet with the demo's own collection. It is painted once: a start that was broken
 * off goes on where it stopped, several nodes wait for the one that paints, and a gallery with works of its own stays as it is.
 */
export async function hangDemo(options: Options): Promise<void> {
  const { db } = options
  if (await isEmpty(db)) await hangOnce(options)
  // One that was hung by an earlier version has none yet.
  if (await isDemoHung(db)) await equipShipping(db)
}

async function hangOnce(options: Options): Promise<void> {
  const { db, watch = (work) => work(() => undefined) } = options
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

async function paintAndHang(
  { db, files, workerFile, longest = LONGEST }: Options,
  onProgress: (share: number) => void,
): Promise<void> {
  const tasks = await listTasks(db, files, longest)
  const total = paintingSlugs().length + FILMS.length
  let done = total - tasks.length
  await makeAll({
    tasks,
    workerFile,
    onMade: async (task, bytes) => {
      if (task.kind === 'film') await files.put(filmPath({ work: task.slug }), bytes)
      else await keepPicture(db, files, task.slug, bytes)
      onProgress((++done / total) * 0.97)
    },
  })
  const rows = await db.selectFrom('demo_pictures').selectAll().execute()
  const pictures = new Map(rows.map(({ slug, picture_id }) => [slug, picture_id]))
  await transact(db, async (tx) => {
    const hanging = await hangCollection(tx, pictures)
    await hangGallery(tx, { hanging, pictures, files })
    await tx.insertInto('demo').defaultValues().execute()
  })
  onProgress(1)
}

/** What an earlier start has made already is not made again. */
async function listTasks(db: Database, files: FileStore, longest: number): Promise<Task[]> {
  const rows = await db.selectFrom('demo_pictures').select('slug').execute()
  const known = new Set(rows.map(({ slug }) => slug))
  const films: Task[] = []
  for (const film of FILMS) {
    if (!(await files.find(filmPath(film)))) films.push({ kind: 'film', slug: film.work })
  }
  const pictures = paintingSlugs().filter((slug) => !known.has(slug))
  return [...films, ...pictures.map((slug): Task => ({ kind: 'picture', slug, longest }))]
}

async function keepPicture(db: Database, files: FileStore, slug: string, jpeg: Buffer): Promise<void> {
  const { id } = await addPicture(db, files, jpeg)
  await db.insertInto('demo_pictures').values({ slug, picture_id: id }).execute()
}
