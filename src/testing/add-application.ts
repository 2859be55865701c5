import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { type ApplicationForm, applicationForm } from '../contract/applications/endpoints.ts'
import type { Database } from '../database/index.ts'
import { findApplication, storeApplication } from '../domain/applications/index.ts'
import type { FileStore } from '../domain/files/index.ts'
import { scratchFolder } from './scratch-folder.ts'
import { applicant, SMALL_PDF } from './send-application.ts'

/** An application that came in, through the domain's own function. */
export async function addApplication(
  { db, files }: { db: Database; files: FileStore },
  wishes: Partial<ApplicationForm> = {},
) {
  const folder = await mkdtemp(path.join(scratchFolder, 'cimaise-application-'))
  try {
    const file = path.join(folder, 'portfolio.pdf')
    await writeFile(file, SMALL_PDF)
    const form = { ...applicationForm.parse({ ...applicant(), key: randomUUID() }), ...wishes }
    const { reference } = await storeApplication(db, files, { form, file, size: SMALL_PDF.length, pages: 1 })
    return await findApplication(db, reference)
  } finally {
    await rm(folder, { recursive: true })
  }
}
