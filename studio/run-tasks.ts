import os from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a painting thread answers. */
export type Answer = { bytes: Uint8Array } | { error: string }

/** Makes files on every processor at once, in their order, and hands each over when it is done; a failure ends all of it. */
export async function runTasks(files: string[], onMade: (file: string, bytes: Buffer) => Promise<void>): Promise<void> {
  const waiting = [...files]
  const work = async () => {
    const worker = new Worker(new URL('paint-worker.ts', import.meta.url))
    try {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        await onMade(file, await makeOne(worker, file))
      }
    } catch (error) {
      waiting.length = 0
      throw error
    } finally {
      await worker.terminate()
    }
  }
  const threads = Math.min(os.availableParallelism(), 8, files.length)
  await Promise.all(Array.from({ length: threads }, work))
}

function makeOne(worker: Worker, file: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('A painting thread ended unexpectedly.')))
    worker.once('message', (answer: Answer) => {
      worker.removeAllListeners()
      if ('error' in answer) {
        reject(new Error(`${file} could not be made: ${answer.error}`))
        return
      }
      const { buffer, byteOffset, byteLength } = answer.bytes
      resolve(Buffer.from(buffer, byteOffset, byteLength))
    })
    worker.postMessage(file, [])
  })
}
