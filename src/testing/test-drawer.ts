import { openDrawer } from '../domain/papers/index.ts'
import { PAPER_WORKER } from './pdf/pdf-worker-file.ts'

/** One for all tests of a process, one after the other: beginning its thread and reading the letters take longer than most papers. */
export const testDrawer = openDrawer(PAPER_WORKER)
