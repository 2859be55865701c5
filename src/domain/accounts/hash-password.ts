import argon2 from '@node-rs/argon2'

import { takeTurns } from '../../take-turns.ts'

/** argon2id at the cost that OWASP recommends. */
export const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What is verified in place of a password that does not exist: of the same cost, and no password's. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$SP7RB+opKx4S0rsOAeLwnw$cBfgQxMVVDgrhehhLaZPT1Kdo7sQ3fbkcyFH6hWmsZg'

// Both work in the threads that files and names of hosts are read with too, of which there are four.
const AT_ONCE = 2
const LONGEST_LINE = 200
const PATIENCE_MS = 5000

const inLine = takeTurns({ atOnce: AT_ONCE, inLine: LONGEST_LINE, patience: PATIENCE_MS })

/** Hashes a password for the table. */
export const hashPassword = (password: string): Promise<string> => inLine(() => argon2.hash(password, COST))

/** Whether this is the password behind a hash; without a hash it is not, for exactly the same work. */
export async function isPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await inLine(() => argon2.verify(hash ?? NOBODYS_HASH, password))
  return isRight && typeof hash === 'string'
}
