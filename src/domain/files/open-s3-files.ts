import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { S3mini, S3ServiceError } from 's3mini'

import { StartFailure } from '../../database/index.ts'
import { contentTypeOf } from './content-type.ts'
import { type ByteRange, checkFile, type FileFacts, type FileStore, isKey } from './file-store.ts'

/** A bucket of any service that speaks S3. */
export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The service does not answer, or refuses; whoever asked may come again later. */
class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
  readonly statusCode = 503
}

const ANSWER_WITHIN_MS = 15_000
const TAKE_WITHIN_MS = 120_000

/** Keeps files in a bucket, after a first look that proves it can be reached. */
export async function openS3Files({ endpoint, bucket, ...settings }: S3Settings): Promise<FileStore> {
  const s3 = new S3mini({
    ...settings,
    endpoint: `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`,
    fetch: fetchInTime,
  })

  const ask = (key: string, range?: ByteRange) =>
    orNothing(() => s3.getObjectRaw(key, !range, range?.start, range && range.end + 1), [404, 416])

  const files: FileStore = {
    async put(key, bytes) {
      checkFile(key, bytes.length)
      await orNothing(() => s3.putObject(key, Buffer.from(bytes), contentTypeOf(key)), [])
    },
    async putFile(key, file) {
      // Read from the disk while it is sent, and again should it have to be sent again.
      const blob = await openAsBlob(file, { type: contentTypeOf(key) })
      checkFile(key, blob.size)
      await orNothing(() => s3.putObject(key, blob, contentTypeOf(key)), [])
    },
    // Asked for its first byte, a service tells size and tag in one reply.
    async find(key) {
      const reply = isKey(key) ? await ask(key, { start: 0, end: 0 }) : undefined
      await reply?.arrayBuffer()
      return reply && factsOf(reply)
    },
    async read(key, range) {
      const reply = isKey(key) ? await ask(key, range) : undefined
      return reply?.body ? { ...factsOf(reply), stream: Readable.fromWeb(reply.body as ReadableStream) } : undefined
    },
    async remove(key) {
      if (isKey(key)) await orNothing(() => s3.deleteObject(key), [404])
    },
  }
  await files.find('first-look').catch((error: Error) => {
    throw new StartFailure(
      `The bucket ${bucket} at ${endpoint} cannot be used: check the S3 settings.\nWhat was said: ${error.message}`,
      { cause: error },
    )
  })
  return files
}

async function orNothing<Result>(ask: () => Promise<Result>, nothing: number[]): Promise<Result | undefined> {
  try {
    return await ask()
  } catch (error) {
    const isMissing = error instanceof S3ServiceError && nothing.includes(error.status)
    if (isMissing && error.serviceCode !== 'NoSuchBucket') return undefined
    const { message, cause } = error as Error
    throw new FilesUnavailable([message, (cause as Error | undefined)?.message].filter(Boolean).join(': '), {
      cause: error,
    })
  }
}

function factsOf({ headers }: Response): FileFacts {
  const [, whole] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  return {
    size: Number(whole ?? headers.get('content-length')),
    tag: (headers.get('etag') ?? '').replace(/^W\/|"/g, ''),
  }
}

/** Limits the wait for the reply's head; its body may take as long as the reader takes. */
async function fetchInTime(address: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
  const waiting = new AbortController()
  const limit = setTimeout(
    () => waiting.abort(new Error('no answer in time')),
    options.method === 'PUT' ? TAKE_WITHIN_MS : ANSWER_WITHIN_MS,
  )
  try {
    return await fetch(address, { ...options, signal: waiting.signal })
  } finally {
    clearTimeout(limit)
  }
}
