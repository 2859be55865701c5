// A thread that looks into one file and tells what it found; whatever goes wrong in here stays in here.
import { parentPort, workerData } from 'node:worker_threads'

import { countPages } from './count-pages.ts'
import { isActing } from './find-acting.ts'
import { hasHole } from './find-hole.ts'
import { limitAllocations } from './limit-allocations.ts'
import type { PdfEnds } from './look-at-ends.ts'
import { openBytes } from './open-bytes.ts'
import { type PdfFault, PdfRefusal, type PdfVerdict } from './pdf-fault.ts'
import { walkTables } from './walk-tables.ts'

const MEGABYTE = 1024 * 1024

const isTooMuch = limitAllocations({ atOnce: 64 * MEGABYTE, altogether: 512 * MEGABYTE })
// What the parser drops on the floor is the file's fault too.
process.on('uncaughtException', (error) => parentPort?.postMessage({ fault: nameFault(error) }, []))
parentPort?.postMessage(await look(workerData as PdfEnds & { file: string }), [])

async function look({ file, ...ends }: PdfEnds & { file: string }): Promise<PdfVerdict> {
  const bytes = openBytes(file)
  try {
    const objects = walkTables(bytes, ends)
    if (hasHole(bytes, objects)) return { fault: 'pdfDamaged' }
    const pages = await countPages(bytes)
    return isActing(bytes, objects) ? { fault: 'pdfActive' } : { pages }
  } catch (error) {
    return { fault: nameFault(error as Error) }
  } finally {
    bytes.close()
  }
}

function nameFault(error: Error): PdfFault {
  if (error instanceof PdfRefusal) return error.fault
  if (error.name === 'PasswordException') return 'pdfProtected'
  return isTooMuch() || error instanceof RangeError ? 'pdfComplicated' : 'pdfDamaged'
}
