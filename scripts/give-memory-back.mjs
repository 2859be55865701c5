// Gives the system back what a busy time has left behind, once hardly anybody asks for anything: V8 keeps it for the next
// busy time, and looks for it only when there is more to do.
import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOKS_EACH_MS = 1000
/** Of the time between two looks: with less to do nobody notices the tenth of a second that it takes. */
const QUIET = 0.05
const WORTH_BYTES = 32 * 1024 * 1024

setFlagsFromString('--expose-gc')
/** @type {(options: object) => void} */
const collect = runInNewContext('gc')
setFlagsFromString('--no-expose-gc')

const held = () => {
  const { total_heap_size: heap, external_memory: beside } = getHeapStatistics()
  return heap + beside
}

let before = performance.eventLoopUtilization()
let wasQuiet = false
let least = held()

setInterval(() => {
  const now = performance.eventLoopUtilization()
  const isQuiet = performance.eventLoopUtilization(now, before).utilization < QUIET
  before = now
  if (isQuiet && wasQuiet && held() - least > WORTH_BYTES) {
    collect({ type: 'major', execution: 'sync' })
    least = held()
    before = performance.eventLoopUtilization()
  }
  least = Math.min(least, held())
  wasQuiet = isQuiet
}, LOOKS_EACH_MS).unref()
