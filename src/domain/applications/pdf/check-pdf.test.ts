import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { takeTurns } from '../../../take-turns.ts'
import { makeFileFolder } from '../../../testing/make-file-folder.ts'
import { CORPUS } from '../../../testing/pdf/pdf-corpus.ts'
import { PDF_WORKER } from '../../../testing/pdf/pdf-worker-file.ts'
import { checkPdf } from './check-pdf.ts'

test('every file of the corpus gets the verdict it deserves', { timeout: 240_000 }, async () => {
  const folder = makeFileFolder()
  await mkdir(folder)
  const inTurn = takeTurns({ atOnce: 2 })
  const told: Record<string, unknown> = {}
  await Promise.all(
    CORPUS.map(({ name, bytes }, at) =>
      inTurn(async () => {
        const file = path.join(folder, `${at}.pdf`)
        await writeFile(file, bytes())
        const verdict = await checkPdf(file, { workerFile: PDF_WORKER })
        told[name] = 'pages' in verdict ? verdict.pages : verdict.fault
      }),
    ),
  )

  expect(CORPUS.length).toBeGreaterThanOrEqual(40)
  expect(told).toEqual(Object.fromEntries(CORPUS.map(({ name, verdict }) => [name, verdict])))
})

test('a whole file that is cut off anywhere is never taken', { timeout: 120_000 }, async () => {
  const folder = makeFileFolder()
  await mkdir(folder)
  const file = path.join(folder, 'cut.pdf')
  for (const name of ['version 1.3', 'packed objects', 'lines that end as on Windows', 'laid out for the web']) {
    const whole = CORPUS.find((one) => one.name === name)?.bytes() ?? expect.unreachable()
    for (let at = 0; at < 5; at++) {
      const length = randomInt(whole.length - 2)
      await writeFile(file, whole.subarray(0, length))
      const verdict = await checkPdf(file, { workerFile: PDF_WORKER })
      expect([name, length, 'fault' in verdict]).toEqual([name, length, true])
    }
  }
})

test('a look that takes too long ends, and the file counts as too complicated', async () => {
  const folder = makeFileFolder()
  await mkdir(folder)
  const file = path.join(folder, 'slow.pdf')
  await writeFile(file, CORPUS[0]?.bytes() ?? '')

  expect(await checkPdf(file, { workerFile: PDF_WORKER, timeLimitMs: 0 })).toEqual({ fault: 'pdfComplicated' })
})
