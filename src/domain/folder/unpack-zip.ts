import { createWriteStream } from 'node:fs'
import { access, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'

import { type Entry, openPromise, type ZipFile } from 'yauzl'

import { CERTIFICATES_FILE, FACTS_FILE, FORMAT_FILE, LEFTOVERS, MOST_FILES } from './list-folder.ts'
import { emptyReport, refuse, type Report, type Trouble } from './report.ts'

/** What an archive may come to, however small it is packed. */
const LARGEST_FILE = 1_000_000_000
const LARGEST_YAML = 3_000_000
const LARGEST_FACTS = 100_000_000
const LARGEST_WHOLE = 20_000_000_000
/** Pictures hardly become smaller when they are packed, and texts to a tenth. */
const MOST_TIMES = 20
const SPARED = 50_000_000

/** An archive that cannot be taken: which file of it, and why. */
export class BadArchive extends Error {
  override name = 'FolderProblem'
  readonly report: Report

  constructor(file: string, trouble: Trouble) {
    const report = emptyReport(true)
    refuse(report, file, trouble)
    super(`${file} ${report.refused[0]?.reason}.`)
    this.report = report
  }
}

/** Called with the share of an archive that is unpacked, and how many files it holds. */
type OnUnpacked = (share: number, count: number) => void

/**
 * Unpacks an archive into a folder of its own, and answers with the folder of the gallery in it: nothing lands outside,
 * and nothing grows beyond measure.
 */
export async function unpackZip(
  file: string,
  folder: string,
  { name: called = path.basename(file), onProgress }: { name?: string; onProgress?: OnUnpacked } = {},
): Promise<string> {
  const archive = await openPromise(file, { strictFileNames: true, validateEntrySizes: true }).catch(() => {
    throw new BadArchive(called, { word: 'not-archive' })
  })
  const { size: packed } = await stat(file)
  const most = Math.min(LARGEST_WHOLE, SPARED + packed * MOST_TIMES)
  let whole = 0
  let count = 0
  let done = 0
  let current = called
  try {
    for await (const entry of archive.eachEntry()) {
      current = entry.fileName
      if (current.endsWith('/')) continue
      if (++count > MOST_FILES) throw new BadArchive(current, { word: 'many-files', values: { max: MOST_FILES } })
      refuseEntry(entry)
      await unpackOne(archive, entry, path.join(folder, current), (bytes) => {
        whole += bytes
        if (whole > most) throw new BadArchive(current, { word: 'archive-grows', values: { max: most / 1e6 } })
      })
      done += entry.compressedSize
      onProgress?.(Math.min(1, done / packed), archive.entryCount)
    }
  } catch (error) {
    throw toBadArchive(error as NodeJS.ErrnoException, current)
  } finally {
    archive.close()
  }
  return findGallery(folder)
}

function refuseEntry(entry: Entry): void {
  const { fileName: name } = entry
  const isPlain = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\:\0]/.test(name)
  if (!isPlain || name.length > 300) throw new BadArchive(shorten(name), { word: 'file-name' })
  // Archives made on Unix say what kind of file each is.
  const kind = (entry.externalFileAttributes >>> 28) & 0xf
  if (kind !== 0 && kind !== REGULAR) throw new BadArchive(name, { word: 'a-link' })
  if (!entry.canDecodeFileData()) throw new BadArchive(name, { word: 'file-locked' })
}
const REGULAR = 8

/** Those that grow with the gallery, and are read in parts. */
const LONG_FILES = [FACTS_FILE, CERTIFICATES_FILE]

const largestOf = (name: string) =>
  LONG_FILES.some((long) => name === long || name.endsWith(`/${long}`))
    ? LARGEST_FACTS
    : name.endsWith('.yaml')
      ? LARGEST_YAML
      : LARGEST_FILE

async function unpackOne(
  archive: ZipFile,
  entry: Entry,
  target: string,
  onBytes: (count: number) => void,
): Promise<void> {
  const largest = largestOf(entry.fileName)
  let size = 0
  let sum = 0
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      sum = crc32(chunk, sum)
      try {
        if (size > largest) throw new BadArchive(entry.fileName, { word: 'file-size', values: { max: largest / 1e6 } })
        onBytes(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  await mkdir(path.dirname(target), { recursive: true })
  await pipeline(await archive.openReadStreamPromise(entry), measured, createWriteStream(target, { flags: 'wx' }))
  if (sum !== entry.crc32) throw new BadArchive(entry.fileName, { word: 'file-damaged', values: { text: '' } })
}

/** What disks say is trouble of ours, all else the archive's. */
function toBadArchive(error: NodeJS.ErrnoException, current: string): Error {
  if (error instanceof BadArchive) return error
  const { code = '', message } = error
  if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR')
    return new BadArchive(current, { word: 'file-twice' })
  if (code === 'ENAMETOOLONG') return new BadArchive(shorten(current), { word: 'file-name' })
  if (code !== '' && !code.startsWith('Z_')) return error
  const [, name] = NAME_REFUSED.map((words) => message.split(words)).find((parts) => parts.length > 1) ?? []
  if (name !== undefined) return new BadArchive(shorten(name), { word: 'file-name' })
  return new BadArchive(current, { word: 'file-damaged', values: { text: message } })
}
/** How the library begins to tell of a name that leads elsewhere. */
const NAME_REFUSED = ['absolute path: ', 'invalid relative path: ', 'invalid characters in fileName: ']

const shorten = (name: string) => name.slice(0, 100)

/** Who packs a folder by hand packs the folder itself: then the gallery is what is in it. */
async function findGallery(folder: string): Promise<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !LEFTOVERS.has(name))
  const [only, ...others] = entries
  if (!only?.isDirectory() || others.length > 0) return folder
  const inner = path.join(folder, only.name)
  return access(path.join(inner, FORMAT_FILE)).then(
    () => inner,
    () => folder,
  )
}
