// node scripts/contact-sheet.mjs [folder] [artist …]: paints the demo's works small and writes contact sheets as PNG.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { DEMO_ARTISTS } from '../src/demo/artists/index.ts'
import { paintAt } from '../src/demo/painting/paint-at.ts'
import { portraitSlug } from '../src/demo/pictures.ts'

const SIDE = 420
const GAP = 24
const COLUMNS = 5

const [folder = 'contact-sheets', ...wanted] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const artists = DEMO_ARTISTS.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
/** @type {Buffer[]} */
const everything = []
for (const artist of artists) {
  const begun = performance.now()
  const works = artist.series.flatMap(({ works }) => works)
  /** @type {Buffer[]} */
  const pictures = []
  for (const one of [{ ...artist.portrait, slug: portraitSlug(artist.slug) }, ...works]) {
    pictures.push(await (await paintAt(one, SIDE)).toJpeg())
  }
  await writeSheet(path.join(folder, `${artist.slug}.png`), pictures, COLUMNS)
  everything.push(...pictures.slice(1))
  console.log(`${artist.slug}: ${pictures.length} pictures in ${Math.round(performance.now() - begun)} ms`)
}
if (wanted.length === 0) await writeSheet(path.join(folder, 'everything.png'), everything, 16, 160)

/**
 * Hangs pictures in rows, each within a square.
 * @param {string} file
 * @param {Buffer[]} pictures
 * @param {number} columns
 * @param {number} [side]
 */
async function writeSheet(file, pictures, columns, side = SIDE) {
  const cell = side + GAP
  const rows = Math.ceil(pictures.length / columns)
  const placed = await Promise.all(
    pictures.map(async (picture, at) => {
      const input = await sharp(picture).resize(side, side, { fit: 'inside' }).toBuffer({ resolveWithObject: true })
      const left = (at % columns) * cell + GAP + Math.round((side - input.info.width) / 2)
      const top = Math.floor(at / columns) * cell + GAP + Math.round((side - input.info.height) / 2)
      return { input: input.data, left, top }
    }),
  )
  const sheet = {
    width: columns * cell + GAP,
    height: rows * cell + GAP,
    channels: /** @type {const} */ (3),
    background: '#f4f2ee',
  }
  await sharp({ create: sheet }).composite(placed).png().toFile(file)
}
