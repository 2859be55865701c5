import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import { makeUploadPlace } from '../domain/applications/index.ts'
import { DomainError } from '../domain/domain-error.ts'
import { watchUpload } from './watch-upload.ts'

/** A form with a file, taken in: the file lies on disk until it is discarded. */
export interface Upload {
  fields: Record<string, unknown>
  file?: { path: string; name: string; size: number; isTooLarge: boolean }
  discard: () => Promise<void>
}

interface Limits {
  /** The field that carries the file. */
  fileField: string
  fileSize: number
  /** The whole request, so that no filling between its parts goes on for ever. */
  bodySize: number
  milliseconds: number
  /** How long a form may say nothing more after its last byte. */
  patienceMs: number
}

/** Writes a form's file to disk as it comes, never more of it in memory than is under way; whatever ends early leaves nothing. */
export async function receiveUpload(
  request: FastifyRequest,
  folder: string,
  { fileField, fileSize, ...limits }: Limits,
): Promise<Upload> {
  const place = await makeUploadPlace(folder)
  const upload: Upload = { fields: {}, discard: () => rm(place, { force: true }) }
  const watch = watchUpload(request.raw, limits)
  try {
    // No limit to the number of parts: a form that ends within the first one beyond it would end this process. What
    // the other limits leave out is skipped, and the whole has its own.
    const partLimits = { fileSize, files: 1, fields: 20, fieldSize: 8192, headerPairs: 20, parts: Infinity }
    const parts = request.parts({ limits: partLimits })
    for (;;) {
      const { done, value: part } = await Promise.race([parts.next(), watch.stuck])
      if (done) return upload
      watch.noteSign()
      if (part.type === 'field') put(upload.fields, part.fieldname, part.value)
      else if (part.fieldname === fileField) await save(part, place, upload, watch)
      else part.file.resume()
    }
  } catch (error) {
    await upload.discard()
    // What the parser says of a broken form has no code; disks and connections have, and so has our own breaking off.
    const isForm = watch.signal.aborted || (error as NodeJS.ErrnoException).code === undefined
    throw isForm ? new DomainError('malformed-request') : error
  } finally {
    watch.stop()
  }
}

async function save(
  { file, filename }: MultipartFile,
  place: string,
  upload: Upload,
  { noteSign, signal }: ReturnType<typeof watchUpload>,
): Promise<void> {
  const disk = createWriteStream(place, { flags: 'wx', mode: 0o600 })
  file.on('data', noteSign)
  await pipeline(file, disk, { signal })
  // A form without a chosen file sends one without a name and without a byte.
  if (disk.bytesWritten === 0 && !filename) return
  upload.file = { path: place, name: filename, size: disk.bytesWritten, isTooLarge: file.truncated }
}

/** A field that comes twice is a list, which none of them may be. */
function put(fields: Upload['fields'], name: string, value: unknown): void {
  fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value
}
