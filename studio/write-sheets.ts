import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { PAINTERS } from './artists/index.ts'
import { listTasks } from './list-tasks.ts'

const GAP = 24

/** Writes contact sheets of what is painted: one for each artist, one for their works' further views, one of everything. */
export async function writeSheets(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const files = listTasks().map(({ file }) => file)
  const everything: string[] = []
  for (const { slug, works } of PAINTERS) {
    const own = Object.keys(works).map((work) => `artworks/${work}.avif`)
    everything.push(...own)
    await writeSheet(path.join(to, `${slug}.png`), from, [`artists/${slug}.avif`, ...own], 5, 420)
    const further = files.filter((file) => Object.keys(works).some((work) => isViewOf(work, file)))
    if (further.length > 0) await writeSheet(path.join(to, `${slug}-views.png`), from, further, 5, 420)
  }
  await writeSheet(path.join(to, 'everything.png'), from, everything, 16, 160)
}

const isViewOf = (slug: string, file: string) =>
  file.startsWith(`artworks/${slug}.`) && file !== `artworks/${slug}.avif` && !file.includes('.turn/')

/** Hangs pictures in rows, each within a square. */
async function writeSheet(sheet: string, from: string, files: string[], columns: number, side: number): Promise<void> {
  const cell = side + GAP
  const placed = []
  for (const [at, file] of files.entries()) {
    const { data, info } = await sharp(path.join(from, file))
      .resize(side, side, { fit: 'inside' })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true })
    const left = (at % columns) * cell + GAP + Math.round((side - info.width) / 2)
    const top = Math.floor(at / columns) * cell + GAP + Math.round((side - info.height) / 2)
    placed.push({ input: data, left, top })
  }
  const width = columns * cell + GAP
  const height = Math.ceil(files.length / columns) * cell + GAP
  await sharp({ create: { width, height, channels: 3, background: '#f4f2ee' } })
    .composite(placed)
    .png()
    .toFile(sheet)
}
