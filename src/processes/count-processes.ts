import os from 'node:os'

/** What one process takes once it has worked for a while. */
const OF_A_PROCESS = 512 * 2 ** 20
/** What PostgreSQL takes, and a large picture while it is unpacked. */
const OF_ALL_OTHERS = 2 ** 30
/** More than these would not find connections at a PostgreSQL as it is installed, of which other programs want some too. */
const MOST_UNASKED = 8

interface Machine {
  processors: number
  /** In bytes. */
  memory: number
}

/** How many processes a machine lends: one for each processor, and fewer where memory is small. */
export function countProcesses({ processors, memory }: Machine = lookAtMachine()): number {
  const withRoom = Math.floor((memory - OF_ALL_OTHERS) / OF_A_PROCESS)
  return Math.max(1, Math.min(processors, withRoom, MOST_UNASKED))
}

// Where nobody limits it, the system answers with a number beyond all memory, or with none.
const lookAtMachine = (): Machine => ({
  processors: os.availableParallelism(),
  memory: Math.min(os.totalmem(), process.constrainedMemory() || Infinity),
})
