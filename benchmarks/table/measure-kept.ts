import { type Metric, medianOf } from './metric.ts'
import { press } from './press.ts'
import { startBare } from './start-bare.ts'

/** Short turns, and many: a machine that others use too is quicker in some seconds than in others. */
const ROUNDS = 9
const TURN_SECONDS = 1
const BROTLI = { 'accept-encoding': 'br' }

/** How many requests for what is kept a gallery answers, as shares of what the bare server answers. */
export async function measureKept(address: string, bare: string): Promise<Metric[]> {
  const page = `${address}/fr`
  const { etag, bytes } = await readTwice(page)
  const large = await startBare(bytes)
  const cases: [name: string, url: string, headers: Record<string, string>, wanted?: string][] = [
    ['bare server with as many bytes as the page', large.address, {}],
    ['kept page', page, BROTLI, '≥ 0.65'],
    ['304', page, { ...BROTLI, 'if-none-match': etag }, '≥ 0.85'],
    ['kept reply of the API: list', `${address}/api/artworks?with=facets`, BROTLI, '≥ 0.75'],
    ['kept reply of the API: menu', `${address}/api/menu`, BROTLI, '≥ 0.75'],
    ['kept page with a query', `${address}/fr/artwork?page=2`, BROTLI],
  ]
  for (const [, url] of cases) await readTwice(url)
  const shares = cases.map((): number[] => [])
  const rateOf = async (url: string, headers = {}) => (await press(url, { headers, seconds: TURN_SECONDS })).rate
  for (let round = 0; round < ROUNDS; round++) {
    let before = await rateOf(bare)
    for (const [at, [, url, headers]] of cases.entries()) {
      const rate = await rateOf(url, headers)
      const after = await rateOf(bare)
      shares[at]?.push((rate * 2) / (before + after))
      before = after
    }
  }
  large.stop()
  const metrics: Metric[] = cases.map(([name, , , wanted], at) => {
    return { name, value: medianOf(shares[at] ?? []), unit: 'of bare', better: 'more', ...(wanted ? { wanted } : {}) }
  })
  return [...metrics, { name: 'kept page', value: bytes / 1000, unit: 'KB', better: 'less', wanted: 'smaller than 32' }]
}

/** The same page for one, for many and for a crowd. */
export async function measureCrowds(address: string, bare: string, crowds: number[]): Promise<number[]> {
  const shares = crowds.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, connections] of crowds.entries()) {
      const base = await press(bare, { connections, seconds: TURN_SECONDS })
      const ours = await press(`${address}/fr`, { connections, headers: BROTLI, seconds: TURN_SECONDS })
      shares[at]?.push(ours.rate / base.rate)
    }
  }
  return shares.map(medianOf)
}

/** Once to have it made, once to have it kept. */
async function readTwice(url: string): Promise<{ etag: string; bytes: number }> {
  await (await fetch(url, { headers: BROTLI })).arrayBuffer()
  const reply = await fetch(url, { headers: BROTLI })
  await reply.arrayBuffer()
  return { etag: reply.headers.get('etag') ?? '', bytes: Number(reply.headers.get('content-length')) }
}
