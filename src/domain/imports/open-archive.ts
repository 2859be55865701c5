import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'

/** A file of an archive, by its place in it. */
export interface ArchiveEntry {
  at: number
  /** As it stands in the archive, folders and all; nothing is ever written there. */
  name: string
  /** Its bytes; undefined for what is damaged, locked or larger than wanted. */
  read: (largest: number) => Promise<Buffer | 'too-large' | undefined>
}

const MOST_ENTRIES = 5000

/** Opens an archive that lies on disk; undefined for what is none. */
export async function openArchive(file: string) {
  // Names are taken as bytes: a single bad one must not end the reading of all others.
  const options = { decodeStrings: false, validateEntrySizes: true, autoClose: false } as const
  const archive = await openPromise(file, options).catch(() => undefined)
  return archive && { close: () => archive.close(), listEntries: () => listEntries(archive) }
}

/** Tells what an archive holds, without unpacking any of it; what comes after very many or something damaged is left out. */
async function listEntries(archive: ZipFile): Promise<{ entries: ArchiveEntry[]; isWhole: boolean }> {
  const entries: ArchiveEntry[] = []
  try {
    let at = 0
    for await (const entry of archive.eachEntry()) {
      const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
      if (name.endsWith('/')) continue
      if (++at > MOST_ENTRIES) return { entries, isWhole: false }
      const read = async (largest: number) => {
        if (!entry.canDecodeFileData()) return undefined
        return entry.uncompressedSize > largest ? 'too-large' : readEntry(archive, entry, largest)
      }
      entries.push({ at, name, read })
    }
    return { entries, isWhole: true }
  } catch {
    return { entries, isWhole: false }
  }
}

async function readEntry(archive: ZipFile, entry: Entry, largest: number): Promise<Buffer | 'too-large' | undefined> {
  try {
    const parts: Buffer[] = []
    let size = 0
    for await (const part of await archive.openReadStreamPromise(entry)) {
      // What says less of itself than it comes to is found out here.
      size += (part as Buffer).length
      if (size > largest) return 'too-large'
      parts.push(part as Buffer)
    }
    return Buffer.concat(parts)
  } catch {
    return undefined
  }
}
