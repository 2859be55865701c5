// node benchmarks/import.ts [works]: what it costs to bring in a gallery of so many works, each with a picture of its own,
// beside one of a tenth: time for each work, and how far the memory grows.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { openFiles } from '../src/domain/files/index.ts'
import { importGallery, refuseFaulty, writeYaml } from '../src/domain/folder/index.ts'
import { onOwnDatabase, type OwnDatabase } from './on-own-database.ts'

const WORKS = Number(process.argv[2] ?? 10_000)
const WORKS_OF_AN_ARTIST = 50

const inThree = (text: string) => ({ en: text, fr: `${text} (fr)`, cn: `${text}（中）` })

interface Measured {
  works: number
  seconds: number
  'ms a work': number
  'MB at most': number
  'MB more than before': number
  steps: number
}

const rows: Measured[] = []
for (const works of [Math.ceil(WORKS / 10), WORKS]) {
  await onOwnDatabase(async (own) => void rows.push(await measure(own, works)))
}
console.table(rows)
const [tenth, whole] = rows as [Measured, Measured]
console.log(`A work among ten times as many costs ${(whole['ms a work'] / tenth['ms a work']).toFixed(2)}×.`)

async function measure({ folder, db }: OwnDatabase, works: number): Promise<Measured> {
  const gallery = path.join(folder, 'gallery')
  await writeGallery(gallery, works)
  const files = await openFiles({ s3: undefined, dataDir: folder })
  global.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50)
  const begun = performance.now()
  let steps = 0
  const report = await importGallery({
    db,
    files,
    folder: gallery,
    actor: { name: 'benchmark' },
    onProgress: () => steps++,
  })
  const seconds = (performance.now() - begun) / 1000
  clearInterval(watch)
  refuseFaulty(report)
  await rm(gallery, { recursive: true })
  return {
    works,
    seconds: Math.round(seconds * 10) / 10,
    'ms a work': Math.round((seconds / works) * 1e5) / 100,
    'MB at most': Math.round(most / 1e6),
    'MB more than before': Math.round((most - before) / 1e6),
    steps,
  }
}

async function writeGallery(folder: string, works: number): Promise<void> {
  for (const room of ['artists', 'artworks']) await mkdir(path.join(folder, room), { recursive: true })
  const write = (file: string, thing: object) => writeFile(path.join(folder, file), writeYaml({ ...thing }))
  await write('folder.yaml', { format: 1 })
  await write('categories.yaml', { Painting: { name: inThree('Painting') } })
  await write('techniques.yaml', { oil: { name: inThree('Oil on canvas') } })
  await write('artist-types.yaml', { painting: { name: inThree('Painting') } })
  for (let at = 0; at * WORKS_OF_AN_ARTIST < works; at++) {
    await write(`artists/artist-${at}.yaml`, { name: inThree(`Artist ${at}`), type: 'painting' })
  }
  for (let at = 0; at < works; at++) {
    const background = { r: at % 251, g: (at * 7) % 241, b: (at * 13) % 239 }
    const picture = sharp({ create: { width: 320 + (at % 97), height: 240, channels: 3, background } })
    await picture.jpeg().toFile(path.join(folder, `artworks/work-${at}.jpg`))
    await write(`artworks/work-${at}.yaml`, {
      artist: `artist-${Math.floor(at / WORKS_OF_AN_ARTIST)}`,
      category: 'Painting',
      technique: 'oil',
      kind: 'original',
      title: inThree(`Work ${at}`),
      about: inThree(`What can be said of work ${at}, in a sentence or two as galleries write them.`),
      year: 2000 + (at % 26),
      height: 60,
      width: 80,
      price: 1000 + at,
      pictures: [{ file: `artworks/work-${at}.jpg`, alt: inThree(`A plain plane, number ${at}.`) }],
    })
  }
}
