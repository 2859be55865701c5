import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { readSent } from './sent-page.ts'
import { expect, serverTest } from './test.ts'

/** What a first visit of each kind of page may weigh, in bytes: its HTML with brotli, its scripts with gzip. */
const MOST: [address: string, html: number, scripts: number][] = [
  ['/', 26_000, 109_000],
  ['/artwork', 30_000, 108_500],
  ['/cn/artwork', 30_500, 109_000],
  ['/artwork/goat-in-one-breath', 24_500, 118_500],
  ['/artist/ines-corval', 29_000, 115_500],
  ['/artist', 24_000, 123_500],
  ['/gallery', 23_500, 140_500],
  ['/news', 23_000, 136_500],
  ['/search?query=blue', 28_000, 127_500],
  ['/cart', 18_500, 110_000],
]

/** The scripts that a page asks for, once it was painted: they are named where it begins. */
const scriptsOf = (html: string) => {
  const from = html.indexOf('id="start">')
  const begin = html.slice(from, html.indexOf('</script>', html.indexOf('</script>', from) + 1))
  return new Set([...begin.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
}

serverTest('pages of every kind weigh no more than they may', async ({ request }) => {
  const weights: [string, number, number][] = []
  for (const [address] of MOST) {
    const { status, html } = await readSent(request, address)
    expect(status, address).toBe(200)
    const scripts = [...scriptsOf(html)].map((file) => readFileSync(`build/client${file}.gz`).length)
    expect(scripts.length, address).toBeGreaterThan(5)
    weights.push([address, brotliCompressSync(html).length, scripts.reduce((sum, size) => sum + size, 0)])
  }
  const tooHeavy = weights.filter(
    ([, html, scripts], at) => html > (MOST[at]?.[1] ?? 0) || scripts > (MOST[at]?.[2] ?? 0),
  )
  expect(tooHeavy).toEqual([])
})
