// A thread that makes what it is told: pictures and films of the demo, one after the other.
import { parentPort } from 'node:worker_threads'

import sharp from 'sharp'

import { findPainting } from '../pictures.ts'
import { makeFilm } from '../video/make-film.ts'
import type { Task } from './make-all.ts'
import { paintAt } from './paint-at.ts'

// The threads share the machine already.
sharp.concurrency(1)

parentPort?.on('message', (task: Task) => {
  void make(task).then(
    // What sharp has made cannot be transferred; a copy is small.
    (bytes) => parentPort?.postMessage({ bytes }, []),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }, []),
  )
})

async function make(task: Task): Promise<Buffer> {
  if (task.kind === 'film') return makeFilm(findPainting(task.slug))
  const canvas = await paintAt(findPainting(task.slug), task.longest)
  return canvas.toJpeg()
}
