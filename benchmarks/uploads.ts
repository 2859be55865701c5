// node benchmarks/uploads.ts: the most memory that this process takes while PDFs of 20 MB are sent one after the other,
// looked at and stored, beside what it took for the first two: a ratio that stays near 1. The sender is in the same process, with the file.
import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'

import pino from 'pino'

import { createApiServer } from '../src/api/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { writePdf } from '../src/testing/pdf/write-pdf.ts'
import { onOwnDatabase, type OwnDatabase } from './on-own-database.ts'

const ROUNDS = 10
const MEGABYTE = 1024 * 1024

await onOwnDatabase(measure)

async function measure({ folder, db, artworks }: OwnDatabase): Promise<void> {
  const app = createApiServer({
    db,
    files: await openFiles({ s3: undefined, dataDir: folder }),
    artworks: artworks.index,
    uploads: {
      folder: path.join(folder, 'uploads'),
      pdfWorker: path.resolve('src/domain/applications/pdf/pdf-worker.ts'),
    },
    log: pino({ level: 'silent' }),
    trustedProxies: 1,
    publicUrl: 'http://localhost',
    isSecure: false,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const picture = new Blob([new Uint8Array(writePortfolio())])
  const most: number[] = []
  for (let round = 0; round <= ROUNDS; round++) most.push(await send(address, picture, round))
  const [first = 1, second = 1, ...others] = most
  console.log(most.map((bytes) => `${Math.round(bytes / MEGABYTE)} MB`).join(', '))
  console.log(`at most ${(Math.max(...others) / Math.max(first, second)).toFixed(2)} times what the first two took`)
  await app.close()
}

async function send(address: string, pdf: Blob, round: number): Promise<number> {
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
  const form = new FormData()
  const fields = { first_name: 'Inès', surname: 'Marchetti', phone: '+33 6 12 34 56 78', locale: 'fr', agreement: 'on' }
  for (const [name, value] of Object.entries({ ...fields, key: randomUUID(), email: `ines${round}@example.com` })) {
    form.append(name, value)
  }
  form.append('pdf', pdf, 'portfolio.pdf')
  const { status } = await fetch(`${address}/api/applications`, { method: 'POST', body: form })
  clearInterval(watch)
  if (status !== 201) throw new Error(`${status}`)
  return most
}

function writePortfolio(): Buffer {
  const bytes = randomBytes(20 * MEGABYTE - 2000)
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>',
    '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /I 4 0 R >> >> >>',
    { dictionary: '/Type /XObject /Subtype /Image /Width 10 /Height 10 /Filter /DCTDecode', bytes },
  ])
}
