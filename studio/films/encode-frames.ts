import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { chromium } from '@playwright/test'

import { findBrowser } from '../../scripts/find-browser.mjs'
import type { Chunk } from './write-webm.ts'

interface Reel {
  width: number
  height: number
  framesPerSecond: number
  /** Bits a second. */
  rate: number
  count: number
  /** A frame as planes of brightness and the two colours, the latter at half the size. */
  frameAt: (at: number) => Uint8Array
}

/** How many frames apart those that stand alone are: as far as one has to go back when winding. */
const KEY_EVERY = 40

/**
 * Encodes frames as VP9 with the encoder a browser brings along: it asks for frame after frame, and hands each back
 * encoded. The studio needs no other tool for films, and the house needs none at all.
 */
export async function encodeFrames({ width, height, framesPerSecond, rate, count, frameAt }: Reel): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  const server = http.createServer((request, response) => {
    const [, kind, at, isKey] = (request.url ?? '').split('/')
    if (kind === 'frame') {
      response.end(frameAt(Number(at)))
    } else if (kind === 'chunk') {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        chunks.push({ data: Buffer.concat(parts), time: Number(at) / 1000, isKey: isKey === 'key' })
        response.end()
      })
    } else {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html>')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.evaluate(encodeInPage, { width, height, framesPerSecond, rate, count, keyEvery: KEY_EVERY })
  } finally {
    await browser.close()
    server.close()
  }
  return chunks.toSorted((a, b) => a.time - b.time)
}

interface Order {
  width: number
  height: number
  framesPerSecond: number
  rate: number
  count: number
  keyEvery: number
}

/** Runs in the browser. */
async function encodeInPage({ width, height, framesPerSecond, rate, count, keyEvery }: Order): Promise<void> {
  const sent: Promise<unknown>[] = []
  const failures: Error[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      sent.push(fetch(`/chunk/${chunk.timestamp}/${chunk.type}`, { method: 'POST', body: data }))
    },
    error: (error) => {
      failures.push(error)
    },
  })
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    bitrate: rate,
    framerate: framesPerSecond,
    latencyMode: 'quality',
  })
  for (let at = 0; at < count && failures.length === 0; at++) {
    const data = await (await fetch(`/frame/${at}`)).arrayBuffer()
    const frame = new VideoFrame(data, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: Math.round((at * 1e6) / framesPerSecond),
      colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
    })
    encoder.encode(frame, { keyFrame: at % keyEvery === 0 })
    frame.close()
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await encoder.flush()
  encoder.close()
  await Promise.all(sent)
  if (failures[0]) throw failures[0]
}
