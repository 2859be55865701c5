import argon2 from '@node-rs/argon2'

const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for the table. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, COST)
