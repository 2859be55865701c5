import type { Database } from '../src/database/index.ts'
import { timeInTurns, weigh } from './time-in-turns.ts'

const MOST = 2
/** Milliseconds that nobody feels. */
const UNFELT = 3

/** Prints what each call costs on a small and on a large gallery; fails when one costs more than twice as much, and one could feel it. */
export async function compareSizes(
  few: Database,
  many: Database,
  calls: Record<string, (db: Database) => Promise<unknown>>,
): Promise<void> {
  const table: Record<string, ReturnType<typeof weigh>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const [atFew, atMany] = await timeInTurns([() => call(few), () => call(many)])
    table[name] = weigh(atFew, atMany)
  }
  console.table(table)
  const broken = Object.entries(table).filter(([, cost]) => cost.times > MOST && cost.many - cost.few > UNFELT)
  for (const [name, { times }] of broken) console.error(`BROKEN: ${name} costs ${times} times as much`)
  process.exitCode = broken.length > 0 ? 1 : 0
}
