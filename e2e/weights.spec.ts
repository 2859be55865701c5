import { readFileSync } from 'node:fs'

import { expect, serverTest } from './test.ts'

/** What a first visit of each kind of page may weigh, in bytes: its HTML as it is sent with brotli, its scripts with gzip. */
const MOST: [address: string, html: number, scripts: number][] = [
  ['/', 31_400, 109_000],
  ['/artwork', 36_400, 108_500],
  ['/cn/artwork', 37_900, 109_000],
  ['/artwork/goat-in-one-breath', 29_500, 118_500],
  ['/artist/ines-corval', 35_200, 115_500],
  ['/artist', 29_000, 123_500],
  ['/gallery', 28_200, 140_500],
  ['/news', 27_600, 136_500],
  ['/search?query=blue', 34_000, 127_500],
  ['/cart', 22_200, 110_000],
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
    const reply = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    const { 'content-encoding': encoding, 'content-length': length } = reply.headers()
    expect([address, reply.status(), encoding]).toEqual([address, 200, 'br'])
    const scripts = [...scriptsOf(await reply.text())].map((file) => readFileSync(`build/client${file}.gz`).length)
    expect(scripts.length, address).toBeGreaterThan(5)
    weights.push([address, Number(length), scripts.reduce((sum, size) => sum + size, 0)])
  }
  const tooHeavy = weights.filter(
    ([, html, scripts], at) => !(html <= (MOST[at]?.[1] ?? 0)) || scripts > (MOST[at]?.[2] ?? 0),
  )
  expect(tooHeavy).toEqual([])
})
