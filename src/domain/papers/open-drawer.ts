import { Worker } from 'node:worker_threads'

import { takeTurns } from '../../take-turns.ts'
import type { Answered, Asked, Paper } from './drawing/paper-worker.ts'

const TIME_LIMIT_MS = 30_000
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
/** Then its thread and its letters are let go; the next paper begins anew. */
const IDLE_MS = 60_000

/** Who draws papers, in a thread of their own and one after the other. */
export interface Drawer {
  draw: (paper: Paper) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** The thread's file is told, as the built server has it elsewhere than beside itself. */
export function openDrawer(workerFile: string): Drawer {
  const inTurn = takeTurns({ atOnce: 1, inLine: 50, patience: 60_000 })
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  async function letGo(): Promise<void> {
    clearTimeout(idle)
    const gone = worker
    worker = undefined
    await gone?.terminate()
  }

  async function draw(paper: Paper): Promise<Uint8Array> {
    clearTimeout(idle)
    worker ??= new Worker(workerFile, { resourceLimits: MEMORY })
    // A node may end while nothing is drawn.
    worker.unref()
    try {
      return await ask(worker, { id: ++count, paper })
    } catch (error) {
      await letGo()
      throw error
    } finally {
      idle = setTimeout(() => void letGo(), IDLE_MS).unref()
    }
  }
  return { draw: (paper) => inTurn(() => draw(paper)), close: letGo }
}

async function ask(worker: Worker, asked: Asked): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const hear = (answer: Answered) => ('bytes' in answer ? resolve(answer.bytes) : reject(new Error(answer.trouble)))
  const leave = () => reject(new Error('The thread that draws papers ended without a word.'))
  const limit = setTimeout(() => reject(new Error(`No paper after ${TIME_LIMIT_MS} ms.`)), TIME_LIMIT_MS)
  worker.on('message', hear).on('error', reject).on('exit', leave)
  worker.postMessage(asked, [])
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    worker.off('message', hear).off('error', reject).off('exit', leave)
  }
}
