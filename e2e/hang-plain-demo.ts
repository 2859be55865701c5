import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { connect } from '../src/database/index.ts'
import { hangDemo } from '../src/demo/index.ts'
import { openLocalFiles } from '../src/domain/files/index.ts'

const DEMO = path.resolve('demo')
const LONGEST = 400
const COLOURS = ['#1d2f5e', '#2f5fa8', '#7fa3d1', '#c4302b', '#e0a028', '#4f8a4b', '#1c1b1a', '#d9c7a7', '#8c8c8a']

/** Hangs the whole demo collection as visitors find it, but for its pictures, which are plain: only their proportions are kept. */
export async function hangPlainDemo(databaseUrl: string, dataDir: string): Promise<void> {
  const { db, pool } = await connect({ connectionString: databaseUrl })
  const files = openLocalFiles(path.join(dataDir, 'files'))
  const folder = path.join(dataDir, 'plain-demo')
  try {
    await copyPlainly(folder)
    await hangDemo({ db, files, folder })
  } finally {
    await pool.end()
  }
}

async function copyPlainly(folder: string): Promise<void> {
  for (const entry of await readdir(DEMO, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name)
    const to = path.join(folder, path.relative(DEMO, from))
    if (entry.isDirectory()) await mkdir(to, { recursive: true })
    else {
      await mkdir(path.dirname(to), { recursive: true })
      await (/\.(?:avif|webp)$/.test(entry.name) ? paintPlainly(from, to) : copyFile(from, to))
    }
  }
}

async function paintPlainly(from: string, to: string): Promise<void> {
  const { width, height } = await sharp(from).metadata()
  const scale = LONGEST / Math.max(width, height)
  // No two works may be the same file: each has its name's own shade. Turned around, a sculpture stays the same.
  const name = path.relative(DEMO, from).replace(/\.turn\/.*/, '.turn')
  const [choice = 0, ...shades] = createHash('sha256').update(name).digest()
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), channels: 3 as const }
  await sharp({ create: { ...size, background: COLOURS[choice % COLOURS.length] ?? '#888888' } })
    .linear(
      [1, 1, 1],
      shades.slice(0, 3).map((shade) => shade / 8),
    )
    .toFormat(to.endsWith('.avif') ? 'avif' : 'webp', { effort: 0 })
    .toFile(to)
}
