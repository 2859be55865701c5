import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

import { LARGEST_PDF } from '../../../contract/applications/values.ts'
import { takeTurns } from '../../../take-turns.ts'
import { lookAtEnds } from './look-at-ends.ts'
import { PdfRefusal, type PdfVerdict } from './pdf-fault.ts'

const TIME_LIMIT_MS = 20_000
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 }

// Files are looked at two at a time, so that no number of senders takes the machine.
const inTurn = takeTurns({ atOnce: 2, isOfMachine: true, inLine: 20, patience: 30_000 })

interface Options {
  /** The thread's file, as the built server has it elsewhere than beside itself. */
  workerFile: string
  timeLimitMs?: number
}

/** Whether a file on disk is a whole PDF that opens, and how many pages it has; otherwise what is wrong with it. */
export async function checkPdf(
  file: string,
  { workerFile, timeLimitMs = TIME_LIMIT_MS }: Options,
): Promise<PdfVerdict> {
  if ((await stat(file)).size > LARGEST_PDF) return { fault: 'pdfTooLarge' }
  try {
    const ends = await lookAtEnds(file)
    return await inTurn(() => lookInside({ file, ...ends }, workerFile, timeLimitMs))
  } catch (error) {
    if (error instanceof PdfRefusal) return { fault: error.fault }
    throw error
  }
}

/** Asks a thread of its own, with a limit to its memory and its time: a file that breaks them is none for a reader. */
async function lookInside(workerData: object, workerFile: string, timeLimitMs: number): Promise<PdfVerdict> {
  const worker = new Worker(workerFile, { workerData, resourceLimits: MEMORY, stdout: true, stderr: true })
  // Nobody reads what the parser remarks.
  worker.stdout.resume()
  worker.stderr.resume()
  const { promise, resolve, reject } = Promise.withResolvers<PdfVerdict>()
  const limit = setTimeout(() => resolve({ fault: 'pdfComplicated' }), timeLimitMs)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ fault: 'pdfComplicated' })
    else reject(error)
  })
  worker.once('exit', () => reject(new Error('The thread that looks at a PDF ended without a word.')))
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    await worker.terminate()
  }
}
