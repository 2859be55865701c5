// Runs on the pinned Node.js: writes the gallery that the settings name into a folder, or brings a folder into it.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { readConfig } from '../src/config.ts'
import { visitDatabase } from '../src/database/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import {
  beginGallery,
  exportGallery,
  importGallery,
  openFolderWriter,
  openZipWriter,
  unpackZip,
} from '../src/domain/folder/index.ts'
import { withProgress } from './progress.mjs'

const USAGE = `npm run gallery -- export FOLDER|FILE.zip
npm run gallery -- import FOLDER|FILE.zip [--dry-run]`
const EXPECTED = ['StartFailure', 'ConfigError', 'FolderProblem']
/** So many lines are shown of each list. */
const SHOWN = 50

const [command, place, ...options] = process.argv.slice(2)
const isKnown = options.every((option) => option === '--dry-run' && command === 'import')
if ((command !== 'export' && command !== 'import') || !place || !isKnown) {
  console.error(USAGE)
  process.exit(2)
}
try {
  process.exitCode = await (command === 'export' ? bringOut(place) : bringIn(place, options.includes('--dry-run')))
} catch (error) {
  const { name, message } = /** @type {Error} */ (error)
  console.error(EXPECTED.includes(name) ? message : error)
  process.exitCode = 1
}

async function open() {
  const config = readConfig()
  const database = await visitDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsDir: path.join(config.projectDir, 'src/database/migrations'),
  })
  const files = await openFiles(config)
  await beginGallery({ db: database.db, files, folder: path.join(config.projectDir, 'new-gallery') })
  return { db: database.db, files, close: () => database.close() }
}

/** @param {string} target */
async function bringOut(target) {
  const writer = target.endsWith('.zip') ? openZipWriter(target) : await openFolderWriter(target)
  const gallery = await open()
  try {
    let share = 0
    const { count, missing } = await withProgress(
      `Writing the gallery to ${target}`,
      async () => {
        const exported = await exportGallery({
          ...gallery,
          writer,
          onProgress: ({ done, total }) => (share = done / total),
        })
        await writer.close()
        return exported
      },
      () => share,
    )
    console.log(`${count} things and files. Drafts and hidden prices are among them: this is for the staff.`)
    if (missing.length === 0) return 0
    console.log(`${missing.length} files are in no store any more, and are missing:`)
    list(missing)
    return 1
  } finally {
    await gallery.close()
  }
}

/**
 * @param {string} source
 * @param {boolean} isDryRun
 */
async function bringIn(source, isDryRun) {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'gallery-'))
  const gallery = await open()
  try {
    const folder = await unpack(source, scratch)
    let share = 0
    /** @type {import('../src/domain/folder/index.ts').Report | undefined} */
    let report
    await withProgress(
      isDryRun ? `Looking at ${source}` : `Hanging ${source}`,
      async () => {
        const onProgress = (/** @type {number} */ done, /** @type {number} */ total) => (share = done / total)
        report = await importGallery({ ...gallery, folder, isDryRun, actor: { name: 'import' }, onProgress })
      },
      () => share,
    )
    return tell(/** @type {import('../src/domain/folder/index.ts').Report} */ (report))
  } finally {
    await gallery.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

/**
 * @param {string} source
 * @param {string} scratch
 */
async function unpack(source, scratch) {
  const found = await stat(source).catch(() => undefined)
  if (!found) throw Object.assign(new Error(`There is no ${source}.`), { name: 'FolderProblem' })
  if (found.isDirectory()) return source
  return unpackZip(source, scratch)
}

/** @param {import('../src/domain/folder/index.ts').Report} report */
function tell({ isDryRun, created, changed, left, kept, refused }) {
  const would = isDryRun ? 'would be ' : ''
  if (refused.length > 0) {
    console.log(`Refused, and nothing was changed:`)
    list(refused.map(({ file, line, reason }) => `${file}:${line} ${reason}`))
    return 1
  }
  for (const [word, things] of /** @type {const} */ ([
    ['created', created],
    ['changed', changed],
  ])) {
    console.log(`${things.length} ${would}${word}`)
    list(things.filter(({ kind }) => kind !== 'media').map(({ kind, key }) => `${kind} ${key}`))
  }
  console.log(`${left} left as they are`)
  list(kept.map(({ key, told, here }) => `${key} stays ${here}; the folder says ${told}`))
  return 0
}

/** @param {string[]} lines */
function list(lines) {
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`)
  if (lines.length > SHOWN) console.log(`  and ${lines.length - SHOWN} more`)
}
