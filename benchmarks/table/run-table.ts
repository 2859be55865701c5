import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { fillWithWorks } from '../fill-with-works.ts'
import { makeDataFolder, requireBuild, runBenchmark, runGallery, type RunningGallery } from '../run-gallery.ts'
import { findWorse } from './compare.ts'
import { drawGrowth } from './draw-growth.ts'
import { type Cost, measureAnew, toMetrics } from './measure-anew.ts'
import { measureCrowds, measureKept } from './measure-kept.ts'
import { medianOf, type Metric, tell } from './metric.ts'
import { pressAnew, requireClient } from './press.ts'
import { memoryOf } from './processor-time.ts'
import { startBare } from './start-bare.ts'
import { readRecord, writeResults } from './write-results.ts'

const PORT = 4390
const SIZES = [200, 1000, 10_000, 100_000]
const FEW = [200, 10_000]
const CROWDS = [1, 32, 256]
const STARTS = 5
/** In a quiet moment a gallery gives back what it needs no more. */
const QUIET_MS = 5000
/** Where the rows that are not about growth are measured. */
const USUAL_SIZE = 10_000
const BARE_BYTES = 20_000
const LONGEST_MS = 60 * 60_000

const project = path.resolve(import.meta.dirname, '../..')

interface Found {
  metrics: Metric[]
  costs: [works: number, costs: Cost[]][]
  crowds: number[]
}

/** Measures the whole table; with `isCheck` only what a change could make worse, against what is recorded. */
export async function runTable({ isCheck }: { isCheck: boolean }): Promise<never> {
  requireBuild()
  await requireClient()
  const faults: string[] = []
  return runBenchmark(
    async () => {
      const found = await measure(isCheck ? FEW : SIZES, (line) => faults.push(line))
      console.table(Object.fromEntries(found.metrics.map((one) => [`${one.name} (${one.unit})`, told(one)])))
      if (isCheck) faults.push(...(await compareWithRecord(found.metrics)))
      else await writeResults({ ...found, chart: chartOf(found) })
    },
    { faults, withinMs: LONGEST_MS },
  )
}

async function compareWithRecord(metrics: Metric[]): Promise<string[]> {
  const recorded = await readRecord()
  if (recorded) return findWorse(recorded, metrics)
  return ['Nothing is recorded of a machine like this one: npm run bench records it.']
}

const told = (metric: Metric) => ({ measured: tell(metric), wanted: metric.wanted ?? '' })

async function measure(sizes: number[], onComplaint: (line: string) => void): Promise<Found> {
  const bare = await startBare(BARE_BYTES)
  const found: Found = { metrics: [], costs: [], crowds: [] }
  for (const works of sizes) {
    console.error(`${works} works …`)
    const dataDir = await makeDataFolder()
    await fillWithWorks(dataDir, works)
    const open = () => runGallery({ port: PORT, dataDir, onComplaint })
    const { gallery, ready, inBare } = await startSeveralTimes(open)
    found.metrics.push(
      { name: `second start, ${works} works`, value: inBare, unit: '× bare', better: 'less' },
      { name: `second start, ${works} works`, value: ready, unit: 'ms', better: 'less', wanted: '≤ 2000' },
    )
    const atStart = await memoryOf(gallery.pid)
    const costs = await measureAnew({ ...gallery, dataDir, bare })
    found.costs.push([works, costs])
    found.metrics.push(...toMetrics(costs, works))
    if (works === USUAL_SIZE) {
      found.metrics.push(...(await measureKept(gallery.address, bare.address)))
      found.crowds = await measureCrowds(gallery.address, bare.address, CROWDS)
      await pressAnew(gallery.address, '/fr/artwork?price=1-{n}', { seconds: 20 })
      const atLast = await memoryOf(gallery.pid)
      await sleep(QUIET_MS)
      found.metrics.push(
        { name: 'memory at start', value: atStart, unit: 'MB', better: 'less' },
        { name: 'memory as the load ends', value: atLast, unit: 'MB', better: 'less' },
        { name: 'memory after load', value: await memoryOf(gallery.pid), unit: 'MB', better: 'less', wanted: '≤ 350' },
        await weighScripts(gallery.address),
      )
    }
    await gallery.end('SIGTERM')
  }
  return found
}

/** The first start finds nothing kept of an earlier one; the last is left running. Beside each a program that does nothing. */
async function startSeveralTimes(open: () => Promise<RunningGallery>) {
  const times: { ready: number; inBare: number }[] = []
  let gallery = await open()
  for (let start = 0; start < STARTS; start++) {
    await gallery.end('SIGTERM')
    const begun = performance.now()
    spawnSync(process.execPath, ['--eval', '0'])
    const bare = performance.now() - begun
    gallery = await open()
    times.push({ ready: gallery.ready, inBare: gallery.ready / bare })
  }
  return {
    gallery,
    ready: medianOf(times.map(({ ready }) => ready)),
    inBare: medianOf(times.map(({ inBare }) => inBare)),
  }
}

/** What a browser is sent of scripts for the list: the page names them all. */
async function weighScripts(address: string): Promise<Metric> {
  const html = await (await fetch(`${address}/artwork`)).text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const words = [...files].filter((file) => !/words-(?!en)/.test(file))
  const read = words.map((file) => readFile(path.join(project, 'build/client', file)))
  const bytes = (await Promise.all(read)).reduce((sum, content) => sum + gzipSync(content).length, 0)
  return { name: 'scripts of the list, gzip', value: bytes / 1000, unit: 'KB', better: 'less', wanted: '≤ 110' }
}

function chartOf({ costs, crowds }: Found): string {
  const names = costs[0]?.[1].map(({ name }) => name) ?? []
  const line = (name: string) => {
    const of = costs.map(([, list]) => list.find((one) => one.name === name))
    return { name, values: of.map((one) => (one ? one.gallery + one.database : 0)) }
  }
  return drawGrowth([
    {
      title: 'Processor time of one answer (ms), by works',
      steps: costs.map(([works]) => String(works)),
      lines: names.map(line),
    },
    {
      title: 'A kept page, as a share of the bare server, by connections',
      steps: CROWDS.map(String),
      lines: [{ name: 'kept page', values: crowds }],
    },
  ])
}
