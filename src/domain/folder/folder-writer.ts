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
  /** Lets go of what cannot be finished. */
  giveUp: (reason: Error) => Promise<void>
}

/** A folder that cannot be written to; the message says why. */
class FolderProblem extends Error {
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
    giveUp: async () => undefined,
  }
}

/** Every file in an archive is of this day, so that the same gallery gives the same bytes. */
const SOME_DAY = new Date('2000-01-01T12:00:00')
const PACKED = /\.(?:yaml|vtt)$/

/** Writes an archive into a file that is not there yet. */
export const openZipWriter = (file: string): FolderWriter =>
  writeZipTo((archive) => pipeline(archive, createWriteStream(file, { flags: 'wx' })))

/** Writes an archive to wherever its bytes are taken; pictures and films are packed tightly already and are stored as they are. */
export function writeZipTo(take: (archive: Readable) => Promise<unknown>): FolderWriter {
  const archive = new ZipFile()
  const output = archive.outputStream as Readable
  const written = take(output).then(
    () => undefined,
    (error: unknown) => {
      // Then nothing comes any more.
      output.destroy()
      throw error
    },
  )
  // Whoever writes hears of it at the next turn.
  written.catch(() => undefined)
  output.on('error', () => undefined)
  return {
    write: async (place, content) => {
      const stream = toStream(content)
      const options = { mtime: SOME_DAY, compress: PACKED.test(place), forceDosTimestamp: true }
      const taken = new Promise<void>((resolve, reject) => {
        stream.once('end', resolve)
        stream.once('error', reject)
      })
      archive.addReadStream(stream, place, options)
      try {
        await Promise.race([taken, written])
      } catch (error) {
        stream.destroy()
        throw error
      }
    },
    close: async () => {
      archive.end()
      await written
    },
    giveUp: async (reason) => {
      output.destroy(reason)
      await written.catch(() => undefined)
    },
  }
}

const toStream = (content: string | Readable) =>
  typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content
