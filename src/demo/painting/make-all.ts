import os from 'node:os'
import { Worker } from 'node:worker_threads'

/** One thing to be made: a picture of so many pixels on its longer side, or the film of a work. */
export type Task = { kind: 'picture'; slug: string; longest: number } | { kind: 'film'; slug: string }

interface Options {
  tasks: Task[]
  /** The source of `paint-worker.ts`: it is run as it stands, whether the server is built or not. */
  workerFile: string
  onMade: (task: Task, bytes: Buffer) => Promise<void>
}

/**
 * Works on every processor at once and hands each thing over when it is done; a failure ends all of it. Half of the
 * threads begin at the end of the list: what is alike lies side by side, and a thread gets faster at what it has done before.
 */
export async function makeAll({ tasks, workerFile, onMade }: Options): Promise<void> {
  const waiting = [...tasks]
  const work = async (thread: number) => {
    const worker = new Worker(workerFile)
    const next = () => (thread % 2 === 0 ? waiting.shift() : waiting.pop())
    // The next thing is under way while the last one is put away.
    let putAway = Promise.resolve()
    try {
      for (let task = next(); task !== undefined; task = next()) {
        const made = await makeOne(worker, task)
        await putAway
        putAway = onMade(task, made)
        putAway.catch(() => undefined)
      }
      await putAway
    } catch (error) {
      waiting.length = 0
      throw error
    } finally {
      await Promise.allSettled([putAway, worker.terminate()])
    }
  }
  const threads = Math.min(os.availableParallelism(), 8, tasks.length)
  await Promise.all(Array.from({ length: threads }, (_, thread) => work(thread)))
}

function makeOne(worker: Worker, task: Task): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('A painting thread ended unexpectedly.')))
    worker.once('message', ({ bytes, error }: { bytes?: Uint8Array; error?: string }) => {
      worker.removeAllListeners()
      if (bytes) resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      else reject(new Error(`${task.slug} could not be made: ${error}`))
    })
    worker.postMessage(task, [])
  })
}
