import { rm, writeFile } from 'node:fs/promises'

import { LARGEST_ATTACHED_MB, MOST_ATTACHED } from '../../contract/enquiries/values.ts'
import type { Database } from '../../database/index.ts'
import { makeUploadPlace } from '../applications/index.ts'
import { DomainError } from '../domain-error.ts'
import { inspectAttached, storeAttached } from '../enquiries/index.ts'
import type { FileStore } from '../files/index.ts'
import type { IncomingMail } from './read-mail.ts'

const LARGEST = LARGEST_ATTACHED_MB * 1024 * 1024
const LONGEST_NAME = 100
const MOST_NAMED = 50

/** Where files lie while they are looked at, and what looks at them. */
export interface Uploads {
  folder: string
  pdfWorker: string
}

/** Keeps what came with a mail as far as threads take it; of the rest there is the name. */
export async function keepAttached(
  { db, files, uploads }: { db: Database; files: FileStore; uploads?: Uploads | undefined },
  enquiryId: string,
  attached: IncomingMail['attached'],
): Promise<{ files: string[]; leftOut: string[] }> {
  const kept: string[] = []
  const leftOut: string[] = []
  for (const { name, bytes } of attached) {
    const isWanted = uploads && kept.length < MOST_ATTACHED && bytes.length > 0 && bytes.length <= LARGEST
    const id = isWanted ? await keep({ db, files, uploads }, enquiryId, { name, bytes }) : undefined
    if (id !== undefined) kept.push(id)
    else if (leftOut.length < MOST_NAMED) leftOut.push(tidyName(name))
  }
  return { files: kept, leftOut }
}

async function keep(
  { db, files, uploads }: { db: Database; files: FileStore; uploads: Uploads },
  enquiryId: string,
  { name, bytes }: IncomingMail['attached'][number],
): Promise<string | undefined> {
  const path = await makeUploadPlace(uploads.folder)
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    const extension = await inspectAttached(path, uploads.pdfWorker)
    return (await storeAttached(db, files, enquiryId, { path, name, size: bytes.length, extension })).id
  } catch (error) {
    // What threads do not take is left out; whatever else goes wrong is no reason to lose it.
    if (error instanceof DomainError && error.code !== 'not-found') return undefined
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

const tidyName = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed()
