// A thread that draws papers: some of it takes a tenth of a second, which no page is to wait for.
import { parentPort } from 'node:worker_threads'

import { serverWords } from '../../../messages/server.ts'
import type { Bill } from '../bill.ts'
import { writeCii } from '../write-cii.ts'
import { drawBill } from './draw-bill.ts'

export interface Asked {
  id: number
  bill: Bill
}

export type Answered = { id: number } & ({ bytes: Uint8Array } | { trouble: string })

parentPort?.on('message', ({ id, bill }: Asked) => {
  const tell = (answer: Answered) => parentPort?.postMessage(answer, [])
  const { test: isTest, exempt: isExempt } = serverWords[bill.locale].bill
  drawBill(bill, writeCii(bill, { isTest, isExempt })).then(
    (bytes) => tell({ id, bytes }),
    (error: unknown) => tell({ id, trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
