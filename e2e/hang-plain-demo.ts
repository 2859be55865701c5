import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { parse, stringify } from 'yaml'

import { connect } from '../src/database/index.ts'
import { hangDemo } from '../src/demo/index.ts'
import { openLocalFiles } from '../src/domain/files/index.ts'

const DEMO = path.resolve('demo')
const FACTS_FILE = 'pictures.yaml'
const LONGEST = 200
/** The one that is looked at closely has more pixels than any page shows. */
const LARGE = { name: 'artworks/two-trawlers-inner-wall-november.avif', longest: 2600 }
const AT_ONCE = 4
const COLOURS = ['#1d2f5e', '#2f5fa8', '#7fa3d1', '#c4302b', '#e0a028', '#4f8a4b', '#1c1b1a', '#d9c7a7', '#8c8c8a']

/** Hangs the whole demo collection as visitors find it, but for its pictures, which are plain. */
export async function hangPlainDemo(databaseUrl: string, dataDir: string, folder: string): Promise<void> {
  const { db, pool } = await connect({ connectionString: databaseUrl })
  const files = openLocalFiles(path.join(dataDir, 'files'))
  try {
    await hangDemo({ db, files, folder })
  } finally {
    await pool.end()
  }
}

/** Copies the demo collection with plain pictures, of which only the proportions are kept. */
export async function copyPlainly(folder: string): Promise<void> {
  const entries = await readdir(DEMO, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  for (const parent of new Set(files.map((file) => path.dirname(path.relative(DEMO, file))))) {
    await mkdir(path.join(folder, parent), { recursive: true })
  }
  const seen = parse(await readFile(path.join(DEMO, FACTS_FILE), 'utf8')) as Record<string, unknown>
  const facts: Record<string, unknown> = {}
  const copyNext = async () => {
    for (let from = files.pop(); from; from = files.pop()) {
      const to = path.join(folder, path.relative(DEMO, from))
      if (!/\.(?:avif|webp)$/.test(from)) await copyFile(from, to)
      // What is known of the real picture is taken to be seen of the plain one, which then need not be unpacked.
      else facts[await paintPlainly(from, to)] = seen[hashOf(await readFile(from))]
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
  await writeFile(path.join(folder, FACTS_FILE), stringify(facts))
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Paints a picture, and answers the hash it is known by. */
async function paintPlainly(from: string, to: string): Promise<string> {
  const { width, height } = await sharp(from).metadata()
  const longest = path.relative(DEMO, from) === LARGE.name ? LARGE.longest : LONGEST
  const scale = longest / Math.max(width, height)
  // Masks stay what they are, only smaller: what they cut out is looked at.
  if (from.endsWith('.mask.webp')) {
    const mask = await sharp(from)
      .resize({ width: Math.round(width * scale) })
      .webp({ lossless: true })
      .toBuffer()
    await writeFile(to, mask)
    return hashOf(mask)
  }
  // No two works may be the same file: each has its name's own shade. Turned around, a sculpture stays the same.
  const name = path.relative(DEMO, from).replace(/\.turn\/.*/, '.turn')
  const [choice = 0, ...shades] = createHash('sha256').update(name).digest()
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), channels: 3 as const }
  const bytes = await sharp({ create: { ...size, background: COLOURS[choice % COLOURS.length] ?? '#888888' } })
    .linear(
      [1, 1, 1],
      shades.slice(0, 3).map((shade) => shade / 8),
    )
    .toFormat(to.endsWith('.avif') ? 'avif' : 'webp', { effort: 0 })
    .toBuffer()
  await writeFile(to, bytes)
  return hashOf(bytes)
}
