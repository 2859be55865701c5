import { mkdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { Cost } from './measure-anew.ts'
import { type Metric, tell } from './metric.ts'

const FOLDER = path.join(import.meta.dirname, '../results')
const RECORD = path.join(FOLDER, 'recorded.json')

/** What was measured last on machines with these processors: shares of the bare server differ from kind to kind, too. */
interface RecordOfKind {
  machine: ReturnType<typeof describeMachine>
  metrics: Metric[]
}

/** What was recorded last on a machine like this one. */
export async function readRecord(): Promise<Metric[] | undefined> {
  const { processors } = describeMachine()
  return (await readRecords()).find(({ machine }) => machine.processors === processors)?.metrics
}

async function readRecords(): Promise<RecordOfKind[]> {
  return JSON.parse(await readFile(RECORD, 'utf8').catch(() => '[]'))
}

export interface Results {
  metrics: Metric[]
  /** By the size of the catalogue. */
  costs: [works: number, costs: Cost[]][]
  chart: string
}

/** Writes what was measured for people, and for the next comparison. */
export async function writeResults({ metrics, costs, chart }: Results): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const machine = describeMachine()
  const others = (await readRecords()).filter((one) => one.machine.processors !== machine.processors)
  await writeFile(RECORD, `${JSON.stringify([...others, { machine, metrics }], null, 2)}\n`)
  await writeFile(path.join(FOLDER, 'growth.svg'), chart)
  await writeFile(path.join(FOLDER, 'README.md'), toPage(machine, metrics, costs))
}

const describeMachine = () => ({
  processors: `${os.availableParallelism()} × ${os.cpus()[0]?.model ?? os.arch()}`,
  memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
  system: `${os.type()} ${os.release().split('.').slice(0, 2).join('.')}`,
  node: process.version,
  day: new Date().toISOString().slice(0, 10),
})

function toPage(machine: Record<string, string>, metrics: Metric[], costs: Results['costs']): string {
  const rows = metrics.map((metric) => `| ${metric.name} | ${tell(metric)} | ${metric.wanted ?? ''} |`)
  const made = costs.flatMap(([works, list]) =>
    list.map(
      ({ name, gallery, database, waited }) =>
        `| ${name} | ${works} | ${gallery.toFixed(2)} + ${database.toFixed(2)} | ${waited.toFixed(2)} |`,
    ),
  )
  return `# What \`npm run bench\` measured

${Object.entries(machine)
  .map(([name, value]) => `${name}: ${value}`)
  .join('; ')}.

Shares and multiples are of a bare \`node:http\` server of 20 KB in the same run, asked by the same client in C, each in turns with what is measured.

| what | measured | wanted |
| --- | --- | --- |
${rows.join('\n')}

What is made for one alone, in milliseconds of a processor, the gallery's + the database's, and as it is waited for with 8 at once:

| what | works | processor | waited for |
| --- | --- | --- | --- |
${made.join('\n')}

![growth](growth.svg)
`
}
