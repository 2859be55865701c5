import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

import type { S3Settings } from '../domain/files/index.ts'
import { checkS3Signature } from './check-s3-signature.ts'

interface StoredObject {
  bytes: Buffer
  contentType: string | undefined
}

/** A bucket on this machine that takes only requests with a right signature. */
export interface S3Peer {
  settings: S3Settings
  objects: Map<string, StoredObject>
  stop: () => Promise<void>
}

const STATUS: Record<string, number> = { NoSuchBucket: 404, NoSuchKey: 404, InvalidRange: 416, MethodNotAllowed: 405 }

/** Starts a small S3 service that keeps objects in memory and goes with the test. */
export async function startS3Peer(): Promise<S3Peer> {
  const objects = new Map<string, StoredObject>()
  const keys = { accessKeyId: 'AKIDGALLERY', secretAccessKey: 'a/secret+of=the~gallery', region: 'eu-west-3' }
  const server = createServer((request, reply) => {
    void answer(request, reply).catch(() => reply.destroy())
  })

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const body = await buffer(request)
    const fault = checkS3Signature({ method, url, headers, body }, keys)
    if (fault) return refuse(reply, fault)
    const [, bucket, ...rest] = decodeURIComponent(url.split('?')[0] ?? '').split('/')
    const key = rest.join('/')
    if (bucket !== 'gallery') return refuse(reply, 'NoSuchBucket')
    if (method === 'PUT') {
      objects.set(key, { bytes: body, contentType: headers['content-type'] })
      return void reply.writeHead(200, { etag: etagOf(body) }).end()
    }
    const found = objects.get(key)
    if (method === 'DELETE') {
      objects.delete(key)
      return void reply.writeHead(204).end()
    }
    if (!found) return refuse(reply, 'NoSuchKey')
    return method === 'GET' ? send(reply, found, headers.range) : refuse(reply, 'MethodNotAllowed')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  return { settings: { ...keys, endpoint: `http://127.0.0.1:${port}`, bucket: 'gallery' }, objects, stop }
}

function send(reply: ServerResponse, { bytes, contentType }: StoredObject, range = ''): void {
  const headers = { etag: etagOf(bytes), ...(contentType ? { 'content-type': contentType } : {}) }
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  if (first === undefined) return void reply.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
  const end = Math.min(last ? Number(last) : Infinity, bytes.length - 1)
  if (Number(first) > end) return refuse(reply, 'InvalidRange')
  const part = bytes.subarray(Number(first), end + 1)
  reply
    .writeHead(206, {
      ...headers,
      'content-length': part.length,
      'content-range': `bytes ${first}-${end}/${bytes.length}`,
    })
    .end(part)
}

function refuse(reply: ServerResponse, code: string): void {
  reply
    .writeHead(STATUS[code] ?? 403, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
