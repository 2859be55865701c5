import { takeTurns } from '../../take-turns.ts'

/** The pixels of jobs: nobody waits for these, but visitors wait for the processor. */
export const oneByOne = takeTurns({ atOnce: 1 })
