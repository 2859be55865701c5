import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { ZipFile } from 'yazl'

/** Where an export is written to. */
export interface FolderWriter {
  write: (place: string, content: string | Readable) => Promise<void>
  close: () => Promise<void>
}

/** The folder cannot be written to; the message says why. */
export class FolderProblem extends Error {
  override name = 'FolderProblem'
}

/** Writes into a folder that is empty or not there yet. */
export async function openFolderWriter(folder: string): Promise<FolderWriter> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new FolderProblem(`${folder} is not a folder that can be written to.`)
  })
  if (entries.length > 0) throw new FolderProblem(`${folder} is not empty.`)
  await mkdir(folder, { recursive: true })
  return {
    write: async (place, content) => {
      const file = path.join(folder, place)
      await mkdir(path.dirname(file), { recursive: true })
      await pipeline(toStream(content), createWriteStream(file, { flags: 'wx' }))
    },
    close: async () => undefined,
  }
}

/** Every file in an archive is of this day, so that the same gallery gives the same bytes. */
const SOME_DAY = new Date('2000-01-01T12:00:00')
const PACKED = /\.(?:yaml|vtt)$/

/** Writes an archive; pictures and films are packed tightly already and are stored as they are. */
export async function openZipWriter(file: string): Promise<FolderWriter> {
  const archive = new ZipFile()
  const written = pipeline(archive.outputStream, createWriteStream(file, { flags: 'wx' }))
  // Whoever writes hears of it at the next turn.
  written.catch(() => undefined)
  return {
    write: async (place, content) => {
      const stream = toStream(content)
      const options = { mtime: SOME_DAY, compress: PACKED.test(place), forceDosTimestamp: true }
      const taken = new Promise<void>((resolve, reject) => {
        stream.once('end', resolve)
        stream.once('error', reject)
      })
      archive.addReadStream(stream, place, options)
      await Promise.race([taken, written])
    },
    close: async () => {
      archive.end()
      await written
    },
  }
}

const toStream = (content: string | Readable) =>
  typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content
