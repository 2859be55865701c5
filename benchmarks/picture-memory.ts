// node benchmarks/picture-memory.ts: how much memory the jobs of pictures take at most for the kinds that are hard to
// unpack, at the most pixels that we take of each. Every one is worked on by a process of its own, which tells how much more it held at most.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp, { type Sharp } from 'sharp'

import { inspectPicture } from '../src/domain/media/inspect-picture.ts'
import { cutTiles, unpack } from '../src/domain/media/pixels.ts'

const MEGABYTE = 1024 * 1024
const WIDEST = 2400
/** What a camera says that was held upright. */
const TURNED = 6

const KINDS: Record<string, { megapixels: number; save: (pixels: Sharp) => Sharp }> = {
  'JPEG, baseline': { megapixels: 100, save: (pixels) => pixels.jpeg({ quality: 85 }) },
  'JPEG, turned': {
    megapixels: 100,
    save: (pixels) => pixels.jpeg({ quality: 85 }).withMetadata({ orientation: TURNED }),
  },
  'JPEG, progressive': { megapixels: 100, save: (pixels) => pixels.jpeg({ quality: 85, progressive: true }) },
  'JPEG, progressive, turned, every colour': {
    megapixels: 100,
    save: (pixels) =>
      pixels.jpeg({ quality: 85, progressive: true, chromaSubsampling: '4:4:4' }).withMetadata({ orientation: TURNED }),
  },
  'PNG, interlaced': { megapixels: 49, save: (pixels) => pixels.png({ progressive: true, compressionLevel: 6 }) },
  WebP: { megapixels: 100, save: (pixels) => pixels.webp({ quality: 60, effort: 0 }) },
  AVIF: { megapixels: 49, save: (pixels) => pixels.avif({ quality: 50, effort: 0 }) },
  'AVIF, turned': {
    megapixels: 49,
    save: (pixels) => pixels.avif({ quality: 50, effort: 0 }).withMetadata({ orientation: TURNED }),
  },
  'WebP, turned': {
    megapixels: 100,
    save: (pixels) => pixels.webp({ quality: 60, effort: 0 }).withMetadata({ orientation: TURNED }),
  },
  'TIFF, turned': {
    megapixels: 100,
    save: (pixels) => pixels.tiff({ compression: 'jpeg', quality: 85 }).withMetadata({ orientation: TURNED }),
  },
}

const [, , file, task] = process.argv
if (file && task) await workOn(file, task)
else await measureAll()

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'picture-memory-'))
  try {
    for (const [name, { megapixels, save }] of Object.entries(KINDS)) {
      const original = path.join(folder, 'original')
      await writeFile(original, await save(paint(megapixels)).toBuffer())
      const [renditions, tiles] = ['renditions', 'tiles'].map((one) => runOn(original, one))
      console.log(`${name}, ${megapixels} megapixels: renditions ${renditions}, tiles ${tiles}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runOn(original: string, work: string): string {
  return execFileSync(process.execPath, [fileURLToPath(import.meta.url), original, work], { encoding: 'utf8' }).trim()
}

async function workOn(original: string, work: string): Promise<void> {
  const bytes = await readFile(original)
  const { width, height } = await inspectPicture(bytes).catch(() => ({ width: 0, height: 0 }))
  if (width === 0) {
    console.log('refused')
    return
  }
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
  const begun = performance.now()
  const folder = await mkdtemp(path.join(tmpdir(), 'picture-memory-tiles-'))
  if (work === 'tiles') await cutTiles(bytes, { width, height }, folder)
  else await unpack(bytes, { width: WIDEST })
  await rm(folder, { recursive: true, force: true })
  clearInterval(timer)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${Math.round((most - before) / MEGABYTE)} MB more in ${seconds} s`)
}

/** A photograph with a grain, so that there is something to pack everywhere. */
function paint(megapixels: number): Sharp {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3))
  return sharp('demo/artworks/two-trawlers-inner-wall-november.avif').resize({
    width,
    height: Math.floor((megapixels * 1e6) / width),
    fit: 'fill',
  })
}
