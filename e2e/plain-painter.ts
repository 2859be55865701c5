// Stands in for the demo's painters where only the proportions of the pictures matter: each is one colour, in no time.
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

import sharp from 'sharp'

import type { Task } from '../src/demo/painting/make-all.ts'
import { findPainting } from '../src/demo/pictures.ts'
import { makeFilm } from '../src/demo/video/make-film.ts'

const COLOURS = ['#1d2f5e', '#2f5fa8', '#7fa3d1', '#c4302b', '#e0a028', '#4f8a4b', '#1c1b1a', '#d9c7a7', '#8c8c8a']

parentPort?.on('message', (task: Task) => {
  void make(task).then(
    (bytes) => parentPort?.postMessage({ bytes }, []),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }, []),
  )
})

let film: Promise<Buffer> | undefined

function make(task: Task): Promise<Buffer> {
  if (task.kind === 'film') {
    film ??= makeFilm({ slug: 'plain', width: 40, height: 30, paint: (canvas) => canvas.light(() => 0.5) })
    return film
  }
  const { width, height } = findPainting(task.slug)
  const scale = task.longest / Math.max(width, height)
  // No two pictures may be the same file: each has its slug's own shade.
  const [choice = 0, shade = 0, more = 0, third = 0] = createHash('sha256').update(task.slug).digest()
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), channels: 3 as const }
  return sharp({ create: { ...size, background: COLOURS[choice % COLOURS.length] ?? '#888888' } })
    .linear([1, 1, 1], [shade / 8, more / 8, third / 8])
    .jpeg()
    .toBuffer()
}
