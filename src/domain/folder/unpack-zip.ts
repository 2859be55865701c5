import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { type Entry, openPromise, type ZipFile } from 'yauzl'

import { FolderProblem } from './folder-writer.ts'

/** What an archive may come to, however small it is packed. */
const LARGEST_FILE = 1_000_000_000
const LARGEST_YAML = 3_000_000
const LARGEST_WHOLE = 20_000_000_000
const MOST_FILES = 500_000

/** Unpacks an archive into a folder of its own; nothing lands outside it, and nothing grows beyond measure. */
export async function unpackZip(file: string, folder: string): Promise<void> {
  const archive = await openPromise(file, { strictFileNames: true, validateEntrySizes: true }).catch((error: Error) => {
    throw new FolderProblem(`${file} cannot be read as an archive: ${error.message}`)
  })
  let whole = 0
  let count = 0
  try {
    for await (const entry of archive.eachEntry()) {
      const { fileName: name } = entry
      if (name.endsWith('/')) continue
      if (++count > MOST_FILES) throw new FolderProblem(`${file} holds more than ${MOST_FILES} files.`)
      refuseName(file, name)
      await unpackOne(archive, entry, path.join(folder, name), (bytes) => {
        whole += bytes
        if (whole > LARGEST_WHOLE) throw new FolderProblem(`${file} comes to more than ${LARGEST_WHOLE / 1e9} GB.`)
      })
    }
  } catch (error) {
    if (error instanceof FolderProblem) throw error
    throw new FolderProblem(`${file} is damaged: ${(error as Error).message}`)
  } finally {
    archive.close()
  }
}

function refuseName(file: string, name: string): void {
  const isPlain = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\:\0]/.test(name)
  if (!isPlain || name.length > 300)
    throw new FolderProblem(`${file} holds a file that leads elsewhere: ${JSON.stringify(name.slice(0, 100))}.`)
}

async function unpackOne(
  archive: ZipFile,
  entry: Entry,
  target: string,
  onBytes: (count: number) => void,
): Promise<void> {
  const largest = target.endsWith('.yaml') ? LARGEST_YAML : LARGEST_FILE
  let size = 0
  const measured = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      try {
        if (size > largest) throw new FolderProblem(`${entry.fileName} comes to more than ${largest / 1e6} MB.`)
        onBytes(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  await mkdir(path.dirname(target), { recursive: true })
  await pipeline(await archive.openReadStreamPromise(entry), measured, createWriteStream(target, { flags: 'wx' }))
}
