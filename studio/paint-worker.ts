// A thread that makes the files it is told, one after the other.
import { parentPort } from 'node:worker_threads'

import sharp from 'sharp'

import { listTasks } from './list-tasks.ts'
import type { Answer } from './run-tasks.ts'

// The threads share the machine already.
sharp.concurrency(1)

const tasks = new Map(listTasks().map((task) => [task.file, task]))

parentPort?.on('message', (file: string) => {
  void make(file).then(
    (bytes) => answer({ bytes }),
    (error: unknown) => answer({ error: error instanceof Error ? String(error.stack) : String(error) }),
  )
})

// What sharp has made cannot be transferred; a copy is small.
const answer = (one: Answer) => parentPort?.postMessage(one, [])

async function make(file: string): Promise<Buffer> {
  const task = tasks.get(file)
  if (!task) throw new Error('Nobody makes it.')
  return task.make()
}
