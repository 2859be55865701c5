// node benchmarks/large-imports.ts: a table of 10,000 works and an archive of 500 photographs are brought into a built
// gallery as staff do it: sent, tried, done. How long each step takes, how often its progress was told, what the gallery's
// process takes of memory, and how long a visitor's list waits meanwhile.
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import sharp from 'sharp'
import { ZipFile } from 'yazl'

import type { Reply } from '../src/contract/client.ts'
import { createApiClient } from '../src/contract/client.ts'
import { openDatabase } from '../src/database/index.ts'
import { createUser, markProved, openSession } from '../src/domain/accounts/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { beginGallery } from '../src/domain/folder/index.ts'
import { findPort } from '../src/testing/find-port.ts'
import { migrationsDir } from './make-shop.ts'
import { makeDataFolder, requireBuild, runBenchmark, runGallery, type RunningGallery } from './run-gallery.ts'
import { memoryOf } from './table/processor-time.ts'

const [WORKS, PICTURES] = [10_000, 500]

type Import = Reply<'GET /editor/imports/{import}'>['import']
const faults: string[] = []
const rows: Record<string, unknown>[] = []

requireBuild()
await runBenchmark(measure, { faults, withinMs: 20 * 60_000 })

async function measure(): Promise<void> {
  const dataDir = await makeDataFolder()
  const token = await hireEditor(dataDir)
  const complain = (line: string) => void faults.push(line)
  const gallery = await runGallery({ port: await findPort(), dataDir, onComplaint: complain })
  await bring(gallery, token, 'artworks', writeTable())
  await bring(gallery, token, 'pictures', await packPictures())
  console.table(rows)
  await gallery.end('SIGTERM')
}

/** Somebody who writes what visitors read, in a gallery that has nothing yet. */
async function hireEditor(dataDir: string): Promise<string> {
  const { db, close } = await openDatabase({ dataDir, migrationsDir })
  await beginGallery({ db, files: await openFiles({ s3: undefined, dataDir }), folder: 'new-gallery' })
  const email = 'editor@example.com'
  const { id } = await createUser(db, { name: 'Edith', email, locale: 'en', scope: ['collector', 'editor'] })
  const token = await openSession(db, id)
  await markProved(db, token, 'factor')
  await close()
  return token
}

/** The steps of an import, as the screen takes them. */
async function bring(gallery: RunningGallery, token: string, subject: 'artworks' | 'pictures', bytes: Buffer) {
  const call = createApiClient({ fetch, baseUrl: gallery.address, locale: 'en', token: () => token })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), subject === 'pictures' ? 'pictures.zip' : 'works.csv')
  const send = async (): Promise<Import> => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`${gallery.address}/api/editor/imports/${subject}`, {
      method: 'POST',
      headers,
      body: form,
    })
    if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`)
    return ((await reply.json()) as { import: Import }).import
  }
  const { id } = await step(gallery, `${subject}: sent`, send)
  const params = { import: id }
  const look = async () => (await call('GET /editor/imports/{import}', { params })).import
  const finish = async (told: Set<number>) => {
    for (;;) {
      const one = await look()
      if (one.progress) told.add(one.progress.done)
      else return one
      await sleep(100)
    }
  }
  const { report } = await step(gallery, `${subject}: tried`, async (told) => {
    await call('POST /editor/imports/{import}/check', { params })
    return finish(told)
  })
  const done = await step(gallery, `${subject}: done`, async (told) => {
    await call('POST /editor/imports/{import}/application', { params, body: { mark: report?.mark ?? '' } })
    return finish(told)
  })
  const expected = subject === 'artworks' ? WORKS : PICTURES
  if (done.status !== 'applied' || done.report?.create !== expected) faults.push(JSON.stringify(done))
}

/** Measures a step, while a visitor asks for a list again and again. */
async function step(
  { address, pid }: RunningGallery,
  name: string,
  work: (told: Set<number>) => Promise<Import>,
): Promise<Import> {
  const told = new Set<number>()
  let [slowest, memory, hasEnded] = [0, 0, false]
  const isOver = () => hasEnded
  const visiting = (async () => {
    while (!isOver()) {
      const begun = performance.now()
      const { status } = await fetch(`${address}/api/artworks`)
      slowest = Math.max(slowest, performance.now() - begun)
      memory = Math.max(memory, await memoryOf(pid))
      if (status !== 200) faults.push(`A visitor got ${status}.`)
      await sleep(100)
    }
  })()
  const begun = performance.now()
  const done = await work(told)
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  hasEnded = true
  await visiting
  const most = { 'MB at most': Math.round(memory), 'slowest list, ms': Math.round(slowest) }
  rows.push({ step: name, seconds, ...most, 'progress told': told.size })
  return done
}

/** A table as somebody has kept it for years. */
function writeTable(): Buffer {
  const lines = Array.from({ length: WORKS }, (_, at) =>
    [
      `INV-${at}`,
      `Low tide ${at}`,
      `Marée basse ${at}`,
      `退潮 ${at}`,
      100 + (at % 9000),
      1990 + (at % 36),
      40 + (at % 160),
      30 + (at % 90),
    ].join(';'),
  )
  return Buffer.from(['Inventory number;Title EN;Title FR;Title CN;Price;Year;Width;Height', ...lines].join('\r\n'))
}

/** Photographs of the first works: one and the same, each with a remark of its own in the file. */
async function packPictures(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const create = { width: 2000, height: 1500, channels: 3 as const, background: 'white', noise }
  const photograph = await sharp({ create }).jpeg({ quality: 80 }).toBuffer()
  const archive = new ZipFile()
  for (let at = 0; at < PICTURES; at++) {
    const remark = Buffer.from([0xff, 0xfe, 0, 6, ...Buffer.from(String(at).padStart(4, '0'))])
    const bytes = Buffer.concat([photograph.subarray(0, 2), remark, photograph.subarray(2)])
    archive.addBuffer(bytes, `INV-${at}.jpg`, { compress: false })
  }
  archive.end()
  return buffer(archive.outputStream)
}
