// npm run paint [-- SLUG…] [-- --sheet FOLDER]: paints all pictures of the demo that are missing, or some again.
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { withProgress } from '../scripts/progress.mjs'
import { listTasks } from './list-tasks.ts'
import { runTasks } from './run-tasks.ts'
import { writeFacts } from './write-facts.ts'
import { writeSheets } from './write-sheets.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sheet: { type: 'string' } } })
const folder = path.resolve(import.meta.dirname, '../demo')

/** @param {string} file */
const isWanted = (file) =>
  positionals.some((name) => file === name || path.basename(file).startsWith(`${name}.`) || file.includes(`/${name}.`))

/** @param {string} file */
const isThere = (file) =>
  access(path.join(folder, file)).then(
    () => true,
    () => false,
  )

const all = listTasks().map(({ file }) => file)
/** @type {string[]} */
const files = []
for (const file of all) {
  if (positionals.length > 0 ? isWanted(file) : !(await isThere(file))) files.push(file)
}
if (positionals.length > 0 && files.length === 0) {
  process.stderr.write(`Nothing is called ${positionals.join(' or ')}.\n`)
  process.exit(1)
}

let done = 0
if (files.length > 0) {
  await withProgress(
    `Painting ${files.length} of ${all.length}`,
    () => runTasks(files, keep),
    () => done / files.length,
  )
}
await writeFacts(folder)
if (values.sheet) await writeSheets(folder, values.sheet)

/**
 * Puts a finished file in its place: never half of one, so that the next run knows what is missing.
 * @param {string} file
 * @param {Buffer} bytes
 */
async function keep(file, bytes) {
  const place = path.join(folder, file)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(`${place}.part`, bytes)
  await rename(`${place}.part`, place)
  done += 1
}
