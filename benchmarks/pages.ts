// node benchmarks/pages.ts: how many requests a second the built gallery answers, beside a bare server in the same run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { measureRate, serveBare } from './measure-rate.ts'

const PORT = 4390

if (process.argv[2] === 'bare') await serveBare(PORT + 1)
else await openAndCompare()

async function openAndCompare(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cimaise-bench-'))
  // The account that root lends the database has to get through.
  await chmod(folder, 0o711)
  const bare = spawn(process.execPath, [import.meta.filename, 'bare'])
  const gallery = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: path.join(folder, 'data'),
      DEMO: 'off',
    },
    stdio: 'inherit',
  })
  try {
    await compare()
  } finally {
    bare.kill('SIGKILL')
    gallery.kill('SIGTERM')
    if (gallery.exitCode === null) await once(gallery, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(): Promise<void> {
  while (
    !(await fetch(`http://localhost:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(100)
  const gallery = `http://localhost:${PORT}`
  const etag = (await fetch(`${gallery}/fr`)).headers.get('etag') ?? ''
  const cases: [string, (index: number) => string, Record<string, string>][] = [
    ['a bare node:http server', () => `http://localhost:${PORT + 1}/`, {}],
    ['a cached page', () => `${gallery}/fr`, { 'accept-encoding': 'br' }],
    ['a cached page, unchanged (304)', () => `${gallery}/fr`, { 'if-none-match': etag }],
    ['GET /api/menu', () => `${gallery}/api/menu`, {}],
    ['a page rendered anew', (index) => `${gallery}/fr/search?query=${index}`, { 'accept-encoding': 'br' }],
  ]
  const rows = []
  let baseline = 0
  for (const [name, url, headers] of cases) {
    const rate = await measureRate(url, headers)
    baseline ||= rate
    rows.push({
      what: name,
      'requests a second': Math.round(rate),
      'of the bare server': `${((rate / baseline) * 100).toFixed(1)} %`,
    })
    console.log(`${name}: ${Math.round(rate)}`)
  }
  console.table(rows)
}
