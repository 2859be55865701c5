import { createHash } from 'node:crypto'

/** Stands for an address where turns are counted: counts are not to be a list of whom we know, or of whom somebody asked about. */
export const markAddress = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')
