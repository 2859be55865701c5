import { type Metric, medianOf } from './metric.ts'
import { type Answered, press, pressAnew } from './press.ts'
import { databaseIn, processorTimeOf } from './processor-time.ts'

/** Each with the bare server before it: a machine that others use too is quicker in some seconds than in others. */
const ROUNDS = 7

/** A gallery that is measured, and the bare server beside it. */
export interface Measured {
  address: string
  pid: number
  dataDir: string
  bare: { address: string; pid: number }
}

interface Case {
  name: string
  address: string
  connections: number
  wanted: string
}

const CASES: Case[] = [
  {
    name: 'list with counts never asked before',
    address: '/api/artworks?with=facets&category=Painting&price={low}-{high}',
    connections: 8,
    wanted: '≤ 1.2 + 0.5',
  },
  {
    name: 'search never asked before',
    address: '/api/search?query=lighthouse+{n}',
    connections: 8,
    wanted: '≤ 1.5 + 1.5',
  },
  { name: 'list page rendered anew', address: '/artwork?price={low}-{high}', connections: 8, wanted: '≤ 12' },
]

/** What one answer costs, in milliseconds of a processor, the gallery's and the database's, and as it is waited for. */
export interface Cost {
  name: string
  wanted: string
  gallery: number
  database: number
  waited: number
  /** How many answers of the bare server could have been had for the processor time of both. */
  inBare: number
}

/** What is made for one alone costs, at this size of the catalogue. */
export async function measureAnew({ address, pid, dataDir, bare }: Measured): Promise<Cost[]> {
  const database = await databaseIn(dataDir)
  const costs: Cost[] = []
  for (const { name, address: place, connections, wanted } of CASES) {
    const ask = () => pressAnew(address, place, { connections, seconds: 2 })
    // What is compiled while it first runs is nobody's cost.
    await ask()
    const rounds: Omit<Cost, 'name' | 'wanted'>[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const base = await timeOf([bare.pid], () => press(bare.address, { seconds: 1 }))
      const { spent, answered } = await timeOf([pid, database], ask)
      const [gallery = 0, ofDatabase = 0] = spent.map((one) => one / answered.requests)
      const ofBare = (base.spent[0] ?? 0) / base.answered.requests
      const waited = 1000 / answered.rate
      rounds.push({ gallery, database: ofDatabase, waited, inBare: (gallery + ofDatabase) / ofBare })
    }
    const median = (key: keyof (typeof rounds)[0]) => medianOf(rounds.map((one) => one[key]))
    costs.push({
      ...{ name, wanted, gallery: median('gallery'), database: median('database') },
      ...{ waited: median('waited'), inBare: median('inBare') },
    })
  }
  return costs
}

/** The processor time that these spend while something is done. The gallery's is without that of its own database. */
async function timeOf(
  [first = 0, ...others]: number[],
  work: () => Promise<Answered>,
): Promise<{ spent: number[]; answered: Answered }> {
  const read = async () => {
    const rest = await Promise.all(others.map((one) => processorTimeOf(one)))
    return [await processorTimeOf(first, others), ...rest]
  }
  const before = await read()
  const answered = await work()
  const after = await read()
  return { spent: after.map((one, at) => one - (before[at] ?? 0)), answered }
}

export const toMetrics = (costs: Cost[], works: number): Metric[] =>
  costs.flatMap(({ name, wanted, inBare, waited }) => {
    const told = `${name}, ${works} works`
    return [
      { name: told, value: inBare, unit: '× bare', better: 'less' },
      { name: `${told}, waited for`, value: waited, unit: 'ms', better: 'less', wanted },
    ] satisfies Metric[]
  })
