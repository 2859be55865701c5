import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import { makeUploadPlace } from '../domain/applications/index.ts'
import { DomainError } from '../domain/domain-error.ts'

/** A form with a file, taken in: the file lies on disk until it is discarded. */
export interface Upload {
  fields: Record<string, unknown>
  file?: { path: string; size: number; isTooLarge: boolean }
  discard: () => Promise<void>
}

interface Limits {
  /** The field that carries the file. */
  fileField: string
  fileSize: number
  /** The whole request, so that no filling between its parts goes on for ever. */
  bodySize: number
  milliseconds: number
}

/** Writes a form's file to disk as it comes, never more of it in memory than is under way; whatever ends early leaves nothing. */
export async function receiveUpload(
  request: FastifyRequest,
  folder: string,
  { fileField, fileSize, bodySize, milliseconds }: Limits,
): Promise<Upload> {
  const place = await makeUploadPlace(folder)
  const upload: Upload = { fields: {}, discard: () => rm(place, { force: true }) }
  const stopWatching = watch(request, bodySize, milliseconds)
  try {
    const limits = { fileSize, files: 1, fields: 20, fieldSize: 8192, headerPairs: 20, parts: 30 }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') put(upload.fields, part.fieldname, part.value)
      else if (part.fieldname === fileField) await save(part, place, upload)
      else part.file.resume()
    }
    return upload
  } catch (error) {
    await upload.discard()
    // What the parser says of a broken form has no code; disks and connections have.
    throw (error as NodeJS.ErrnoException).code === undefined ? new DomainError('malformed-request') : error
  } finally {
    stopWatching()
  }
}

async function save({ file, filename }: MultipartFile, place: string, upload: Upload): Promise<void> {
  const disk = createWriteStream(place, { flags: 'wx', mode: 0o600 })
  await pipeline(file, disk)
  // A form without a chosen file sends one without a name and without a byte.
  if (disk.bytesWritten === 0 && !filename) return
  upload.file = { path: place, size: disk.bytesWritten, isTooLarge: file.truncated }
}

/** A field that comes twice is a list, which none of them may be. */
function put(fields: Upload['fields'], name: string, value: unknown): void {
  fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value
}

/** Breaks a request off that is longer or slower than any honest one. */
function watch({ raw }: FastifyRequest, bodySize: number, milliseconds: number): () => void {
  let received = 0
  const end = () => void raw.destroy()
  const count = (chunk: Buffer) => {
    received += chunk.length
    if (received > bodySize) end()
  }
  const limit = setTimeout(end, milliseconds)
  raw.on('data', count)
  return () => {
    clearTimeout(limit)
    raw.off('data', count)
  }
}
