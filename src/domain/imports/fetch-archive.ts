import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import { makeUploadPlace } from '../applications/index.ts'
import { DomainError } from '../domain-error.ts'
import { type FileStore, readLarge } from '../files/index.ts'
import { fileKeyOf, type StoredImport } from './stored-import.ts'

/** Has an import's archive on this machine's disk while it is worked on, and no longer. */
export async function withArchive(
  files: FileStore,
  { id }: StoredImport,
  uploads: string,
  work: (archive: string) => Promise<void>,
): Promise<void> {
  const place = await makeUploadPlace(uploads)
  try {
    const stored = await readLarge(files, fileKeyOf(id))
    if (!stored) throw new DomainError('import-closed')
    await pipeline(stored.stream, createWriteStream(place, { flags: 'wx', mode: 0o600 }))
    await work(place)
  } finally {
    await rm(place, { force: true })
  }
}
