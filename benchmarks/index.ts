// npm run bench: measures the table of speed and memory in one run beside a bare server, and writes it down.
// npm run bench -- --check: measures the rows that a change could make worse, and fails where one did.
// npm run bench -- desks: one of the single benchmarks.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

import { runTable } from './table/run-table.ts'

const SINGLE: Record<string, string> = {
  accounts: 'what a login and a session cost',
  alerts: 'a day of alerts for many collectors',
  catalogue: 'what lists and searches cost the domain, as multiples of SELECT 1, at three sizes',
  crowds: 'how a gallery holds against crowds',
  'database-faults': 'what visitors see while the database is away',
  desks: 'what the desks of staff cost among few and among many',
  'editor-lists': 'what the lists of the back office cost among few and among many',
  import: 'how long a gallery in a folder takes, and one of a tenth',
  'large-imports': 'how long a table of 10,000 works and 500 photographs take, brought in as staff do',
  library: 'what the library of files costs among few and among many',
  'picture-memory': 'what a picture takes of memory while it is read',
  'sell-once': 'whether a work is ever sold twice',
  'survive-kills': 'whether a killed gallery loses anything',
  'survive-sale-kills': 'whether a gallery that is killed while people pay loses anything',
  'steady-memory': 'whether memory stays bounded while everything goes on at once',
  tiles: 'what it costs to cut a picture for the zoom',
  uploads: 'what uploads take of memory',
}

const [wish, ...rest] = process.argv.slice(2)
if (wish === undefined || wish === '--check') await runTable({ isCheck: wish === '--check' })
else if (wish in SINGLE) {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${wish}.ts`), ...rest], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  console.error(`There is no benchmark ${wish}. These there are, beside --check:`)
  for (const [name, about] of Object.entries(SINGLE)) console.error(`  ${name.padEnd(20)}${about}`)
  process.exitCode = 1
}
