// A thread that draws papers: some of it takes a tenth of a second, which no page is to wait for.
import { parentPort } from 'node:worker_threads'

import { serverWords } from '../../../messages/server.ts'
import type { Bill } from '../bill.ts'
import type { CertificateSheet } from '../certificate.ts'
import type { CollectionSheet } from '../collection.ts'
import type { DrawnSheet } from '../sheets/content.ts'
import { writeCii } from '../write-cii.ts'
import { drawBill } from './draw-bill.ts'
import { drawCertificate } from './draw-certificate.ts'
import { drawCollection } from './draw-collection.ts'
import { drawSheet } from './sheets/draw-sheet.ts'

/** What can be drawn. */
export type Paper = { bill: Bill } | CertificateSheet | CollectionSheet | DrawnSheet

export interface Asked {
  id: number
  paper: Paper
}

export type Answered = { id: number } & ({ bytes: Uint8Array } | { trouble: string })

parentPort?.on('message', ({ id, paper }: Asked) => {
  const tell = (answer: Answered) => parentPort?.postMessage(answer, [])
  draw(paper).then(
    (bytes) => tell({ id, bytes }),
    (error: unknown) => tell({ id, trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

async function draw(paper: Paper): Promise<Uint8Array> {
  if ('certificate' in paper) return drawCertificate(paper)
  if ('collection' in paper) return drawCollection(paper)
  if ('sheet' in paper) return drawSheet(paper)
  const { test: isTest, exempt: isExempt } = serverWords[paper.bill.locale].bill
  return drawBill(paper.bill, writeCii(paper.bill, { isTest, isExempt }))
}
